import type { DeployedBot } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Button, Card, EmptyState } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'
import type { Wizard } from './use-wizard.ts'

export function ReadyCard({ bot, wizard }: { bot: DeployedBot; wizard: Wizard }) {
  const t = useTexts('deploy')
  return (
    <Card>
      <EmptyState
        icon={<CircleCheck />}
        title={t('ready.title', { name: bot.name })}
        hint={t('ready.hint')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button asChild variant="primary">
              <Link to={ONE_ROUTES.agent} params={{ id: bot.id }}>
                {t('ready.edit')}
              </Link>
            </Button>
            <Button onClick={() => wizard.setTab('manage')}>{t('ready.manage')}</Button>
            <Button onClick={wizard.begin}>{t('ready.another')}</Button>
          </div>
        }
      />
    </Card>
  )
}
