import type { TopUser } from '@app/contract'
import { useTexts } from '../../lib/use-texts.ts'
import { DataTable } from './data-table.tsx'
import { ShortId } from './short-id.tsx'
import { TierTag } from './tier-tag.tsx'
import { useFormats } from './use-formats.ts'

export function TopUsers({ users }: { users: readonly TopUser[] }) {
  const t = useTexts('admin')
  const { count, money } = useFormats()
  return (
    <DataTable
      title={t('top.title')}
      rows={users}
      keyOf={({ userId }) => userId}
      none={t('top.none')}
      columns={[
        { head: t('top.user'), cell: ({ userId }) => <ShortId id={userId} /> },
        { head: t('top.tier'), cell: ({ tier }) => <TierTag tier={tier} /> },
        { head: t('top.actions'), cell: ({ actionsUsed }) => count(actionsUsed), figure: true },
        { head: t('top.spend'), cell: ({ totalSpend }) => money(totalSpend), figure: true },
      ]}
    />
  )
}
