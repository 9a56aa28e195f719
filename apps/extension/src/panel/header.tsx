import { extensionCalls } from '@app/contract'
import { PRODUCT_NAME } from '@app/spec'
import { Button, Mark, Tag } from '@app/ui'
import { ask, leave } from '../server/ask.ts'
import { say } from '../shared/say.ts'
import { useKept } from './use-stored.ts'

/** Whose it is, and whether it is connected. */
export function Header() {
  const connection = useKept('connection')
  // The server hears of it where it can; this browser forgets in any case.
  const disconnect = () =>
    ask(extensionCalls.leave)
      .catch(() => undefined)
      .then(leave)
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-side px-4 py-3">
      <Mark />
      <h1 className="font-semibold">{PRODUCT_NAME}</h1>
      <Tag tone={connection ? 'good' : 'neutral'} dot className="ml-auto">
        {say(connection ? 'state_connected' : 'state_none')}
      </Tag>
      {connection && (
        <p className="flex w-full items-center justify-between gap-2 text-text-3 text-xs">
          <span className="min-w-0 truncate">
            {say('connect_who', { name: connection.userName, site: new URL(connection.address).host })}
          </span>
          <Button size="sm" variant="ghost" onClick={() => void disconnect()}>
            {say('connect_disconnect')}
          </Button>
        </p>
      )}
    </header>
  )
}
