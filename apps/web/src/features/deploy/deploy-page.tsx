import { PageHeader } from '@app/ui'
import { Suspense, useEffect, useRef } from 'react'
import { lazyView } from '../../lib/lazy-view.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { SelectTab } from './select-tab.tsx'
import { PANEL_ID, TabStrip, tabId } from './tab-strip.tsx'
import { useWizard } from './use-wizard.ts'
import { WizardSteps } from './wizard-steps.tsx'

// The catalogue is what one begins with; the rest comes when it is asked for.
const ConfigureTab = lazyView(['deploy'], () => import('./configure-tab.tsx').then((m) => m.ConfigureTab))
const ManageTab = lazyView(['dashboard'], () => import('./manage-tab.tsx').then((m) => m.ManageTab))
const VIEWS = { select: SelectTab, configure: ConfigureTab, manage: ManageTab }

export function DeployPage() {
  const t = useTexts('deploy')
  const wizard = useWizard()
  const { tab } = wizard
  const View = VIEWS[tab]
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef('')
  // What was pressed is gone with its tab: whoever works by keyboard goes on from the new one.
  useEffect(() => {
    const now = `${tab} ${wizard.step}`
    const lost = document.activeElement === document.body
    if (shown.current !== '' && shown.current !== now && lost) panel.current?.focus()
    shown.current = now
  }, [tab, wizard.step])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div>
        <TabStrip tab={tab} onChange={wizard.setTab} />
        {tab !== 'manage' && <WizardSteps step={wizard.step} />}
        <div
          ref={panel}
          role="tabpanel"
          id={PANEL_ID}
          tabIndex={-1}
          aria-labelledby={tabId(tab)}
          className="pt-5 outline-none"
        >
          <Suspense>
            <View wizard={wizard} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
