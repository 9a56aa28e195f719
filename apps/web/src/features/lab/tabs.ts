import type { LabTab } from '@app/spec'
import type { ComponentType } from 'react'
import { lazyView } from '../../lib/lazy-view.ts'
import type { Status } from './lab-catalogue.ts'

export interface LabView {
  status: Status
  View: ComponentType
}

/** How far each has come is said as it is: what hangs on a browser's or a telephone company's goodwill is no finished thing. */
export const VIEWS: Record<LabTab, LabView> = {
  builder: {
    status: 'active',
    View: lazyView(['lab-builder', 'command'], () => import('./builder/builder-tab.tsx').then((m) => m.BuilderTab)),
  },
  voice: {
    status: 'beta',
    View: lazyView(['lab-voice'], () => import('./voice/voice-tab.tsx').then((m) => m.VoiceTab)),
  },
  phone: {
    status: 'beta',
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
    status: 'beta',
    View: lazyView(['lab-collab'], () => import('./collab/collab-tab.tsx').then((m) => m.CollabTab)),
  },
  ethics: {
    status: 'active',
    View: lazyView(['lab-ethics'], () => import('./ethics/ethics-tab.tsx').then((m) => m.EthicsTab)),
  },
  predictive: {
    status: 'experimental',
    View: lazyView(['lab-predictive'], () => import('./predictive/predictive-tab.tsx').then((m) => m.PredictiveTab)),
  },
}
