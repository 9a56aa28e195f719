import { type NumberFormatOptions, useFormatter } from 'use-intl'
import { useTexts } from '../../lib/use-texts.ts'
import { STATISTICS } from './sample-content.ts'
import { SampleNote } from './sample-note.tsx'
import { Section } from './section.tsx'

const FORMATS: Record<(typeof STATISTICS)[number]['key'], NumberFormatOptions> = {
  tasks: { notation: 'compact' },
  success: { style: 'percent', minimumFractionDigits: 1 },
  hours: {},
  rating: { minimumFractionDigits: 1 },
}

export function ProvenResults() {
  const t = useTexts('landing')
  const format = useFormatter()
  return (
    <Section
      id="results"
      title={t('results.title')}
      lead={t('results.lead')}
      aside={<SampleNote>{t('sampleNote')}</SampleNote>}
    >
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-l border border-line bg-clip-padding bg-line lg:grid-cols-4">
        {STATISTICS.map(({ key, value }) => (
          <div key={key} className="flex flex-col-reverse justify-end gap-1 bg-ground px-5 py-6">
            <dt className="text-pretty text-sm text-text-2">{t(`results.items.${key}.label`)}</dt>
            <dd className="text-2xl font-semibold tracking-[-0.025em] tabular-nums">
              {t(`results.items.${key}.value`, { value: format.number(value, FORMATS[key]) })}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
