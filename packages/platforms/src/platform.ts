import type { PlatformWorks } from '@app/spec'
import type { Facts } from './read-facts.ts'
import { mainSignIn, type SignIn, signInsOf } from './sign-ins.ts'

/** A platform with what follows from its facts. */
export interface Platform extends Facts {
  signIns: readonly SignIn[]
  /** The one a client uses. */
  signIn: SignIn
  /** Some of it answers without a key. */
  open: boolean
  works: PlatformWorks
}

export function toPlatform(facts: Facts): Platform {
  const signIns = signInsOf(facts)
  const signIn = mainSignIn(signIns)
  return { ...facts, signIns, signIn, open: facts.kinds.includes('none'), works: worksOf(facts, signIn) }
}

/** Executable where reading is known and nothing has to be signed; a client where one can at least sign in or knows a path. */
function worksOf({ routes }: Facts, { place }: SignIn): PlatformWorks {
  const canSignIn = place !== 'signature'
  if (canSignIn && routes.get_data) return 'executable'
  return canSignIn || Object.values(routes).some(Boolean) ? 'client' : 'web'
}
