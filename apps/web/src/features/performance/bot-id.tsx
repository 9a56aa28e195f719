import { BOT_IDS } from '@app/spec'
import { cx } from '@app/ui'
import { useBotName } from './use-bot-name.ts'

/** A built-in bot by its id, as the filter and the calls name it; one's own agent by its name. */
export function BotId({ id, className }: { id: string; className?: string }) {
  const nameOf = useBotName()
  const builtIn = BOT_IDS.some((known) => known === id)
  return (
    <p className={cx('min-w-0 break-words text-text-3 text-xs', builtIn && 'font-mono', className)}>
      {builtIn ? id : nameOf(id)}
    </p>
  )
}
