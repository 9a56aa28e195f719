import { ROUTES } from '@app/spec'
import { Button, EmptyState } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { Bot } from 'lucide-react'
import { openAgentForm } from '../../lib/agent-form.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** Nobody to show yet; the hint says what would be shown here. */
export function NoAgents({ hint }: { hint: string }) {
  const t = useTexts('lab')
  return (
    <EmptyState
      icon={<Bot />}
      title={t('recent.emptyTitle')}
      hint={hint}
      action={
        <Button asChild>
          <Link to={ROUTES.dashboard} onClick={() => openAgentForm()}>
            {t('create')}
          </Link>
        </Button>
      }
    />
  )
}
