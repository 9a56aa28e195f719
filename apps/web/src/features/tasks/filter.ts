import type { Task, TaskFilter } from '@app/contract'
import { TASK_STATUSES, type TaskStatus, VERDICTS, type Verdict } from '@app/spec'

/** What the list is narrowed to, as it stands in the address: days are days where one is. */
export interface Filter {
  search?: string
  status?: TaskStatus
  verdict?: Verdict
  agent?: string
  since?: string
  until?: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Reads what an address carries; what makes no sense is as if it were not there. */
export function readFilter(search: Record<string, unknown>): Filter {
  const text = (name: string) => {
    const value = search[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 200) : ''
  }
  const [words, agent, since, until] = [text('search'), text('agent'), text('since'), text('until')]
  const status = TASK_STATUSES.find((one) => one === search.status)
  const verdict = VERDICTS.find((one) => one === search.verdict)
  return {
    ...(words ? { search: words } : {}),
    ...(status ? { status } : {}),
    ...(verdict ? { verdict } : {}),
    ...(/^[\w-]{1,64}$/.test(agent) ? { agent } : {}),
    ...(isDay(since) ? { since } : {}),
    ...(isDay(until) ? { until } : {}),
  }
}

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00`))

export const isNarrowed = (filter: Filter): boolean => Object.keys(filter).length > 0

/** From the first moment of one day up to the last of another, by the clock of whoever looks. */
const startOf = (day: string, later = 0): Date => {
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + later)
  return date
}

export function toQuery({ since, until, ...rest }: Filter): Partial<TaskFilter> {
  return {
    ...rest,
    ...(since ? { since: startOf(since).toISOString() } : {}),
    ...(until ? { until: startOf(until, 1).toISOString() } : {}),
  }
}

/** The same question the server answers, for one task that has just changed. */
export function fits(task: Task, { search, status, verdict, agent, since, until }: Filter): boolean {
  const words = `${task.name}\n${task.description}`.toLowerCase()
  const at = Date.parse(task.createdAt)
  return (
    (!search || words.includes(search.toLowerCase())) &&
    (!status || task.status === status) &&
    (!verdict || task.verdict === verdict) &&
    (!agent || task.agentId === agent) &&
    (!since || at >= startOf(since).getTime()) &&
    (!until || at < startOf(until, 1).getTime())
  )
}
