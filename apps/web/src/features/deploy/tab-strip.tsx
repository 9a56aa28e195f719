import { cx } from '@app/ui'
import { Bot, LayoutGrid, SlidersHorizontal } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import type { Tab } from './use-wizard.ts'

const TABS = [
  { key: 'select', icon: LayoutGrid },
  { key: 'configure', icon: SlidersHorizontal },
  { key: 'manage', icon: Bot },
] as const
const KEYS: Record<string, (at: number) => number> = {
  ArrowRight: (at) => (at + 1) % TABS.length,
  ArrowLeft: (at) => (at + TABS.length - 1) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
}

export const tabId = (tab: Tab) => `deploy-tab-${tab}`
export const PANEL_ID = 'deploy-panel'

/** Three buttons rather than the library's tabs: beside the catalogue its 9 kB are more than a first load may have. */
export function TabStrip({ tab, onChange }: { tab: Tab; onChange: (tab: Tab) => void }) {
  const t = useTexts('deploy')
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = TABS[KEYS[event.key]?.(TABS.findIndex(({ key }) => key === tab)) ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.key)
    document.getElementById(tabId(next.key))?.focus()
  }
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={t('tabs.label')}
      onKeyDown={move}
      className="flex gap-1 overflow-x-auto border-line border-b"
    >
      {TABS.map(({ key, icon: Icon }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabId(key)}
          aria-selected={key === tab}
          aria-controls={key === tab ? PANEL_ID : undefined}
          tabIndex={key === tab ? 0 : -1}
          onClick={() => onChange(key)}
          className={cx(
            '-mb-px inline-flex h-10 shrink-0 items-center gap-2 whitespace-nowrap border-b-2 px-3 text-sm font-medium transition',
            'hover:text-text focus-visible:-outline-offset-2 pointer-coarse:h-11 [&_svg]:size-4',
            key === tab ? 'border-accent text-text' : 'border-transparent text-text-2',
          )}
        >
          <Icon aria-hidden />
          {t(`tabs.${key}`)}
        </button>
      ))}
    </div>
  )
}
