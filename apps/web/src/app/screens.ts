import { type OneRouteName, ROUTES, type RouteName } from '@app/spec'
import type { Namespace } from '@app/spec/texts'
import type { ComponentType } from 'react'

export type Shell = 'public' | 'app' | 'bare'

export interface Screen {
  /** Names the path in the specification's route table and the title in the shell's texts. */
  name: RouteName | OneRouteName
  shell: Shell
  texts: readonly Namespace[]
  load: () => Promise<ComponentType>
}

const dashboard = () => import('../features/dashboard/dashboard-page.tsx').then((m) => m.DashboardPage)
const legal = () => import('../features/legal/legal-pages.tsx')

/** The specification's route table, one row a screen. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'landing',
    shell: 'public',
    texts: ['landing', 'command'],
    load: () => import('../features/marketing/landing-page.tsx').then((m) => m.LandingPage),
  },
  {
    name: 'pricing',
    shell: 'public',
    texts: ['pricing'],
    load: () => import('../features/marketing/pricing-page.tsx').then((m) => m.PricingPage),
  },
  {
    name: 'extension',
    shell: 'public',
    texts: ['extension', 'assistant'],
    load: () => import('../features/marketing/extension-page.tsx').then((m) => m.ExtensionPage),
  },
  {
    name: 'mobile',
    shell: 'public',
    texts: ['mobile'],
    load: () => import('../features/marketing/mobile-page.tsx').then((m) => m.MobilePage),
  },
  {
    name: 'checkout',
    shell: 'public',
    texts: ['checkout'],
    load: () => import('../features/billing/checkout-page.tsx').then((m) => m.CheckoutPage),
  },
  {
    name: 'success',
    shell: 'public',
    texts: ['success'],
    load: () => import('../features/billing/success-page.tsx').then((m) => m.SuccessPage),
  },
  {
    name: 'help',
    shell: 'public',
    texts: ['help'],
    load: () => import('../features/help/help-page.tsx').then((m) => m.HelpPage),
  },
  { name: 'privacy', shell: 'public', texts: ['legal'], load: () => legal().then((m) => m.PrivacyPage) },
  { name: 'terms', shell: 'public', texts: ['legal'], load: () => legal().then((m) => m.TermsPage) },
  { name: 'cookies', shell: 'public', texts: ['legal'], load: () => legal().then((m) => m.CookiesPage) },
  { name: 'security', shell: 'public', texts: ['legal'], load: () => legal().then((m) => m.SecurityPage) },
  { name: 'compliance', shell: 'public', texts: ['legal'], load: () => legal().then((m) => m.CompliancePage) },
  { name: 'dashboard', shell: 'app', texts: ['dashboard', 'command', 'tasks', 'live'], load: dashboard },
  { name: 'agents', shell: 'app', texts: ['dashboard', 'command', 'tasks', 'live'], load: dashboard },
  { name: 'templates', shell: 'app', texts: ['dashboard', 'command', 'tasks', 'live'], load: dashboard },
  {
    name: 'watches',
    shell: 'app',
    texts: ['watches'],
    load: () => import('../features/watches/watches-page.tsx').then((m) => m.WatchesPage),
  },
  {
    name: 'agent',
    shell: 'app',
    texts: ['editor', 'dashboard', 'tasks'],
    load: () => import('../features/agent-editor/editor-page.tsx').then((m) => m.EditorPage),
  },
  {
    name: 'tasks',
    shell: 'app',
    texts: ['tasks', 'live', 'run'],
    load: () => import('../features/tasks/task-history-page.tsx').then((m) => m.TaskHistoryPage),
  },
  {
    name: 'run',
    shell: 'app',
    texts: ['tasks', 'live', 'run', 'command', 'desk'],
    load: () => import('../features/tasks/run/run-page.tsx').then((m) => m.RunPage),
  },
  {
    name: 'shared',
    shell: 'bare',
    texts: ['tasks', 'run'],
    load: () => import('../features/tasks/run/shared-page.tsx').then((m) => m.SharedPage),
  },
  {
    name: 'settings',
    shell: 'app',
    texts: ['settings'],
    load: () => import('../features/settings/settings-page.tsx').then((m) => m.SettingsPage),
  },
  {
    name: 'lab',
    shell: 'app',
    texts: ['lab'],
    load: () => import('../features/lab/lab-page.tsx').then((m) => m.LabPage),
  },
  {
    name: 'deploy',
    shell: 'app',
    texts: ['deploy', 'platforms'],
    load: () => import('../features/deploy/deploy-page.tsx').then((m) => m.DeployPage),
  },
  {
    name: 'platforms',
    shell: 'app',
    texts: ['platforms'],
    load: () => import('../features/platforms/platforms-page.tsx').then((m) => m.PlatformsPage),
  },
  {
    name: 'performance',
    shell: 'app',
    texts: ['performance'],
    load: () => import('../features/performance/performance-page.tsx').then((m) => m.PerformancePage),
  },
  {
    name: 'admin',
    shell: 'app',
    texts: ['admin'],
    load: () => import('../features/admin/admin-page.tsx').then((m) => m.AdminPage),
  },
  {
    name: 'signIn',
    shell: 'bare',
    texts: ['account'],
    load: () => import('../features/accounts/sign-in-page.tsx').then((m) => m.SignInPage),
  },
  {
    name: 'signUp',
    shell: 'bare',
    texts: ['account'],
    load: () => import('../features/accounts/sign-up-page.tsx').then((m) => m.SignUpPage),
  },
  {
    name: 'resetPassword',
    shell: 'bare',
    texts: ['account'],
    load: () => import('../features/accounts/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
  },
  {
    name: 'verifyEmail',
    shell: 'bare',
    texts: ['account'],
    load: () => import('../features/accounts/verify-email-page.tsx').then((m) => m.VerifyEmailPage),
  },
]

/** The dashboard's three addresses show its views in the sidebar. */
export const DASHBOARD_PATHS: readonly string[] = [ROUTES.dashboard, ROUTES.agents, ROUTES.templates]
