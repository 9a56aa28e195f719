import { createStore } from './create-store.ts'

/** Spec 1 §2: the dashboard's four views, switched from local state and not in the address. */
export const DASHBOARD_VIEWS = ['overview', 'templates', '3d-workspace', 'live-monitor'] as const
export type DashboardView = (typeof DASHBOARD_VIEWS)[number]

const store = createStore<DashboardView>('overview')
export const useDashboardView = store.use
export const showDashboardView = store.set
