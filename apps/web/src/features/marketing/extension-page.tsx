import { PRODUCT_NAME } from '@app/spec'
import { Compass, GraduationCap, type LucideIcon, MousePointerClick, ShieldCheck } from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'
import { AssistantDemo } from './assistant-demo.tsx'
import { ConnectBrowser } from './connect-browser.tsx'
import { ContextMenuExample } from './context-menu-example.tsx'
import { ExtensionDownloads } from './extension-downloads.tsx'
import { FeatureCard } from './feature-card.tsx'
import { ProductHero } from './product-hero.tsx'
import { EXTENSION_VOICES } from './sample-content.ts'
import { SampleNote } from './sample-note.tsx'
import { Section } from './section.tsx'
import { Testimonials } from './testimonials.tsx'

const FEATURES = [
  { key: 'assistant', icon: GraduationCap },
  { key: 'instant', icon: MousePointerClick },
  { key: 'privacy', icon: ShieldCheck },
  { key: 'crossSite', icon: Compass },
] as const satisfies readonly { key: string; icon: LucideIcon }[]

const STEPS = ['download', 'install', 'automate'] as const

export function ExtensionPage() {
  const t = useTexts('extension')
  const voices = EXTENSION_VOICES.map(({ key, name, stars }) => ({
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
        lead={t('lead', { product: PRODUCT_NAME })}
        availability={t('availability.text')}
        action={t('availability.action')}
        illustration={<ContextMenuExample />}
      />
      <AssistantDemo />
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
      <ExtensionDownloads />
      <Section id="install" title={t('install.title')}>
        <ol className="grid gap-px overflow-hidden rounded-l border border-line bg-clip-padding bg-line md:grid-cols-3">
          {STEPS.map((step, index) => (
            <li key={step} className="grid content-start gap-2 bg-ground p-6">
              <span aria-hidden className="font-mono text-accent text-sm">
                {index + 1}
              </span>
              <h3 className="text-lg font-semibold tracking-[-0.01em]">{t(`install.steps.${step}.title`)}</h3>
              <p className="text-pretty text-text-2">{t(`install.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <ConnectBrowser />
      <Section id="voices" title={t('voices.title')} aside={<SampleNote>{t('sampleNote')}</SampleNote>}>
        <Testimonials items={voices} />
      </Section>
    </>
  )
}
