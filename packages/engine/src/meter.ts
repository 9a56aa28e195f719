import type { Transaction } from '@app/db'

/** What steps cost the user. The engine knows when; what it means is handed in. */
export interface Meter {
  /** Sets actions aside for tasks and says how many each got; a task that got none is not in the answer. */
  hold(
    tx: Transaction,
    asks: readonly { taskId: string; userId: string; wanted: number }[],
  ): Promise<Map<string, number>>
  /** Counts steps, in the transaction that records them. */
  charge(tx: Transaction, steps: readonly ChargedStep[]): Promise<void>
  /** Squares what was set aside for tasks that ended or rest with what they used; says whether there is more. */
  settle(): Promise<boolean>
}

export interface ChargedStep {
  userId: string
  taskId: string
  position: number
  tool: string
}
