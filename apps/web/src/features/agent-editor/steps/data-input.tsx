import { Textarea } from '@app/ui'
import { useState } from 'react'
import type { SetValue } from './input-field.tsx'

/** Lists and records that have no form of their own. What cannot be read yet stays a text, and is named as a mistake. */
export function DataInput({ value, onChange }: { value: unknown; onChange: SetValue }) {
  const [typed, setTyped] = useState(() => show(value))
  const type = (next: string) => {
    setTyped(next)
    onChange(readData(next))
  }
  return (
    <Textarea
      rows={3}
      spellCheck={false}
      className="font-mono"
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  )
}

const show = (value: unknown): string => {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

export function readData(typed: string): unknown {
  if (!typed.trim()) return undefined
  try {
    const value: unknown = JSON.parse(typed)
    return typeof value === 'object' && value !== null ? value : typed
  } catch {
    return typed
  }
}
