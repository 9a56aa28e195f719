import type { Next } from '../builtin-decider.ts'
import type { Task } from './task.ts'

/** Where a password is asked for and one is stored for this site, it is used: nothing else can be done there. */
export function enter({ clause, scene, memory }: Task, logIns: readonly string[]): Next | undefined {
  // Several are a form to choose a new one.
  const isAsked = scene.things.filter(({ takes }) => takes === 'password').length === 1
  const isWanted = clause.verb?.doings.includes('login') ?? false
  const named = logIns.find((name) => clause.whole.toLowerCase().includes(name.toLowerCase()))
  const name = named ?? (logIns.length === 1 ? logIns[0] : undefined)
  const key = `log-in ${name}`
  if (isAsked && name !== undefined && clause.values.length === 0 && !memory.tried.includes(key))
    return { acts: [{ do: 'log-in', name }], why: `Log in as “${name}”`, memory: { tried: [...memory.tried, key] } }
  if (!isWanted || clause.values.length > 0) return undefined
  if (!isAsked && memory.tried.includes(key)) return { finished: 'It is logged in' }
  if (isAsked && logIns.length === 0)
    return {
      cannot:
        'This site asks for a password, and no log-in is stored for it. Store one in the Command Center, and it is used.',
    }
  return undefined
}
