import { useTexts } from '../../lib/use-texts.ts'
import { Section } from './section.tsx'

const STEPS = ['describe', 'analyze', 'assemble', 'execute', 'results'] as const

export function HowItWorks() {
  const t = useTexts('landing')
  return (
    <Section id="how" title={t('how.title')} lead={t('how.lead')}>
      <ol className="overflow-hidden rounded-l border border-line bg-surface-1 shadow-card">
        {STEPS.map((step, index) => (
          <li
            key={step}
            className="grid gap-x-8 gap-y-3 border-line border-t p-5 first:border-t-0 sm:p-6 md:grid-cols-[1fr_1fr]"
          >
            <div className="grid grid-cols-[2rem_1fr] content-center gap-x-2 gap-y-1">
              <span aria-hidden className="font-mono text-accent text-sm leading-6">
                {index + 1}
              </span>
              <h3 className="text-lg font-semibold tracking-[-0.01em]">{t(`how.steps.${step}.title`)}</h3>
              <p className="col-start-2 text-pretty text-text-2">{t(`how.steps.${step}.text`)}</p>
            </div>
            <div className="grid content-center gap-1 rounded-m border border-line bg-surface-2 px-4 py-3 max-md:ml-10">
              <p className="eyebrow">{t('how.example')}</p>
              <p className="text-pretty font-mono text-sm text-text-2">{t(`how.steps.${step}.example`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
