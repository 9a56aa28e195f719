import { type Call, calls } from '@app/contract'
import { z } from 'zod'

export interface Offer {
  name: string
  call: Pick<Call, 'method' | 'path' | 'does'>
  /** Which of the arguments stand in the address, and which behind it. */
  params: readonly string[]
  query: readonly string[]
  input: object
}

/** What another program's model may do here: the public calls themselves, under names such programs expect. */
export const OFFERS: readonly Offer[] = [
  offer('list_agents', calls.agents.list),
  offer('run_agent', calls.agents.execute),
  offer('plan_work', calls.plans.create),
  offer('run_task', calls.tasks.create),
  offer('list_tasks', calls.tasks.list),
  offer('read_task', calls.tasks.read),
  offer('cancel_task', calls.tasks.cancel),
  offer('list_files', calls.artefacts.listOfTask),
  offer('list_approvals', calls.approvals.list),
  offer('approve', calls.approvals.approve),
  offer('reject', calls.approvals.reject),
  offer('answer_question', calls.approvals.answer),
  offer('read_usage', calls.usage.subscription),
]

function offer<P, Q, B, R>(name: string, call: Call<P, Q, B, R>): Offer {
  const { method, path, does } = call
  const [params, query, body] = [shapeOf(call.params), shapeOf(call.query), shapeOf(call.body)]
  const input = z.toJSONSchema(z.object({ ...params, ...query, ...body }), { io: 'input', unrepresentable: 'any' })
  return { name, call: { method, path, does }, params: Object.keys(params), query: Object.keys(query), input }
}

function shapeOf(part: unknown): z.ZodRawShape {
  return part instanceof z.ZodObject ? part.shape : {}
}
