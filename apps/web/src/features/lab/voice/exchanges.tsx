import { useTexts } from '../../../lib/use-texts.ts'
import type { Exchange } from './use-conversation.ts'

export function Exchanges({ exchanges }: { exchanges: readonly Exchange[] }) {
  const t = useTexts('lab-voice')
  return (
    <ol aria-label={t('log')} aria-live="polite" className="grid gap-3 border-line border-t pt-4 empty:hidden">
      {exchanges.map(({ at, said, answer }) => (
        <li key={at} className="grid gap-0.5 text-sm">
          <span className="break-words text-text-2">{t('youSaid', { words: said })}</span>
          <span className="break-words font-medium">{answer}</span>
        </li>
      ))}
    </ol>
  )
}
