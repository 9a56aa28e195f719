import { PRODUCT_NAME } from '@app/spec'
import { Mark, Tag, type Tone } from '@app/ui'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../lib/use-texts.ts'
import { PHONE_STATISTICS } from './sample-content.ts'

const RUNS = [
  { key: 'orders', tone: 'good' },
  { key: 'prices', tone: 'live' },
  { key: 'invoices', tone: 'warn' },
] as const satisfies readonly { key: string; tone: Tone }[]

/** A drawing of the app with sample figures, tagged as such. */
export function PhoneMockup() {
  const t = useTexts('mobile')
  const format = useFormatter()
  const figures = [
    { label: t('phone.activeAgents'), value: format.number(PHONE_STATISTICS.activeAgents) },
    { label: t('phone.tasksToday'), value: format.number(PHONE_STATISTICS.tasksToday) },
    { label: t('phone.timeSaved'), value: t('phone.hours', { value: PHONE_STATISTICS.hoursSaved }) },
  ]
  return (
    <figure
      aria-label={t('phone.label')}
      className="mx-auto w-full max-w-72 rounded-[40px] border border-line-strong bg-surface-3 p-2.5 shadow-float"
    >
      <div className="grid content-start gap-4 overflow-hidden rounded-[30px] border border-line bg-ground px-4 pt-3 pb-5">
        <span aria-hidden className="mx-auto h-5 w-20 rounded-full bg-surface-3" />
        <div className="flex items-center gap-2">
          <Mark />
          <span className="text-sm font-semibold">{PRODUCT_NAME}</span>
          <Tag className="ml-auto">{t('phone.sample')}</Tag>
        </div>
        <p className="text-xl font-semibold tracking-[-0.02em]">{t('phone.greeting')}</p>
        <dl className="grid gap-px overflow-hidden rounded-m border border-line bg-clip-padding bg-line">
          {figures.map(({ label, value }) => (
            <div key={label} className="flex items-baseline justify-between gap-2 bg-surface-1 px-3.5 py-2.5">
              <dt className="text-text-2 text-xs">{label}</dt>
              <dd className="font-semibold tracking-[-0.02em] tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-2">
          <p className="eyebrow">{t('phone.recent')}</p>
          <ul className="grid divide-y divide-line rounded-m border border-line bg-surface-1">
            {RUNS.map(({ key, tone }) => (
              <li key={key} className="flex items-center justify-between gap-2 px-3.5 py-2.5 text-xs">
                <span className="min-w-0 truncate font-medium">{t(`phone.runs.${key}.name`)}</span>
                <Tag tone={tone} dot>
                  {t(`phone.runs.${key}.state`)}
                </Tag>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </figure>
  )
}
