import { PageHeader, panelProps, Skeleton, TabStrip } from '@app/ui'
import { Bot, LayoutGrid, SlidersHorizontal } from 'lucide-react'
import { Suspense, useEffect, useId, useRef } from 'react'
import { lazyView } from '../../lib/lazy-view.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { SelectTab } from './select-tab.tsx'
import { useWizard } from './use-wizard.ts'
import { WizardSteps } from './wizard-steps.tsx'

// The catalogue is what one begins with; the rest comes when it is asked for.
const ConfigureTab = lazyView(['deploy'], () => import('./configure-tab.tsx').then((m) => m.ConfigureTab))
const ManageTab = lazyView(['dashboard'], () => import('./manage-tab.tsx').then((m) => m.ManageTab))
const ICONS = { select: LayoutGrid, configure: SlidersHorizontal, manage: Bot }
const TABS = ['select', 'configure', 'manage'] as const
const VIEWS = { select: SelectTab, configure: ConfigureTab, manage: ManageTab }

export function DeployPage() {
  const t = useTexts('deploy')
  const wizard = useWizard()
  const { tab } = wizard
  const View = VIEWS[tab]
  const id = useId()
  const tabs = TABS.map((value) => {
    const Icon = ICONS[value]
    return { value, label: [<Icon key="icon" aria-hidden />, t(`tabs.${value}`)] }
  })
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
        <TabStrip id={id} label={t('tabs.label')} tabs={tabs} value={tab} onChange={wizard.setTab} />
        {tab !== 'manage' && <WizardSteps step={wizard.step} />}
        <div ref={panel} {...panelProps(id, tab)} tabIndex={-1} className="pt-5 outline-none">
          <Suspense fallback={<Skeleton className="h-64 rounded-l" />}>
            <View wizard={wizard} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
