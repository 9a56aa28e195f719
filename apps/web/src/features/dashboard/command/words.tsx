import { type KeyboardEvent, type RefObject, useId } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'

interface WordsProps {
  value: string
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (words: string) => void
  onRun: () => void
}

/** The box that takes the words. */
export function Words({ value, field, onChange, onRun }: WordsProps) {
  const t = useTexts('command')
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onRun()
  }
  return (
    <>
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
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content block max-h-72 min-h-18 w-full resize-none bg-transparent px-4.5 pt-4 pb-2 text-lg leading-relaxed outline-none placeholder:text-text-3"
      />
    </>
  )
}
