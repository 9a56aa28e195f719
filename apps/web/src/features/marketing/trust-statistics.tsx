import { useTexts } from '../../lib/use-texts.ts'
import { SampleNote } from './sample-note.tsx'
import { Section } from './section.tsx'

const TRUST = ['guarantee', 'monitoring', 'uptime', 'setup'] as const

export function TrustStatistics() {
  const t = useTexts('pricing')
  return (
    <Section id="trust" title={t('trust.title')} aside={<SampleNote>{t('sampleNote')}</SampleNote>}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-l border border-line bg-clip-padding bg-line lg:grid-cols-4">
        {TRUST.map((key) => (
          <div key={key} className="flex flex-col-reverse justify-end gap-1 bg-ground px-5 py-6">
            <dt className="text-pretty text-sm text-text-2">{t(`trust.items.${key}.label`)}</dt>
            <dd className="text-2xl font-semibold tracking-[-0.025em] tabular-nums">{t(`trust.items.${key}.value`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
