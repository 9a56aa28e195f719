/** The route tables of spec 1 §2 and spec 2 §2, decision 4 (`/templates`), decision 6 (the account screens), and watches. */
export const ROUTES = {
  landing: '/',
  dashboard: '/dashboard',
  agents: '/agents',
  watches: '/agents/watches',
  templates: '/templates',
  tasks: '/tasks',
  lab: '/innovation-lab',
  extension: '/extension',
  mobile: '/mobile',
  pricing: '/pricing',
  checkout: '/checkout',
  success: '/success',
  settings: '/settings',
  help: '/help',
  admin: '/admin',
  deploy: '/deploy',
  platforms: '/platforms',
  performance: '/performance',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  security: '/security',
  compliance: '/compliance',
  signIn: '/sign-in',
  signUp: '/sign-up',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
} as const
/** Addresses that show one thing of many; what follows the `$` names it. */
export const ONE_ROUTES = { agent: '/agents/$id', run: '/tasks/$id', shared: '/shared/$token' } as const
export type RouteName = keyof typeof ROUTES
export type OneRouteName = keyof typeof ONE_ROUTES
export type RoutePath = (typeof ROUTES)[RouteName]
