import { FREE_TIER } from '@app/spec'
import { Accordion } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'
import { Section } from './section.tsx'

const QUESTIONS = ['limit', 'change', 'action', 'rollover'] as const

export function PricingFaq() {
  const t = useTexts('pricing')
  const free = { actions: FREE_TIER.actionLimit, agents: FREE_TIER.agentLimit }
  return (
    <Section id="faq" title={t('faq.title')}>
      <Accordion
        items={[
          ...QUESTIONS.map((key) => ({
            id: key,
            title: t(`faq.items.${key}.question`),
            content: t(`faq.items.${key}.answer`),
          })),
          { id: 'free', title: t('faq.items.free.question'), content: t('faq.items.free.answer', free) },
        ]}
      />
    </Section>
  )
}
