import { ROUTES } from '@app/spec'
import { Link } from '@tanstack/react-router'
import {
  ArrowRight,
  ChartSpline,
  FileText,
  Globe,
  type LucideIcon,
  MessageSquareText,
  Phone,
  ScanEye,
  Table2,
  Waypoints,
} from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'
import { FeatureCard } from './feature-card.tsx'
import { Section } from './section.tsx'

const FEATURES = [
  { key: 'web', icon: Globe },
  { key: 'data', icon: Table2 },
  { key: 'platforms', icon: Waypoints },
  { key: 'monitoring', icon: ScanEye },
  { key: 'voice', icon: MessageSquareText },
  { key: 'analytics', icon: ChartSpline },
  { key: 'calls', icon: Phone },
  { key: 'documents', icon: FileText },
] as const satisfies readonly { key: string; icon: LucideIcon }[]

export function FeatureGrid() {
  const t = useTexts('landing')
  return (
    <Section id="features" title={t('features.title')} lead={t('features.lead')}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {FEATURES.map(({ key, icon }) => (
          <li key={key} className="grid">
            <FeatureCard
              icon={icon}
              // The title's link covers the whole card: one target, read out by its name.
              title={
                <Link to={ROUTES.pricing} className="after:absolute after:inset-0 after:rounded-l">
                  {t(`features.items.${key}.title`)}
                </Link>
              }
              text={t(`features.items.${key}.text`)}
              className="group relative grid-rows-[auto_auto_1fr_auto] transition hover:border-line-strong hover:bg-surface-2"
            >
              <span
                aria-hidden
                className="flex items-center gap-1.5 text-sm text-text-3 transition group-hover:text-text"
              >
                {t('features.more')}
                <ArrowRight className="size-3.5 transition-transform group-hover:translate-x-0.5" />
              </span>
            </FeatureCard>
          </li>
        ))}
      </ul>
    </Section>
  )
}
