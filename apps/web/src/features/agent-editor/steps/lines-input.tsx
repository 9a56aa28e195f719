import { Textarea } from '@app/ui'
import { useState } from 'react'
import type { SetValue } from './input-field.tsx'
import { isTemplate } from './schema.ts'

/** A list of texts, one a line; one `{{…}}` alone stands for the whole list. */
export function LinesInput({ value, onChange }: { value: unknown; onChange: SetValue }) {
  const [typed, setTyped] = useState(() => (Array.isArray(value) ? value.join('\n') : String(value ?? '')))
  const type = (next: string) => {
    setTyped(next)
    const lines = next
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    const [first] = lines
    if (lines.length === 1 && isTemplate(first)) onChange(first)
    else onChange(lines.length > 0 ? lines : undefined)
  }
  return <Textarea rows={2} className="min-h-16" value={typed} onChange={(event) => type(event.target.value)} />
}
