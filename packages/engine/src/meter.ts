import type { Transaction } from '@app/db'
import type { Spent } from '@app/toolkit'

/** What steps cost the user. The engine knows when; what it means is handed in. */
export interface Meter {
  /** Sets actions aside for tasks and says how many each got; a task that got none is not in the answer. */
  hold(
    tx: Transaction,
    asks: readonly { taskId: string; userId: string; wanted: number }[],
  ): Promise<Map<string, number>>
  /** Counts steps, in the transaction that records them. */
  charge(tx: Transaction, steps: readonly ChargedStep[]): Promise<void>
  /** Keeps what models took, in the transaction that records the steps they were asked in. */
  spend(tx: Transaction, uses: readonly ModelUse[]): Promise<void>
  /** Squares what was set aside for tasks that ended or rest with what they used; says whether there is more. */
  settle(): Promise<boolean>
}

export interface ChargedStep {
  userId: string
  taskId: string
  position: number
  tool: string
}

export interface ModelUse {
  userId: string
  taskId: string
  position: number
  spent: Spent
}
