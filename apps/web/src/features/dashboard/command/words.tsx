import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { optionId, SuggestionList } from './suggest/suggestion-list.tsx'
import { useSuggestions } from './suggest/use-suggestions.ts'

interface WordsProps {
  value: string
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (words: string) => void
  onRun: () => void
  /** What is pressed with the words; the list never lies over it. */
  children: ReactNode
}

/** The box that takes the words, with what it offers while they are typed. */
export function Words({ value, field, onChange, onRun, children }: WordsProps) {
  const t = useTexts('command')
  const id = useId()
  const listId = useId()
  const { shown, active, byTab, take, press, close, onFocus, onTyped } = useSuggestions({
    words: value,
    onChange,
    field,
  })
  const open = shown.length > 0
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const runs = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!runs && !press(event)) return
    event.preventDefault()
    if (!runs) return
    close()
    onRun()
  }
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {t('label')}
      </label>
      <textarea
        id={id}
        ref={field}
        rows={2}
        maxLength={10_000}
        value={value}
        placeholder={t('placeholder')}
        aria-autocomplete="list"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
        onChange={(event) => {
          onChange(event.target.value)
          onTyped(event.target)
        }}
        onFocus={onFocus}
        onBlur={close}
        onKeyDown={onKeyDown}
        className="field-sizing-content block max-h-72 min-h-18 w-full resize-none bg-transparent px-4.5 pt-4 pb-2 text-lg leading-relaxed outline-none placeholder:text-text-3"
      />
      <span role="status" className="sr-only">
        {open && t('suggestions.count', { count: shown.length })}
      </span>
      {children}
      {open && (
        <SuggestionList
          id={listId}
          label={t(value.trim() ? 'suggestions.label' : 'suggestions.before')}
          suggestions={shown}
          active={active}
          byTab={byTab}
          onTake={take}
        />
      )}
    </div>
  )
}
