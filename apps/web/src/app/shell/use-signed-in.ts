import { ROUTES } from '@app/spec'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../../lib/use-session.ts'

/** False once the server has said that nobody is signed in; the visitor is then on the way to the door, and back after. */
export function useSignedIn(): boolean {
  const session = useSession()
  const router = useRouter()
  const navigate = useNavigate()
  const signedOut = session.data?.user === null
  useEffect(() => {
    if (!signedOut) return
    // Read once, when it happens: the address changes under way, and following it would lead round in circles.
    const { pathname, searchStr } = router.latestLocation
    void navigate({ to: ROUTES.signIn, search: { next: pathname + searchStr }, replace: true })
  }, [signedOut, router, navigate])
  return !signedOut
}
