import type { RecentAction } from '@app/contract'
import { RECENT_ACTIONS } from '@app/spec'
import { Tag } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'
import { DataTable } from './data-table.tsx'
import { ShortId } from './short-id.tsx'
import { useFormats } from './use-formats.ts'

export function RecentActions({ actions }: { actions: readonly RecentAction[] }) {
  const t = useTexts('admin')
  const { money, time, moment } = useFormats()
  return (
    <DataTable
      title={t('recent.title')}
      aside={t('recent.last', { count: RECENT_ACTIONS })}
      rows={actions}
      keyOf={({ id }) => id}
      none={t('recent.none')}
      columns={[
        {
          head: t('recent.time'),
          cell: ({ createdAt }) => (
            <time dateTime={createdAt} title={moment(createdAt)} className="font-mono text-text-3 text-xs">
              {time(createdAt)}
            </time>
          ),
        },
        { head: t('recent.user'), cell: ({ userId }) => <ShortId id={userId} /> },
        { head: t('recent.model'), cell: ({ modelUsed }) => modelUsed },
        { head: t('recent.status'), cell: ({ success }) => <Outcome success={success} /> },
        { head: t('recent.cost'), cell: ({ costCents }) => money(costCents), figure: true },
      ]}
    />
  )
}

function Outcome({ success }: { success: boolean }) {
  const t = useTexts('admin')
  return (
    <Tag tone={success ? 'good' : 'bad'} dot>
      {success ? t('recent.success') : t('recent.failed')}
    </Tag>
  )
}
