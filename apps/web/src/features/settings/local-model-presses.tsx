import { calls, type LocalModel } from '@app/contract'
import { Button } from '@app/ui'
import { useSend } from '../../lib/call.ts'
import { useTexts } from '../../lib/use-texts.ts'

const REFRESH = [calls.localModel.read, calls.models.read, calls.settings.read]
const BEGIN = { none: 'get', paused: 'goOn', failed: 'tryAgain' } as const

/** What an administrator can do about it now. */
export function LocalModelPresses({ stage, name }: { stage: LocalModel['stage']; name: string }) {
  const t = useTexts('settings')
  const fetch = useSend(calls.localModel.fetch, { refresh: REFRESH })
  const pause = useSend(calls.localModel.pause, { refresh: REFRESH })
  const remove = useSend(calls.localModel.remove, { refresh: REFRESH })
  const begin = stage === 'none' || stage === 'paused' || stage === 'failed' ? BEGIN[stage] : undefined
  const press = (send: typeof fetch, words: string, variant?: 'primary') => (
    <Button
      size="sm"
      variant={variant}
      busy={send.isPending}
      aria-label={`${words}: ${name}`}
      onClick={() => send.mutate({})}
    >
      {words}
    </Button>
  )
  return (
    <>
      {(stage === 'paused' || stage === 'failed' || stage === 'ready') && press(remove, t('models.remove'))}
      {begin && press(fetch, t(`models.local.${begin}`), 'primary')}
      {!begin && stage !== 'ready' && press(pause, t('models.local.pause'))}
    </>
  )
}
