import { calls, type DeployedBot } from '@app/contract'
import { useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { serverWords } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** What was typed for one platform; what was not touched is not sent. */
export interface Given {
  key?: string
  values?: Record<string, string>
  address?: string
}

/** Keeps what is typed until it is stored; keys never come back from the server. */
export function useKeys(bot: DeployedBot, onStored: (bot: DeployedBot) => void) {
  const t = useTexts('deploy')
  const [given, setGiven] = useState<Record<string, Given>>({})
  const sending = useSend(calls.deployment.configureKeys, { refresh: [calls.deployment.list] })
  const give = (id: string, part: Given) => setGiven((before) => ({ ...before, [id]: { ...before[id], ...part } }))
  const save = () =>
    sending.mutate(
      { params: { botId: bot.id }, body: toBody(given) },
      {
        onSuccess: (stored) => {
          toast({ title: t('toasts.keys'), description: t('toasts.keysText') })
          onStored(stored)
        },
        onError: (error) =>
          toast({
            title: t('toasts.keysFailed'),
            description: t('toasts.keysFailedText'),
            detail: serverWords(error),
            tone: 'destructive',
          }),
      },
    )
  return { given, give, save, busy: sending.isPending }
}

function toBody(given: Record<string, Given>) {
  const pick = <T>(read: (one: Given) => T | undefined): Record<string, T> =>
    Object.fromEntries(
      Object.entries(given).flatMap(([id, one]) => {
        const value = read(one)
        return value === undefined ? [] : [[id, value] as const]
      }),
    )
  return {
    apiKeys: pick<string | null>(({ key }) => key?.trim() || undefined),
    values: pick(({ values }) => values && filled(values)),
    addresses: pick<string | null>(({ address }) => (address === undefined ? undefined : address.trim() || null)),
  }
}

export const filled = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))
