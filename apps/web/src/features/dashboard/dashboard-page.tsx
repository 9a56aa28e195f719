import { ROUTES } from '@app/spec'
import { Skeleton } from '@app/ui'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { useAgentDraft } from '../../lib/agent-form.ts'
import { showDashboardView, useDashboardView } from '../../lib/dashboard-view.ts'
import { OverviewView } from './overview-view.tsx'
import { usePaymentGreeting } from './use-payment-greeting.ts'

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
  // Decision 4: /templates is the dashboard, opened on its templates. Before the first paint, so no other view flashes.
  useLayoutEffect(() => showDashboardView(pathname === ROUTES.templates ? 'templates' : 'overview'), [pathname])
  const View = VIEWS[view]
  return (
    <>
      <Suspense fallback={<Skeleton className="h-96 rounded-l" />}>
        <div key={view} className="grid animate-rise grid-cols-[minmax(0,1fr)] content-start gap-4.5">
          <View />
        </div>
      </Suspense>
      <Suspense>{draft && <AgentFormDialog draft={draft} />}</Suspense>
    </>
  )
}
