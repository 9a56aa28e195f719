import { Button, Field, Input } from '@app/ui'
import { useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'

/** Always there: not every browser recognises speech, and not everybody can or may speak. */
export function TypedCommand({ tell, isBusy }: { tell: (words: string) => Promise<void>; isBusy: boolean }) {
  const t = useTexts('lab-voice')
  const [words, setWords] = useState('')
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void tell(words)
        setWords('')
      }}
    >
      <Field label={t('typed')} className="min-w-0 flex-1">
        <Input
          maxLength={300}
          autoComplete="off"
          value={words}
          placeholder={t('examples.go.words')}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      <Button type="submit" className="h-9 pointer-coarse:h-11" busy={isBusy} disabled={!words.trim()}>
        {t('send')}
      </Button>
    </form>
  )
}
