import type { DeployedBot } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Card, Tag } from '@app/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { BotActions } from './bot-actions.tsx'
import { SelectedChips } from './selected-chips.tsx'
import type { Wizard } from './use-wizard.ts'

export function BotCard({ bot, wizard }: { bot: DeployedBot; wizard: Wizard }) {
  const t = useTexts('deploy')
  const words = useTexts('dashboard')
  const missing = bot.connections.filter(
    ({ requiresAuth, keyParts, hasKey }) => requiresAuth && keyParts.length > 0 && !hasKey,
  )
  return (
    <Card asElement="li" aria-label={bot.name} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3.5 p-4.5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate font-semibold max-sm:basis-full" title={bot.name}>
          {bot.name}
        </h2>
        {missing.length > 0 && <Tag tone="warn">{t('manage.keysMissing', { count: missing.length })}</Tag>}
        <Tag tone={bot.status === 'active' ? 'good' : 'neutral'} dot>
          {t(`manage.${bot.status}`)}
        </Tag>
      </div>
      <p className="line-clamp-2 break-words text-sm text-text-2" title={bot.description}>
        {bot.description}
      </p>
      <SelectedChips
        platforms={bot.connections.map(({ platformId, name, icon, category }) => ({
          id: platformId,
          name,
          icon,
          category,
        }))}
      />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm">
        <Fact name={t('manage.lastRun')}>
          {bot.lastRun ? (
            <Link to={ONE_ROUTES.run} params={{ id: bot.lastRun.id }} className="text-accent hover:underline">
              <TimeAgo at={bot.lastRun.createdAt} /> · {words(`status.${bot.lastRun.status}`)}
            </Link>
          ) : (
            t('manage.never')
          )}
        </Fact>
        <Fact name={t('manage.deployed')}>
          {t('manage.version', { version: String(bot.version) })}
          {bot.changed && ` · ${t('manage.changed')}`}
        </Fact>
        <Fact name={t('manage.guard')}>
          <Guard bot={bot} />
        </Fact>
      </dl>
      <BotActions bot={bot} wizard={wizard} />
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-text-3">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)

/** What would keep a changed bot from going to work, or that nothing does. */
function Guard({ bot: { tests } }: { bot: DeployedBot }) {
  const t = useTexts('deploy')
  const failed = tests.find(({ state }) => state === 'failed')
  const unrun = tests.find(({ state }) => state === 'not-run')
  if (tests.length === 0) return <span className="text-text-2">{t('manage.unguarded')}</span>
  if (failed) return <span className="text-bad">{t('manage.failed', { name: failed.name })}</span>
  if (unrun) return <span className="text-warn">{t('manage.notRun', { name: unrun.name })}</span>
  return <span className="text-good">{t('manage.passed', { count: tests.length })}</span>
}
