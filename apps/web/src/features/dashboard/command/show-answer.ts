import type { Task } from '@app/contract'

/** What a task found out, in words; a file or a page it ended on is shown elsewhere and is no answer. */
export function showAnswer(result: Task['result']): string | undefined {
  if (result === null) return undefined
  if (typeof result === 'string') return result
  for (const key of ['answer', 'text', 'value']) {
    const found = result[key]
    if (typeof found === 'string' || typeof found === 'number') return String(found)
  }
  return undefined
}
