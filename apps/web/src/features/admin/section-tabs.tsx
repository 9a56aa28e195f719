import { cx } from '@app/ui'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

interface SectionTabsProps<Tab extends string> {
  label: string
  tabs: readonly { value: Tab; label: string }[]
  value: Tab
  onChange: (tab: Tab) => void
  /** The chosen section. */
  children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs by hand: the library's would not fit into what this page may load at first. Arrows, Home and End choose. */
export function SectionTabs<Tab extends string>({ label, tabs, value, onChange, children }: SectionTabsProps<Tab>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const chosen = tabs.findIndex((tab) => tab.value === value)
  const choose = (at: number) => {
    const tab = tabs.at(at % tabs.length)
    if (tab) onChange(tab.value)
    list.current
      ?.querySelectorAll<HTMLElement>('[role=tab]')
      .item((at + tabs.length) % tabs.length)
      .focus()
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const end = { Home: 0, End: tabs.length - 1 }[event.key]
    if (step === undefined && end === undefined) return
    event.preventDefault()
    choose(end ?? chosen + (step ?? 0))
  }
  return (
    <div>
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
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            // On a phone not all tabs fit: the one that is chosen is brought into view.
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            className={cx(
              '-mb-px inline-flex h-10 shrink-0 items-center whitespace-nowrap border-b-2 px-3 font-medium text-sm transition hover:text-text focus-visible:-outline-offset-2 pointer-coarse:h-11',
              tab.value === value ? 'border-accent text-text' : 'border-transparent text-text-2',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="pt-5">
        {children}
      </div>
    </div>
  )
}
