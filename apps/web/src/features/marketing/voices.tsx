import { Award } from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'
import { AWARDS, LANDING_VOICES } from './sample-content.ts'
import { SampleNote } from './sample-note.tsx'
import { Section } from './section.tsx'
import { Testimonials } from './testimonials.tsx'

export function Voices() {
  const t = useTexts('landing')
  const voices = LANDING_VOICES.map(({ key, name, stars }) => ({
    name,
    stars,
    quote: t(`voices.items.${key}.quote`),
    role: t(`voices.items.${key}.role`),
    starsLabel: t('voices.stars', { stars }),
  }))
  return (
    <Section id="voices" title={t('voices.title')} aside={<SampleNote>{t('sampleNote')}</SampleNote>}>
      <Testimonials items={voices} />
      <ul
        aria-label={t('voices.awards.label')}
        className="mt-4 grid gap-px overflow-hidden rounded-l border border-line bg-clip-padding bg-line sm:grid-cols-2 lg:grid-cols-4"
      >
        {AWARDS.map(({ key, year }) => (
          <li key={key} className="flex items-center gap-3 bg-ground px-5 py-4">
            <Award aria-hidden className="size-5 shrink-0 text-text-3" strokeWidth={1.5} />
            <span className="grid text-sm">
              <span className="font-[550]">{t(`voices.awards.${key}`)}</span>
              <span className="font-mono text-text-3 text-xs">{year}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
