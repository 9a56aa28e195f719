import { ROUTES } from '@app/spec'
import { Button, Card, EmptyState, PageHeader } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { Orbit } from 'lucide-react'
import { openAgentForm } from '../../lib/agent-form.ts'
import { useTexts } from '../../lib/use-texts.ts'

export function PlatformsPage() {
  const t = useTexts('platforms')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Card>
        <EmptyState
          icon={<Orbit />}
          title={t('empty.title')}
          hint={t('empty.hint')}
          action={
            <Button asChild variant="primary">
              <Link to={ROUTES.dashboard} onClick={() => openAgentForm()}>
                {t('empty.action')}
              </Link>
            </Button>
          }
        />
      </Card>
    </div>
  )
}
