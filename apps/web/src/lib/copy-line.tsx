import { Field, Input } from '@app/ui'
import { CopyButton } from './copy-button.tsx'

interface CopyLineProps {
  label: string
  value: string
  words: { copy: string; copied: string }
}

/** A value to take away: selected on focus, copied by its button. */
export function CopyLine({ label, value, words }: CopyLineProps) {
  return (
    <div className="flex items-end gap-2">
      <Field label={label} className="min-w-0 flex-1">
        <Input readOnly value={value} onFocus={(event) => event.target.select()} className="font-mono" />
      </Field>
      <CopyButton text={value} name={label} words={words} className="h-9 pointer-coarse:h-11" />
    </div>
  )
}
