import { ROUTES } from '@app/spec'
import type { AnyRouter } from '@tanstack/react-router'

/** To the door, and back afterwards. Several calls of one screen fail together: whoever is on the way already stays on it. */
export function leaveForSignIn(router: AnyRouter): void {
  const { pathname, searchStr } = router.latestLocation
  if (pathname === ROUTES.signIn) return
  void router.navigate({ to: ROUTES.signIn, search: { next: pathname + searchStr }, replace: true })
}
