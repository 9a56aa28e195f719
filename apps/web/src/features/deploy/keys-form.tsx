import type { DeployedBot } from '@app/contract'
import { Button, Card } from '@app/ui'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { ConnectionFields } from './connection-fields.tsx'
import { useKeys } from './use-keys.ts'
import type { Wizard } from './use-wizard.ts'

/** Step 3: what the bot needs to reach its platforms. */
export function KeysForm({ bot, wizard }: { bot: DeployedBot; wizard: Wizard }) {
  const t = useTexts('deploy')
  const { given, give, save, busy } = useKeys(bot, wizard.settle)
  const title = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <Card
      asElement="form"
      aria-labelledby="keys-title"
      className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 p-5"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="grid gap-1">
        <h2 id="keys-title" ref={title} tabIndex={-1} className="truncate text-lg font-semibold outline-none">
          {t('keys.title', { name: bot.name })}
        </h2>
        <p className="text-sm text-text-2">{t('keys.intro')}</p>
      </div>
      {bot.connections.map((connection) => (
        <ConnectionFields
          key={connection.platformId}
          botId={bot.id}
          connection={connection}
          given={given[connection.platformId] ?? {}}
          onGive={(part) => give(connection.platformId, part)}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {t('keys.save')}
        </Button>
        <Button onClick={() => wizard.settle(bot)}>{t('keys.skip')}</Button>
      </div>
    </Card>
  )
}
