import type { PlatformStats as Stats } from '@app/contract'
import { Stat } from '@app/ui'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../lib/use-texts.ts'

/** The catalogue in four figures, each of them counted. */
export function PlatformStats({ stats }: { stats: Stats | undefined }) {
  const t = useTexts('platforms')
  const format = useFormatter()
  const tiles = [
    { label: t('stats.total'), value: stats?.total },
    { label: t('stats.categories'), value: stats && Object.values(stats.byCategory).filter(Boolean).length },
    {
      label: t('stats.freeTier'),
      value: stats?.freeTier,
      hint: stats && t('stats.freeTierHint', { count: stats.freeTierUnknown }),
    },
    {
      label: t('stats.executable'),
      value: stats?.works.executable,
      hint: stats && t('stats.executableHint', { count: stats.complete }),
    },
  ]
  return (
    <section aria-label={t('stats.label')} className="grid grid-cols-2 gap-3.5 lg:grid-cols-4 max-sm:gap-2.5">
      {tiles.map(({ label, value, hint }) => (
        <Stat key={label} label={label} value={value === undefined ? <Coming /> : format.number(value)} hint={hint} />
      ))}
    </section>
  )
}

/** A figure stands in a paragraph, where a box may not. */
const Coming = () => (
  <span aria-hidden className="my-1 inline-block h-6 w-16 animate-pulse rounded-s bg-surface-3/70 align-top" />
)
