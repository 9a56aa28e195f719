import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { cx } from './cx.ts'

export interface TabStripProps<Tab extends string> {
  /** What the ids of tabs and panel begin with. */
  id: string
  label: string
  tabs: readonly { value: Tab; label: ReactNode }[]
  value: Tab
  onChange: (tab: Tab) => void
}

/** What a panel needs to belong to its strip. */
export const panelProps = (id: string, value: string) =>
  ({ role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${value}` }) as const

/** Where the place of the next tab is, by the key that was pressed. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Tabs for pages that have no room for the library's 9 kB in their first load. Arrows, Home and End choose. */
export function TabStrip<Tab extends string>({ id, label, tabs, value, onChange }: TabStripProps<Tab>) {
  const list = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    const at = MOVES[event.key]?.(
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    )
    const next = at === undefined ? undefined : tabs[at]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    list.current
      ?.querySelectorAll<HTMLElement>('[role=tab]')
      .item(at ?? 0)
      .focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
      className="flex gap-1 overflow-x-auto border-line border-b"
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? `${id}-panel` : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          // On a phone not all tabs fit: the one that is chosen is brought into view.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          className={cx(
            '-mb-px inline-flex h-10 shrink-0 items-center gap-2 whitespace-nowrap border-b-2 px-3 font-medium text-sm transition',
            'hover:text-text focus-visible:-outline-offset-2 pointer-coarse:h-11 [&_svg]:size-4',
            tab.value === value ? 'border-accent text-text' : 'border-transparent text-text-2',
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
