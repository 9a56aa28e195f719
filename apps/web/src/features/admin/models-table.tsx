import { calls } from '@app/contract'
import type { AdminRange } from '@app/spec'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { DataTable } from './data-table.tsx'
import { useFormats } from './use-formats.ts'

/** Which models planned and decided for everybody, and what they took. */
export function ModelsTable({ range }: { range: AdminRange }) {
  const t = useTexts('admin')
  const { count, money } = useFormats()
  const uses = useCall(calls.admin.models, { query: { range } })
  if (uses.error) return <Failure error={uses.error} retry={() => void uses.refetch()} />
  if (!uses.data) return null
  return (
    <DataTable
      title={t('models.title')}
      rows={uses.data}
      keyOf={({ model }) => model}
      none={t('models.none')}
      columns={[
        { head: t('models.model'), cell: ({ model }) => model },
        { head: t('models.users'), cell: ({ users }) => count(users), figure: true },
        { head: t('models.asked'), cell: ({ asked }) => count(asked), figure: true },
        { head: t('models.tokens'), cell: ({ tokens }) => count(tokens), figure: true },
        { head: t('models.cost'), cell: ({ costCents }) => money(costCents), figure: true },
      ]}
    />
  )
}
