import { type AdminRange, DEFAULT_ADMIN_RANGE } from '@app/spec'
import { PageHeader, panelProps, Skeleton, TabStrip } from '@app/ui'
import { lazy, Suspense, useId, useState } from 'react'
import { Failure } from '../../lib/failure.tsx'
import { Part } from '../../lib/part.tsx'
import { useSession } from '../../lib/use-session.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { AnalyticsTab } from './analytics-tab.tsx'
import { Denied } from './denied.tsx'
import { mayAdminister } from './may-administer.ts'
import { ModelsTable } from './models-table.tsx'
import { RangeButtons } from './range-buttons.tsx'

const UsersTab = lazy(() => import('./users/users-tab.tsx').then((m) => ({ default: m.UsersTab })))
const AuditTab = lazy(() => import('./audit-tab.tsx').then((m) => ({ default: m.AuditTab })))
const QueueTab = lazy(() => import('./queue-tab.tsx').then((m) => ({ default: m.QueueTab })))
const FlagsTab = lazy(() => import('./flags-tab.tsx').then((m) => ({ default: m.FlagsTab })))

const TABS = ['analytics', 'users', 'audit', 'queue', 'flags'] as const
type Tab = (typeof TABS)[number]

export function AdminPage() {
  const t = useTexts('admin')
  const id = useId()
  const session = useSession()
  const [tab, setTab] = useState<Tab>('analytics')
  const [range, setRange] = useState<AdminRange>(DEFAULT_ADMIN_RANGE)
  const allowed = mayAdminister(session.data)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={allowed && tab === 'analytics' && <RangeButtons value={range} onChange={setRange} />}
      />
      {session.isPending && <Skeleton className="h-72 rounded-l" />}
      {session.error && <Failure error={session.error} retry={() => void session.refetch()} />}
      {session.data && !allowed && <Denied />}
      {allowed && (
        <div>
          <TabStrip
            id={id}
            label={t('tabs.label')}
            tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
            value={tab}
            onChange={setTab}
          />
          <div {...panelProps(id, tab)} className="pt-5">
            <Suspense fallback={<Skeleton className="h-64 rounded-l" />}>
              {tab === 'analytics' && (
                <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
                  <Part>
                    <AnalyticsTab range={range} />
                  </Part>
                  <Part>
                    <ModelsTable range={range} />
                  </Part>
                </div>
              )}
              {tab === 'users' && (
                <Part>
                  <UsersTab />
                </Part>
              )}
              {tab === 'audit' && (
                <Part>
                  <AuditTab />
                </Part>
              )}
              {tab === 'queue' && (
                <Part>
                  <QueueTab />
                </Part>
              )}
              {tab === 'flags' && (
                <Part>
                  <FlagsTab />
                </Part>
              )}
            </Suspense>
          </div>
        </div>
      )}
    </div>
  )
}
