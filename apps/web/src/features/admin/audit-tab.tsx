import { type AuditEntry, calls } from '@app/contract'
import { LIST_LIMIT } from '@app/spec'
import { Button, Skeleton } from '@app/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Download, ShieldCheck } from 'lucide-react'
import { fetchCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { MoreButton } from '../../lib/more-button.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { AuditVerdict } from './audit-verdict.tsx'
import { DataTable } from './data-table.tsx'
import { ShortId } from './short-id.tsx'
import { useFormats } from './use-formats.ts'

export function AuditTab() {
  const t = useTexts('admin')
  const pages = useAuditPages()
  const check = useQuery({
    queryKey: [calls.audit.check.path],
    queryFn: () => fetchCall(calls.audit.check),
    ...{ enabled: false, retry: false, gcTime: 0 },
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-72 text-pretty text-sm text-text-2">{t('audit.hint')}</p>
        <div className="flex flex-wrap gap-2">
          <Button busy={check.isFetching} onClick={() => void check.refetch()}>
            {!check.isFetching && <ShieldCheck aria-hidden />}
            {t('audit.check')}
          </Button>
          <Button asChild>
            <a href={calls.audit.export.path} download>
              <Download aria-hidden />
              {t('audit.export')}
            </a>
          </Button>
        </div>
      </div>
      <div aria-live="polite">{check.data && <AuditVerdict result={check.data} />}</div>
      {check.isError && <Failure error={check.error} retry={() => void check.refetch()} />}
      {pages.isPending && (
        <div role="status" aria-label={t('audit.loading')}>
          <Skeleton className="h-64 rounded-l" />
        </div>
      )}
      {pages.isError && <Failure error={pages.error} retry={() => void pages.refetch()} />}
      {pages.data && <AuditList entries={pages.data.pages.flat()} />}
      <MoreButton pages={pages}>{t('audit.more')}</MoreButton>
    </div>
  )
}

function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTexts('admin')
  const { moment } = useFormats()
  return (
    <DataTable
      title={t('audit.list')}
      rows={entries}
      keyOf={({ number }) => String(number)}
      none={t('audit.none')}
      columns={[
        { head: t('audit.number'), cell: ({ number }) => <span className="font-mono text-xs">{number}</span> },
        {
          head: t('audit.time'),
          cell: ({ createdAt }) => <time className="font-mono text-text-3 text-xs">{moment(createdAt)}</time>,
        },
        { head: t('audit.actor'), cell: ({ actor }) => <Who id={actor} /> },
        { head: t('audit.action'), cell: ({ action }) => action },
        { head: t('audit.subject'), cell: ({ subject }) => subject && <Who id={subject} /> },
        { head: t('audit.detail'), cell: ({ detail }) => <Detail detail={detail} /> },
      ]}
    />
  )
}

/** Names that are no ids are said whole. */
const Who = ({ id }: { id: string }) =>
  /^[\w-]{16,}$/.test(id) ? <ShortId id={id} /> : <span className="font-mono text-xs">{id}</span>

const Detail = ({ detail }: Pick<AuditEntry, 'detail'>) => (
  <span className="text-text-2 text-xs">
    {Object.entries(detail)
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join(', ')}
  </span>
)

/** A full page is continued from its last number. */
function useAuditPages() {
  return useInfiniteQuery({
    queryKey: [calls.audit.list.path, 'pages'],
    queryFn: ({ pageParam }) => fetchCall(calls.audit.list, { query: pageParam ? { before: pageParam } : {} }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < LIST_LIMIT ? undefined : page.at(-1)?.number),
    retry: false,
    refetchOnWindowFocus: false,
  })
}
