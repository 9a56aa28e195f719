import { type Connection, calls, type TriedKey } from '@app/contract'
import { Button, Tag, type Tone } from '@app/ui'
import { PlugZap } from 'lucide-react'
import { useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { filled, type Given } from './use-keys.ts'

const TONES: Record<TriedKey['verdict'], Tone> = { accepted: 'good', refused: 'bad', unclear: 'warn' }

interface KeyTrialProps {
  botId: string
  connection: Connection
  given: Given
}

/** One read with what is typed, or with what is stored, and the platform's answer word for word. */
export function KeyTrial({ botId, connection, given }: KeyTrialProps) {
  const t = useTexts('deploy')
  const { platformId, name } = connection
  const trying = useSend(calls.deployment.testKey)
  const start = () =>
    trying.mutate(
      { params: { botId }, body: { platformId, ...toTrial(given) } },
      {
        onError: (error) =>
          toast({
            title: t('toasts.testFailed'),
            description: wordsFrom(error, t('toasts.testFailedText')),
            tone: 'destructive',
          }),
      },
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <Button
        size="md"
        busy={trying.isPending}
        aria-label={t('keys.testOf', { name })}
        onClick={start}
        className="justify-self-start"
      >
        {!trying.isPending && <PlugZap aria-hidden />}
        {t('keys.test')}
      </Button>
      <div role="status">{trying.data && <TrialAnswer name={name} tried={trying.data} />}</div>
    </div>
  )
}

function TrialAnswer({ name, tried: { verdict, asked, answer } }: { name: string; tried: TriedKey }) {
  const t = useTexts('deploy')
  return (
    <figure aria-label={t('keys.answerOf', { name })} className="mt-3 grid gap-2 rounded-m bg-surface-2 p-3">
      <figcaption className="flex min-w-0 flex-wrap items-center gap-2">
        <Tag tone={TONES[verdict]} dot>
          {t(`keys.verdict.${verdict}`)}
        </Tag>
        {asked && <code className="min-w-0 break-all font-mono text-xs text-text-3">{asked}</code>}
      </figcaption>
      <pre className="max-h-60 overflow-auto whitespace-pre-wrap break-words font-mono text-xs">{answer}</pre>
    </figure>
  )
}

const toTrial = ({ key, values, address }: Given) => ({
  ...(key?.trim() ? { key: key.trim() } : {}),
  ...(values ? { values: filled(values) } : {}),
  ...(address?.trim() ? { address: address.trim() } : {}),
})
