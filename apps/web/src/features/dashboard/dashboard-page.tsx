import { ROUTES } from '@app/spec'
import { Skeleton } from '@app/ui'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { useAgentDraft } from '../../lib/agent-form.ts'
import { showDashboardView, useDashboardView } from '../../lib/dashboard-view.ts'
import { lazyView } from '../../lib/lazy-view.ts'
import { usePaymentGreeting } from './use-payment-greeting.ts'

const OverviewView = lazy(() => import('./overview-view.tsx').then((m) => ({ default: m.OverviewView })))
const TemplatesView = lazyView(['templates'], () =>
  import('./templates/templates-view.tsx').then((m) => m.TemplatesView),
)
const EngineView = lazyView(['engine'], () => import('./engine/engine-view.tsx').then((m) => m.EngineView))
const MonitorView = lazyView(['monitor'], () => import('./monitor/monitor-view.tsx').then((m) => m.MonitorView))
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
  // fetched for nothing. Elsewhere a view that was chosen while this page was on its way stays chosen.
  const first = pathname === ROUTES.templates ? 'templates' : view
  const [begun, setBegun] = useState<string>()
  useLayoutEffect(() => {
    if (pathname === ROUTES.templates) showDashboardView('templates')
    setBegun(pathname)
    return () => showDashboardView('overview')
  }, [pathname])
  const shown = begun === pathname ? view : first
  const View = VIEWS[shown]
  return (
    <>
      <Suspense fallback={<Skeleton className="h-96 rounded-l" />}>
        <div key={shown} className="grid animate-rise grid-cols-[minmax(0,1fr)] content-start gap-4.5">
          <View />
        </div>
      </Suspense>
      <Suspense>{draft && <AgentFormDialog draft={draft} />}</Suspense>
    </>
  )
}
