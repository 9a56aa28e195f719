import { calls } from '@app/contract'
import { BOT_IDS } from '@app/spec'
import { useCall } from '../../lib/call.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** What a bot is called; an agent by its name, and by its id once it is gone. */
export function useBotName(): (botId: string) => string {
  const t = useTexts('performance')
  const bots = useCall(calls.bots.list).data
  return (botId) => {
    const builtIn = BOT_IDS.find((id) => id === botId)
    return builtIn ? t(`bots.${builtIn}`) : (bots?.find(({ id }) => id === botId)?.name ?? botId)
  }
}
