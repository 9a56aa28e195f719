import type { Transaction } from '@app/db'

/** What a step costs the user. The engine knows when; what it means is handed in. */
export interface Meter {
  /** Sets one action aside; false when the allowance is used up. */
  reserve(tx: Transaction, userId: string): Promise<boolean>
  /** Turns what was set aside into one counted action, in the transaction that records the step. */
  charge(tx: Transaction, step: { userId: string; taskId: string; position: number; tool: string }): Promise<void>
  /** Gives back what was set aside for a step that was not done. */
  release(tx: Transaction, userId: string): Promise<void>
}
