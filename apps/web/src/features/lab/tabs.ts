import { LAB_TABS, type LabTab } from '@app/spec'
import type { ComponentType } from 'react'
import { lazyView } from '../../lib/lazy-view.ts'
import type { Status } from './lab-catalogue.ts'

export interface LabView {
  status: Status
  View: ComponentType
}

/** One line a tab; what is not here is not shown. The order is the specification's, whatever the order here. */
export const VIEWS: Partial<Record<LabTab, LabView>> = {
  builder: {
    status: 'active',
    View: lazyView(['lab-builder', 'command'], () => import('./builder/builder-tab.tsx').then((m) => m.BuilderTab)),
  },
  voice: {
    status: 'active',
    View: lazyView(['lab-voice'], () => import('./voice/voice-tab.tsx').then((m) => m.VoiceTab)),
  },
  phone: {
    status: 'active',
    View: lazyView(['lab-phone'], () => import('./phone/phone-tab.tsx').then((m) => m.PhoneTab)),
  },
  demos: {
    status: 'active',
    View: lazyView(['lab-demos', 'command', 'tasks', 'live'], () =>
      import('./demos/demos-tab.tsx').then((m) => m.DemosTab),
    ),
  },
  code: {
    status: 'active',
    View: lazyView(['lab-code'], () => import('./code/code-lab.tsx').then((m) => m.CodeLab)),
  },
  collab: {
    status: 'active',
    View: lazyView(['lab-collab'], () => import('./collab/collab-tab.tsx').then((m) => m.CollabTab)),
  },
  ethics: {
    status: 'active',
    View: lazyView(['lab-ethics'], () => import('./ethics/ethics-tab.tsx').then((m) => m.EthicsTab)),
  },
  predictive: {
    status: 'active',
    View: lazyView(['lab-predictive'], () => import('./predictive/predictive-tab.tsx').then((m) => m.PredictiveTab)),
  },
}

export const SHOWN_TABS: readonly LabTab[] = LAB_TABS.filter((tab) => VIEWS[tab])
