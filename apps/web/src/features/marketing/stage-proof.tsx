import { Tag } from '@app/ui'
import { Check } from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'

const FACTS = ['submit', 'readBack', 'page'] as const
const RECORD = [
  { field: 'name', value: 'Grace Hopper' },
  { field: 'email', value: 'grace@example.com' },
  { field: 'company', value: 'Northwind' },
  { field: 'order', value: '1042' },
] as const

export function StageProof() {
  const t = useTexts('landing')
  return (
    <div className="grid content-start gap-5 border-line border-t bg-side p-5 sm:p-6 lg:border-t-0 lg:border-l">
      <div className="grid gap-3">
        <p className="flex items-center justify-between gap-3">
          <span className="eyebrow">{t('stage.proof')}</span>
          <Tag tone="good" dot>
            {t('stage.holds')}
          </Tag>
        </p>
        <dl className="grid gap-2 text-sm">
          {FACTS.map((fact) => (
            <div key={fact} className="flex items-baseline justify-between gap-4">
              <dt className="text-text-2">{t(`stage.facts.${fact}.label`)}</dt>
              <dd className="text-right font-mono text-xs">{t(`stage.facts.${fact}.value`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid gap-3 border-line border-t pt-5">
        <p className="eyebrow">{t('stage.record')}</p>
        <dl className="grid gap-2.5 text-sm">
          {RECORD.map(({ field, value }) => (
            <div key={field} className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-0.5">
              <dt className="text-text-3 text-xs">{t(`stage.field.${field}`)}</dt>
              <dd className="col-start-1 row-start-2 break-all font-mono text-xs">{value}</dd>
              <Check aria-hidden className="col-start-2 row-span-2 row-start-1 size-4 text-good" />
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
