import { ROUTES } from '@app/spec'

/** Where to go after signing in: a path of this site, or the dashboard. Anything else would let a link send people away. */
export function safeNext(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return ROUTES.dashboard
  const base = 'http://own.invalid'
  const url = new URL(value, base)
  if (url.origin !== base || url.pathname === ROUTES.signIn) return ROUTES.dashboard
  return url.pathname + url.search + url.hash
}
