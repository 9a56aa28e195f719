import { Fingerprint, type LucideIcon, MessageCircleMore, RefreshCw, SmartphoneNfc } from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'
import { AppStores } from './app-stores.tsx'
import { FeatureCard } from './feature-card.tsx'
import { PhoneMockup } from './phone-mockup.tsx'
import { ProductHero } from './product-hero.tsx'
import { MOBILE_VOICES } from './sample-content.ts'
import { SampleNote } from './sample-note.tsx'
import { Section } from './section.tsx'
import { Testimonials } from './testimonials.tsx'
import { UniversalSupport } from './universal-support.tsx'

const FEATURES = [
  { key: 'assistant', icon: MessageCircleMore },
  { key: 'automation', icon: SmartphoneNfc },
  { key: 'security', icon: Fingerprint },
  { key: 'sync', icon: RefreshCw },
] as const satisfies readonly { key: string; icon: LucideIcon }[]

export function MobilePage() {
  const t = useTexts('mobile')
  const voices = MOBILE_VOICES.map(({ key, name, stars }) => ({
    name,
    stars,
    quote: t(`voices.items.${key}.quote`),
    role: t(`voices.items.${key}.role`),
    starsLabel: t('voices.stars', { stars }),
  }))
  return (
    <>
      <ProductHero
        eyebrow={t('title')}
        headline={t('headline')}
        lead={t('lead')}
        availability={t('availability.text')}
        action={t('availability.action')}
        illustration={<PhoneMockup />}
      />
      <Section id="features" title={t('features.title')}>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {FEATURES.map(({ key, icon }) => (
            <li key={key} className="grid">
              <FeatureCard
                icon={icon}
                title={t(`features.items.${key}.title`)}
                text={t(`features.items.${key}.text`)}
              />
            </li>
          ))}
        </ul>
      </Section>
      <AppStores />
      <UniversalSupport />
      <Section id="voices" title={t('voices.title')} aside={<SampleNote>{t('sampleNote')}</SampleNote>}>
        <Testimonials items={voices} />
      </Section>
    </>
  )
}
