import { ROUTES } from '@app/spec'
import { Button, Card, Tag } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { openAgentForm } from '../../lib/agent-form.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { FeatureLink } from './feature-link.tsx'
import { statusOf } from './feature-status.ts'
import { LAB_FEATURES, STATUS_TONES } from './lab-catalogue.ts'

export function LabHero() {
  const t = useTexts('lab')
  return (
    <Card className="grid gap-6 bg-[radial-gradient(40rem_18rem_at_85%_-20%,var(--accent-soft),transparent_75%)] px-6 py-8 max-sm:px-4.5 sm:px-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid max-w-[46rem] gap-3">
          <h1 className="text-balance text-2xl font-semibold tracking-[-0.025em]">{t('title')}</h1>
          <p className="text-pretty text-lg text-text-2">{t('lead')}</p>
        </div>
        <Button asChild variant="primary" size="lg">
          <Link to={ROUTES.dashboard} onClick={() => openAgentForm()}>
            {t('create')}
          </Link>
        </Button>
      </div>
      <FeatureBadges />
    </Card>
  )
}

function FeatureBadges() {
  const t = useTexts('lab')
  return (
    <ul aria-label={t('features.title')} className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
      {LAB_FEATURES.map(({ key, icon: Icon }) => (
        <li key={key} className="flex min-h-10 items-center gap-2.5 border-line border-t py-1 text-sm">
          <Icon aria-hidden className="size-4 shrink-0 text-text-3" strokeWidth={1.75} />
          <span className="min-w-0 flex-1 truncate">
            <FeatureLink feature={key} />
          </span>
          <Tag tone={STATUS_TONES[statusOf(key)]} dot>
            {t(`status.${statusOf(key)}`)}
          </Tag>
        </li>
      ))}
    </ul>
  )
}
