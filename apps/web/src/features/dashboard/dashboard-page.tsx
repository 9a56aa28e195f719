import { ROUTES } from '@app/spec'
import { Skeleton } from '@app/ui'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { useAgentDraft } from '../../lib/agent-form.ts'
import { showDashboardView, useDashboardView } from '../../lib/dashboard-view.ts'
import { usePaymentGreeting } from './use-payment-greeting.ts'

const OverviewView = lazy(() => import('./overview-view.tsx').then((m) => ({ default: m.OverviewView })))
const TemplatesView = lazy(() => import('./templates-view.tsx').then((m) => ({ default: m.TemplatesView })))
const EngineView = lazy(() => import('./engine-view.tsx').then((m) => ({ default: m.EngineView })))
const MonitorView = lazy(() => import('./monitor-view.tsx').then((m) => ({ default: m.MonitorView })))
const AgentFormDialog = lazy(() => import('./agent-form-dialog.tsx').then((m) => ({ default: m.AgentFormDialog })))

const VIEWS = {
  overview: OverviewView,
  templates: TemplatesView,
  '3d-workspace': EngineView,
  'live-monitor': MonitorView,
}

export function DashboardPage() {
  const { pathname } = useLocation()
  const view = useDashboardView()
  const draft = useAgentDraft()
  usePaymentGreeting()
  // Decision 4: /templates is the dashboard, opened on its templates. From the first drawing on: another view would be
  // fetched for nothing.
  const first = pathname === ROUTES.templates ? 'templates' : 'overview'
  const [begun, setBegun] = useState<string>()
  useLayoutEffect(() => {
    showDashboardView(first)
    setBegun(pathname)
  }, [first, pathname])
  const View = VIEWS[begun === pathname ? view : first]
  return (
    <>
      <Suspense fallback={<Skeleton className="h-96 rounded-l" />}>
        <div
          key={begun === pathname ? view : first}
          className="grid animate-rise grid-cols-[minmax(0,1fr)] content-start gap-4.5"
        >
          <View />
        </div>
      </Suspense>
      <Suspense>{draft && <AgentFormDialog draft={draft} />}</Suspense>
    </>
  )
}
