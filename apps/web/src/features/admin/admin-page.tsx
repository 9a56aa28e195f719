import { ROUTES } from '@app/spec'
import { Button, Card, EmptyState, PageHeader, Skeleton } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { ChartColumn, ShieldX } from 'lucide-react'
import { openAgentForm } from '../../lib/agent-form.ts'
import { useSession } from '../../lib/use-session.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { mayAdminister } from './may-administer.ts'

const CARDS = ['users', 'revenue', 'actions', 'cost'] as const

export function AdminPage() {
  const t = useTexts('admin')
  const session = useSession()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {session.isPending ? (
        <Skeleton className="h-72 rounded-l" />
      ) : mayAdminister(session.data) ? (
        <Analytics />
      ) : (
        <Denied />
      )}
    </div>
  )
}

function Denied() {
  const t = useTexts('admin')
  return (
    <Card>
      <EmptyState
        icon={<ShieldX />}
        title={t('denied.title')}
        hint={t('denied.hint')}
        action={
          <Button asChild>
            <Link to={ROUTES.dashboard}>{t('denied.action')}</Link>
          </Button>
        }
      />
    </Card>
  )
}

/** Decision 17: no figure is shown that nobody has measured. */
function Analytics() {
  const t = useTexts('admin')
  return (
    <>
      <dl className="grid grid-cols-2 gap-3.5 xl:grid-cols-4">
        {CARDS.map((card) => (
          <Card key={card} className="px-4.5 py-4">
            <dt className="text-sm font-[550] text-text-2">{t(`cards.${card}`)}</dt>
            <dd className="mt-1 text-lg text-text-3">{t('notMeasured')}</dd>
          </Card>
        ))}
      </dl>
      <Card>
        <EmptyState
          icon={<ChartColumn />}
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
    </>
  )
}
