import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../../lib/use-session.ts'
import { leaveForSignIn } from '../leave-for-sign-in.ts'

/** False once the server has said that somebody must sign in and nobody has; the visitor is then on the way to the door, and back after. */
export function useSignedIn(): boolean {
  const session = useSession()
  const router = useRouter()
  const signedOut = session.data?.authMode === 'accounts' && session.data.user === null
  useEffect(() => {
    if (signedOut) leaveForSignIn(router)
  }, [signedOut, router])
  return !signedOut
}
