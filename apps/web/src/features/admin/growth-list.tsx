import type { MonthlyGrowth } from '@app/contract'
import { useTexts } from '../../lib/use-texts.ts'
import { DataTable } from './data-table.tsx'
import { useFormats } from './use-formats.ts'

/** Spec 2 §2: the newest month first. What the charts draw, in figures. */
export function GrowthList({ months }: { months: readonly MonthlyGrowth[] }) {
  const t = useTexts('admin')
  const { count, money, month: write } = useFormats()
  return (
    <DataTable
      title={t('growth.title')}
      rows={months.toReversed()}
      keyOf={({ month }) => month}
      none={t('growth.none')}
      columns={[
        { head: t('growth.month'), cell: ({ month }) => write(month) },
        { head: t('growth.users'), cell: ({ users }) => count(users), figure: true },
        { head: t('growth.revenue'), cell: ({ revenue }) => money(revenue), figure: true },
        { head: t('growth.actions'), cell: ({ actions }) => count(actions), figure: true },
        { head: t('growth.cost'), cell: ({ cost }) => money(cost), figure: true },
        { head: t('growth.margin'), cell: ({ revenue, cost }) => money(revenue - cost), figure: true },
      ]}
    />
  )
}
