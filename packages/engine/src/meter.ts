import type { Transaction } from '@app/db'

/** What a step costs the user. The engine knows when; what it means is handed in. */
export interface Meter {
  /** Sets one action aside; false when the allowance is used up. */
  reserve(tx: Transaction, userId: string): Promise<boolean>
  /**
   * Turns what was set aside into one counted action, in the transaction that records the step. Where the task goes on
   * it sets the next one aside in the same breath, and says whether there was one.
   */
  charge(tx: Transaction, step: ChargedStep): Promise<boolean>
  /** Gives back what was set aside for a step that was not done. */
  release(tx: Transaction, userId: string): Promise<void>
  /** What the user earns by work that was completed. */
  reward(tx: Transaction, userId: string, actions: number): Promise<void>
}

export interface ChargedStep {
  userId: string
  taskId: string
  position: number
  tool: string
  goesOn: boolean
}
