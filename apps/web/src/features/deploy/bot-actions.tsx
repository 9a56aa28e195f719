import type { DeployedBot } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Button, type ButtonProps } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { History, KeyRound, LayoutGrid, Pause, Pencil, Play, Power, Trash2 } from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'
import { useBot } from './use-bot.ts'
import type { Wizard } from './use-wizard.ts'

export function BotActions({ bot, wizard }: { bot: DeployedBot; wizard: Wizard }) {
  const t = useTexts('deploy')
  const { toggle, run, rollBack, remove, busy } = useBot(bot)
  const { name } = bot
  const isActive = bot.status === 'active'
  const turn = isActive ? 'pause' : 'activate'
  return (
    <div className="flex flex-wrap gap-2">
      <Action busy={busy === 'toggle'} aria-label={t(`manage.${turn}Of`, { name })} onClick={() => toggle(turn)}>
        {isActive ? <Pause aria-hidden /> : <Power aria-hidden />}
        {t(`manage.${turn}`)}
      </Action>
      {isActive && bot.changed && (
        <Action
          busy={busy === 'toggle'}
          aria-label={t('manage.activateOf', { name })}
          onClick={() => toggle('activate')}
        >
          <Power aria-hidden />
          {t('manage.activate')}
        </Action>
      )}
      <Action busy={busy === 'run'} disabled={!isActive} aria-label={t('manage.runOf', { name })} onClick={run}>
        <Play aria-hidden />
        {t('manage.run')}
      </Action>
      <Action asChild>
        <Link to={ONE_ROUTES.agent} params={{ id: bot.id }} aria-label={t('manage.editOf', { name })}>
          <Pencil aria-hidden />
          {t('manage.edit')}
        </Link>
      </Action>
      <Action aria-label={t('manage.keysOf', { name })} onClick={() => wizard.giveKeys(bot)}>
        <KeyRound aria-hidden />
        {t('manage.keys')}
      </Action>
      <Action aria-label={t('manage.changeOf', { name })} onClick={() => wizard.changeBot(bot)}>
        <LayoutGrid aria-hidden />
        {t('manage.change')}
      </Action>
      {bot.canRollBack && (
        <Action busy={busy === 'rollBack'} aria-label={t('manage.rollBackOf', { name })} onClick={rollBack}>
          <History aria-hidden />
          {t('manage.rollBack')}
        </Action>
      )}
      <Action variant="danger" busy={busy === 'remove'} aria-label={t('manage.deleteOf', { name })} onClick={remove}>
        <Trash2 aria-hidden />
        {t('manage.delete')}
      </Action>
    </div>
  )
}

const Action = (props: ButtonProps) => <Button size="sm" {...props} className="pointer-coarse:min-h-11" />
