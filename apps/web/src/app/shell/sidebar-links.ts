import { ROUTES } from '@app/spec'
import {
  Activity,
  ChartNoAxesColumn,
  CircleHelp,
  FlaskConical,
  House,
  LayoutGrid,
  LayoutTemplate,
  ListChecks,
  Orbit,
  Rocket,
  Settings,
  Shapes,
  ShieldUser,
  Users,
} from 'lucide-react'
import { DASHBOARD_VIEWS, type DashboardView } from '../../lib/dashboard-view.ts'

const VIEW_ICONS = {
  overview: LayoutGrid,
  templates: LayoutTemplate,
  '3d-workspace': Orbit,
  'live-monitor': Activity,
} satisfies Record<DashboardView, typeof Activity>
export const VIEWS = DASHBOARD_VIEWS.map((view) => ({ view, icon: VIEW_ICONS[view] }))

/** Spec 1 §2, the older navigation list. */
export const CLASSIC = [
  { name: 'home', to: ROUTES.landing, icon: House },
  { name: 'agents', to: ROUTES.agents, icon: Users },
  { name: 'tasks', to: ROUTES.tasks, icon: ListChecks },
  { name: 'templates', to: ROUTES.templates, icon: LayoutTemplate },
  { name: 'settings', to: ROUTES.settings, icon: Settings },
] as const

export const WORK = [
  { name: 'tasks', to: ROUTES.tasks, icon: ListChecks },
  { name: 'deploy', to: ROUTES.deploy, icon: Rocket },
  { name: 'platforms', to: ROUTES.platforms, icon: Shapes },
  { name: 'performance', to: ROUTES.performance, icon: ChartNoAxesColumn },
  { name: 'lab', to: ROUTES.lab, icon: FlaskConical },
  { name: 'settings', to: ROUTES.settings, icon: Settings },
  { name: 'help', to: ROUTES.help, icon: CircleHelp },
  { name: 'admin', to: ROUTES.admin, icon: ShieldUser },
] as const
