import { ROUTES } from '@app/spec'
import { Button, Card, Tag } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { openAgentForm } from '../../lib/agent-form.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { LAB_FEATURES, STATUS_TONES, STATUSES } from './lab-catalogue.ts'

export function LabHero() {
  const t = useTexts('lab')
  return (
    <Card className="bg-[radial-gradient(40rem_18rem_at_85%_-20%,var(--accent-soft),transparent_75%)] px-6 py-8 sm:px-8 sm:py-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid max-w-[46rem] gap-3">
          <h1 className="text-balance text-2xl font-semibold tracking-[-0.025em]">{t('title')}</h1>
          <p className="text-pretty text-lg text-text-2">{t('lead')}</p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {STATUSES.map((status) => (
              <li key={status}>
                <Tag tone={STATUS_TONES[status]} dot>
                  <span className="font-mono">
                    {LAB_FEATURES.filter((feature) => feature.status === status).length}
                  </span>
                  {t(`status.${status}`)}
                </Tag>
              </li>
            ))}
          </ul>
        </div>
        <Button asChild variant="primary" size="lg">
          <Link to={ROUTES.dashboard} onClick={() => openAgentForm()}>
            {t('create')}
          </Link>
        </Button>
      </div>
    </Card>
  )
}
