import { type Agent, type Approval, calls, type Task } from '@app/contract'
import { fetchCall } from '../../../lib/call.ts'

/** The work under way or in the queue; what rests already rests. */
export async function listUnderWay(): Promise<readonly Task[]> {
  const [running, pending] = await Promise.all([
    fetchCall(calls.tasks.list, { query: { status: 'running' } }),
    fetchCall(calls.tasks.list, { query: { status: 'pending' } }),
  ])
  return [...running, ...pending].filter(({ reason }) => reason === null)
}

/** Answers how many could be paused: one that ended meanwhile is none. */
export async function pauseAll(tasks: readonly Task[]): Promise<number> {
  const paused = await Promise.allSettled(tasks.map(({ id }) => fetchCall(calls.tasks.pause, { params: { id } })))
  return paused.filter(({ status }) => status === 'fulfilled').length
}

export const runAgent = ({ id }: Agent) => fetchCall(calls.agents.execute, { params: { id } })

/** A thumb says yes or no, and answers no question. */
export const findOldestApproval = async (): Promise<Approval | undefined> =>
  (await fetchCall(calls.approvals.list)).find(({ question }) => question === null)

export const approve = ({ id, hash }: Approval) =>
  fetchCall(calls.approvals.approve, { params: { id }, body: { hash } })
