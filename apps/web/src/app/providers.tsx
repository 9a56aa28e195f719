import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { LocaleProvider } from '../lib/locale.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { leaveForSignIn } from './leave-for-sign-in.ts'
import { createQueryClient, forgetFailures } from './query-client.ts'
import { router } from './router.tsx'

/** A 401 on a screen of the workspace means the session is over; on a public page or at the door it means nothing. */
const queryClient = createQueryClient(() => {
  if (!router.state.matches.some((match) => match.routeId === '/app-shell')) return
  queryClient.clear()
  leaveForSignIn(router)
})
// A screen that is opened again asks again for what it could not have.
router.subscribe('onResolved', () => forgetFailures(queryClient))

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
