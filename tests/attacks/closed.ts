import { shown } from './ask.ts'
import type { Belongings } from './belongings.ts'
import type { Target } from './target.ts'

export type Row = [method: string, path: string, body?: unknown]

/** As anybody's would be who has just made one up. */
const MADE_UP = 'QMSv8tTSVLOPK2ACbKra'

/** Ben asks with Ada's real ids: he is told what he is told of an id that was never given, and all of it stays as it was. */
export const closed = (
  name: string,
  rows: (id: (real: string) => string, things: Belongings) => Row[],
  still: string,
) => ({
  name,
  async run({ ada, ben, things }: Target) {
    const kept = still.replace(/:(\w+)/, (_, noun: 'task') => things[noun].id)
    const before = await ada.get('GET', kept)
    const madeUp = rows(() => MADE_UP, things)
    for (const [at, [method, path, body]] of rows((real) => real, things).entries()) {
      const answer = await ben.ask(method, path, body)
      const other = await ben.ask(method, madeUp[at]?.[1] ?? '', madeUp[at]?.[2])
      const same = answer.status === other.status && answer.text === other.text
      const tells = answer.status < 400 && answer.text !== '[]'
      if (!same || tells) return `${method} ${path}: ${shown(answer)}`
    }
    const after = await ada.get('GET', kept)
    return JSON.stringify(after) === JSON.stringify(before) || `changed by it: ${kept}`
  },
})
