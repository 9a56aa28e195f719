import { calls } from '@app/contract'
import { Field, Switch } from '@app/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { readPush, startPush, stopPush } from '../../lib/pwa/push.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'

const STATE = ['push-state']

/** Messages to this browser while no window is open; nothing is asked of it before the switch is pressed. */
export function PushMessages() {
  const t = useTexts('settings')
  const client = useQueryClient()
  const key = useCall(calls.push.read).data?.publicKey
  const state = useQuery({ queryKey: STATE, queryFn: readPush })
  const change = async (on: boolean) => {
    try {
      await (on && key ? startPush(key) : stopPush())
    } catch (error) {
      toast({ title: t('push.title'), description: wordsFrom(error, t('push.failed')), tone: 'destructive' })
    }
    await client.invalidateQueries({ queryKey: STATE })
  }
  if (key === undefined) return null
  const possible = key !== null && state.data !== 'impossible'
  const hint = key === null ? t('push.unset') : t(possible ? 'push.hint' : 'push.impossible')
  return (
    <Field inline label={t('push.title')} hint={hint}>
      <Switch checked={state.data === 'on'} disabled={!possible} onCheckedChange={(on) => void change(on)} />
    </Field>
  )
}
