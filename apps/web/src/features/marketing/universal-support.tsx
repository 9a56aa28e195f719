import { ROUTES } from '@app/spec'
import { Button } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { Monitor, Puzzle, Smartphone } from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'
import { FeatureCard } from './feature-card.tsx'
import { Section } from './section.tsx'

export function UniversalSupport() {
  const t = useTexts('mobile')
  return (
    <Section id="universal" title={t('universal.title')} lead={t('universal.lead')}>
      <div className="grid gap-4 md:grid-cols-3">
        <FeatureCard icon={Smartphone} title={t('universal.items.apps.title')} text={t('universal.items.apps.text')} />
        <FeatureCard
          icon={Puzzle}
          title={t('universal.items.extension.title')}
          text={t('universal.items.extension.text')}
        >
          <Button asChild className="mt-1 justify-self-start">
            <Link to={ROUTES.extension}>{t('universal.items.extension.action')}</Link>
          </Button>
        </FeatureCard>
        <FeatureCard icon={Monitor} title={t('universal.items.web.title')} text={t('universal.items.web.text')}>
          <Button asChild className="mt-1 justify-self-start">
            <Link to={ROUTES.dashboard}>{t('universal.items.web.action')}</Link>
          </Button>
        </FeatureCard>
      </div>
    </Section>
  )
}
