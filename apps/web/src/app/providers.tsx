import { ROUTES } from '@app/spec'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { LocaleProvider } from '../lib/locale.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { createQueryClient } from './query-client.ts'
import { router } from './router.tsx'

/** A 401 on a screen of the workspace means the session is over; on a public page or at the door it means nothing. */
function leaveForSignIn(): void {
  const inApp = router.state.matches.some((match) => match.routeId === '/app-shell')
  if (!inApp) return
  const { pathname, searchStr } = router.latestLocation
  // Several calls of one screen fail together; the first of them is already on its way.
  if (pathname === ROUTES.signIn) return
  queryClient.clear()
  void router.navigate({ to: ROUTES.signIn, search: { next: pathname + searchStr }, replace: true })
}

const queryClient = createQueryClient(leaveForSignIn)

export function Providers() {
  return (
    <LocaleProvider>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ErrorBoundary>
    </LocaleProvider>
  )
}
