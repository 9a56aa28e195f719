import { Button, Field, Input } from '@app/ui'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'

interface ListInputProps {
  label: string
  hint: string
  items: readonly string[]
  most: number
  maxLength: number
  placeholder?: string
  /** What is typed as it is kept, or what is wrong with it. */
  read: (typed: string) => { item: string } | { wrong: string }
  onChange: (items: readonly string[]) => void
}

/** Words one adds and takes away one by one. */
export function ListInput({ label, hint, items, most, maxLength, placeholder, read, onChange }: ListInputProps) {
  const t = useTexts('editor')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState('')
  const add = () => {
    if (!typed.trim()) return
    const found = read(typed.trim())
    if ('wrong' in found) return setWrong(found.wrong)
    if (items.includes(found.item)) return setWrong(t('list.twice'))
    if (items.length >= most) return setWrong(t('list.full'))
    onChange([...items, found.item])
    setTyped('')
    setWrong('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div className="grid gap-2.5">
      <Field label={label} hint={hint} error={wrong}>
        <div className="flex gap-2">
          <Input
            value={typed}
            maxLength={maxLength}
            placeholder={placeholder}
            onKeyDown={press}
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong('')
            }}
          />
          <Button className="h-9 pointer-coarse:h-11" onClick={add}>
            <Plus aria-hidden />
            {t('list.add')}
          </Button>
        </div>
      </Field>
      {items.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {items.map((item) => (
            <li
              key={item}
              className="inline-flex min-w-0 max-w-full items-center rounded-full bg-surface-3 pl-3 text-sm text-text-2"
            >
              <span className="truncate">{item}</span>
              <button
                type="button"
                aria-label={t('list.remove', { item })}
                onClick={() => onChange(items.filter((one) => one !== item))}
                className="grid size-7 shrink-0 place-items-center rounded-full text-text-3 hover:text-text pointer-coarse:size-11"
              >
                <X className="size-3.5" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
