import { Button, Input } from '@app/ui'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import type { SetValue } from './input-field.tsx'
import { isRecord } from './schema.ts'

interface Pair {
  id: number
  name: string
  value: string
}

interface PairsInputProps {
  label: string
  hint: string | undefined
  value: unknown
  error: string | undefined
  onChange: SetValue
}

/** Values under names of one's own, such as the fields of a form. */
export function PairsInput({ label, hint, value, error, onChange }: PairsInputProps) {
  const t = useTexts('editor')
  const id = useId()
  const [given] = useState(isRecord(value) ? value : {})
  const [pairs, setPairs] = useState<readonly Pair[]>(() =>
    Object.entries(given).map(([name, one], at) => ({ id: at, name, value: String(one) })),
  )
  const set = (next: readonly Pair[]) => {
    setPairs(next)
    const named = next.filter(({ name }) => name.trim())
    // What came as a number or a yes stays one for as long as nobody writes something else.
    const entries = named.map(({ name, value: typed }) => [name, String(given[name]) === typed ? given[name] : typed])
    onChange(named.length > 0 ? Object.fromEntries(entries) : undefined)
  }
  const edit = (pair: Pair) => set(pairs.map((one) => (one.id === pair.id ? pair : one)))
  return (
    <fieldset className="grid min-w-0 gap-2 sm:col-span-2" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {pairs.map((pair, at) => (
        <div key={pair.id} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-center gap-2">
          <Input
            aria-label={t('steps.pairName')}
            value={pair.name}
            onChange={({ target }) => edit({ ...pair, name: target.value })}
          />
          <Input
            aria-label={pair.name || t('steps.pairValue')}
            value={pair.value}
            onChange={({ target }) => edit({ ...pair, value: target.value })}
          />
          <Button
            size="icon"
            variant="ghost"
            aria-label={t('steps.removePair', { number: String(at + 1) })}
            onClick={() => set(pairs.filter((one) => one.id !== pair.id))}
          >
            <X aria-hidden />
          </Button>
        </div>
      ))}
      <Button
        className="justify-self-start"
        onClick={() =>
          setPairs([...pairs, { id: Math.max(-1, ...pairs.map((one) => one.id)) + 1, name: '', value: '' }])
        }
      >
        <Plus aria-hidden />
        {t('steps.addPair')}
      </Button>
      <p id={`${id}-hint`} className="text-xs text-text-3 empty:hidden">
        {hint}
      </p>
      {error && (
        <p role="alert" className="text-xs text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
