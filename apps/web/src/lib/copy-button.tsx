import { Button } from '@app/ui'
import { Check, Copy } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'className'> {
  text: string
  /** What is copied, for whoever hears the button and does not see what stands beside it. */
  name: string
  words: { copy: string; copied: string }
  onRefused?: () => void
}

/** The news stands beside the button: a status inside it would take away its name. */
export function CopyButton({ text, name, words, onRefused, ...look }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()
  const done = copied === text
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(() => setCopied(text), onRefused)
  const shown = done ? words.copied : words.copy
  return (
    <>
      <Button {...look} aria-label={`${shown}: ${name}`} onClick={() => void copy()}>
        {done ? <Check aria-hidden /> : <Copy aria-hidden />}
        {shown}
      </Button>
      <span role="status" className="sr-only">
        {done && words.copied}
      </span>
    </>
  )
}
