import type { Session } from '@app/contract'

/** Spec 2 §6 and decision 6: administrators, and the demo user, who is the only one there is. */
export const mayAdminister = (session: Session | undefined): boolean =>
  session?.authMode === 'demo' || session?.user?.role === 'admin'
