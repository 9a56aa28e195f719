import { calls, type LiveEvent, type Task, type TaskStep, type TaskTrace } from '@app/contract'
import { LIST_LIMIT } from '@app/spec'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { addressOf } from './call.ts'

const LIST = calls.tasks.list.path

/** Decision 23: puts what the server tells into what the screens show. */
export function applyEvent(client: QueryClient, event: LiveEvent): void {
  const { type, task } = event
  if (type === 'reset') void client.invalidateQueries()
  // Told in the transaction that read the price.
  if (type === 'alert.created')
    for (const { path } of [calls.alerts.list, calls.watches.list]) void client.invalidateQueries({ queryKey: [path] })
  if (!task) return
  client.setQueryData<Task[]>([LIST], (list) => list && placeTask(list, task))
  client.setQueryData<InfiniteData<Task[]>>(
    [LIST, 'pages'],
    (data) => data && { ...data, pages: placeInPages(data.pages, task) },
  )
  const trace = [addressOf(calls.tasks.read, { params: { id: task.id } })]
  const { resultCut, result, ...rest } = task
  client.setQueryData<TaskTrace>(
    trace,
    (old) => old && { ...old, ...rest, ...(resultCut ? {} : { result }), steps: mergeSteps(old.steps, event.steps) },
  )
  // The last steps are written with the end itself, and an end tells of no steps.
  const ended = task.status === 'completed' || task.status === 'failed'
  if ((type === 'task.step' || ended) && !event.steps) void client.invalidateQueries({ queryKey: trace })
  if (client.isFetching({ predicate: ({ queryKey: [first] }) => first === LIST || first === trace[0] }))
    askAgain(client)
}

/** Newest first; a task older than everything on a list that goes on is further down, not missing. */
export function placeTask(list: Task[], task: Task): Task[] {
  if (list.some(({ id }) => id === task.id)) return list.map((old) => (old.id === task.id ? task : old))
  const at = list.findIndex((old) => old.createdAt <= task.createdAt)
  if (at >= 0) return [...list.slice(0, at), task, ...list.slice(at)]
  return list.length < LIST_LIMIT ? [...list, task] : list
}

function placeInPages(pages: Task[][], task: Task): Task[][] {
  const known = pages.findIndex((page) => page.some(({ id }) => id === task.id))
  const fitting = pages.findIndex((page) => (page.at(-1)?.createdAt ?? '') <= task.createdAt)
  const at = known >= 0 ? known : fitting >= 0 ? fitting : pages.length - 1
  return pages.map((page, index) => (index === at ? placeTask(page, task) : page))
}

/** A step that was announced is replaced by the same step done. */
function mergeSteps(old: TaskStep[], fresh: TaskStep[] = []): TaskStep[] {
  const byPosition = new Map([...old, ...fresh].map((step) => [step.position, step]))
  return [...byPosition.values()].sort((a, b) => a.position - b.position)
}

let asking: ReturnType<typeof setTimeout> | undefined

/** An answer under way may have been written before the event: ask once more when it is here. */
function askAgain(client: QueryClient): void {
  if (asking) return
  asking = setTimeout(() => {
    asking = undefined
    void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(LIST) })
  }, 500)
}
