import { Button, Field, Input } from '@app/ui'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

interface CopyLineProps {
  label: string
  value: string
  words: { copy: string; copied: string }
}

/** A value to take away: selected on focus, copied by its button. */
export function CopyLine({ label, value, words }: CopyLineProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <div className="flex items-end gap-2">
      <Field label={label} className="min-w-0 flex-1">
        <Input readOnly value={value} onFocus={(event) => event.target.select()} className="font-mono" />
      </Field>
      <Button className="h-9 pointer-coarse:h-11" onClick={copy}>
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span role="status">{copied ? words.copied : words.copy}</span>
      </Button>
    </div>
  )
}
