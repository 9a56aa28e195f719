import { prepared, type Transaction } from '@app/db'

export interface ChargedStep {
  userId: string
  taskId: string
  position: number
  tool: string
}

/** Decision 20: one row an action, in the transaction that records the step, and once a step however often it was tried. */
export async function chargeSteps(tx: Transaction, steps: readonly ChargedStep[]): Promise<void> {
  await prepared(tx, CHARGE, [JSON.stringify(steps)])
}

const CHARGE = {
  name: 'charge-steps',
  text: `
    insert into actions (id, user_id, task_id, position, model_used, success)
    select s."taskId" || '-' || s.position, s."userId", s."taskId", s.position, s.tool, true
    from jsonb_to_recordset($1::jsonb) as s("userId" text, "taskId" text, position int, tool text)
    on conflict do nothing`,
}
