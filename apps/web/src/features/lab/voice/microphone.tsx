import { Button } from '@app/ui'
import { Mic, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { localeStore } from '../../../lib/locale.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { canListen, listen } from './speech.ts'

/** Listens for one command at a time; what the browser hears is shown while it is said. */
export function Microphone({ tell }: { tell: (words: string) => Promise<void> }) {
  const t = useTexts('lab-voice')
  const { isListening, heard, error, start, stop } = useListening(tell)
  if (!canListen()) return <p className="text-pretty text-sm text-text-2">{t('deaf')}</p>
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant={isListening ? 'secondary' : 'primary'} size="lg" onClick={isListening ? stop : start}>
          {isListening ? <Square aria-hidden /> : <Mic aria-hidden />}
          {t(isListening ? 'stopListening' : 'listen')}
        </Button>
        <span role="status" className="min-w-0 flex-1 break-words text-text-2">
          {isListening ? heard || t('listening') : ''}
        </span>
      </div>
      {error && (
        <p role="alert" className="text-sm text-warn">
          {error === 'not-allowed' ? t('notAllowed') : t('notHeard')}
        </p>
      )}
      <p className="text-pretty text-text-3 text-xs">{t('privacy')}</p>
    </div>
  )
}

function useListening(tell: (words: string) => Promise<void>) {
  const [isListening, setListening] = useState(false)
  const [heard, setHeard] = useState('')
  const [error, setError] = useState<string | null>(null)
  const ending = useRef<() => void>(undefined)
  useEffect(() => () => ending.current?.(), [])
  const start = () => {
    setHeard('')
    setError(null)
    setListening(true)
    ending.current = listen(localeStore.get().language, {
      heard: (words, isFinal) => {
        setHeard(words)
        if (isFinal) void tell(words)
      },
      ended: (reason) => {
        setListening(false)
        setError(reason === 'aborted' ? null : reason)
      },
    })
  }
  return { isListening, heard, error, start, stop: () => ending.current?.() }
}
