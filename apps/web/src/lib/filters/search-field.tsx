import { Field, Input } from '@app/ui'
import { useEffect, useState } from 'react'

interface SearchFieldProps {
  label: string
  hint: string
  /** What is searched for now. */
  value: string | undefined
  onChange: (words: string) => void
  /** As long as a pause between two words, or shorter where the answer is quick. */
  pauseMs: number
  className?: string
}

/** Searches when the writing pauses; what comes from elsewhere, such as the way back, is taken over. */
export function SearchField({ label, hint, value = '', onChange, pauseMs, className }: SearchFieldProps) {
  const [words, setWords] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (words.trim() !== value) setWords(value)
  }
  useEffect(() => {
    if (words.trim() === value) return
    const timer = setTimeout(() => onChange(words), pauseMs)
    return () => clearTimeout(timer)
  }, [words, value, onChange, pauseMs])
  return (
    <Field label={label} className={className}>
      <Input
        type="search"
        value={words}
        maxLength={200}
        placeholder={hint}
        onChange={({ target }) => setWords(target.value)}
      />
    </Field>
  )
}
