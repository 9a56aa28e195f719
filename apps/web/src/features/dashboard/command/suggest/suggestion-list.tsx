import { cx, Kbd } from '@app/ui'
import { Bot, File, Globe, History, KeyRound, Lightbulb, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../../../lib/use-texts.ts'
import type { Suggestion, SuggestionKind } from './suggestion.ts'

const ICONS: Record<SuggestionKind, LucideIcon> = {
  before: History,
  example: Lightbulb,
  site: Globe,
  logIn: KeyRound,
  agent: Bot,
  file: File,
}

export const optionId = (listId: string, at: number): string => `${listId}-${at}`

interface SuggestionListProps {
  id: string
  label: string
  suggestions: readonly Suggestion[]
  active: number
  byTab: number
  onTake: (taken: Suggestion) => void
}

/** Lies over what is below the box, so that nothing moves while somebody types. */
export function SuggestionList({ id, label, suggestions, active, byTab, onTake }: SuggestionListProps) {
  const t = useTexts('command')
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      // The box keeps the focus; the list is chosen from out of it.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-2.5 top-full z-20 max-h-80 animate-appear overflow-y-auto rounded-m border border-line-strong bg-surface-1 p-1 shadow-float"
    >
      {suggestions.map((suggestion, at) => {
        const Icon = ICONS[suggestion.kind]
        return (
          <div
            key={`${suggestion.kind} ${suggestion.words}`}
            id={optionId(id, at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            ref={at === active ? (row) => row?.scrollIntoView?.({ block: 'nearest' }) : undefined}
            onClick={() => onTake(suggestion)}
            onKeyDown={() => undefined}
            className={cx(
              'flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 rounded-s px-2 py-1 text-sm',
              at === active ? 'bg-surface-3 text-text' : 'text-text-2 hover:bg-surface-2',
            )}
          >
            <Icon aria-hidden className="size-4 shrink-0 text-text-3" />
            <span lang={suggestion.kind === 'example' ? 'en' : undefined} className="line-clamp-2 min-w-0 flex-1">
              {suggestion.words}
            </span>
            {at === byTab && (
              <span aria-hidden className="pointer-coarse:hidden max-sm:hidden">
                <Kbd>Tab</Kbd>
              </span>
            )}
            <span className="shrink-0 text-xs text-text-3 max-sm:sr-only">
              {t(`suggestions.kind.${suggestion.kind}`)}
            </span>
          </div>
        )
      })}
    </div>
  )
}
