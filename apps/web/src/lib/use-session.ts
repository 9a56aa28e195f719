import { calls } from '@app/contract'
import { useCall } from './call.ts'

/** Who asks, and what this installation can do. Asked once a visit; signing in or out clears it. */
export const useSession = () => useCall(calls.account.session)
