import type { Plan } from '@app/spec'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { PLAN_CONTENT } from './plan-content.ts'

export function PlanLists({ plan }: { plan: Plan }) {
  const t = useTexts('pricing')
  const { features, limitations } = PLAN_CONTENT[plan.id]
  const check = <Check aria-hidden className="mt-[3px] size-4 shrink-0 text-good" />
  const minus = <Minus aria-hidden className="mt-[3px] size-4 shrink-0 text-text-3" />
  return (
    <div className="grid gap-5 border-line border-t pt-5">
      <List title={t('included')}>
        <Item icon={check}>{t('features.actions', { count: plan.actionLimit })}</Item>
        <Item icon={check}>{t('features.agents', { count: plan.agentLimit })}</Item>
        {features.map((feature) => (
          <Item key={feature} icon={check}>
            {t(`features.${feature}`)}
          </Item>
        ))}
      </List>
      <List title={t('limitations')}>
        {limitations.map((limitation) => (
          <Item key={limitation} icon={minus}>
            {t(`limits.${limitation}`)}
          </Item>
        ))}
      </List>
    </div>
  )
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2.5">
      <h3 className="eyebrow">{title}</h3>
      <ul className="grid gap-2 text-sm text-text-2">{children}</ul>
    </div>
  )
}

function Item({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      {icon}
      <span className="text-pretty">{children}</span>
    </li>
  )
}
