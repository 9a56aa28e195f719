import type { Policy } from '@app/contract'
import type { TaskOrigin } from '@app/spec'
import { type Brings, type Permission, Refused, type Tool } from '@app/toolkit'
import type { Leaf } from './recipe/walk.ts'

/** What has come into the task so far. */
export interface Known {
  outside: boolean
  private: boolean
}

export interface Judged {
  policy: Policy
  origin: TaskOrigin
  tool: Tool
  leaf: Leaf
  known: Known
  /** Which earlier steps brought in what strangers may have written, by their path. */
  strangers: ReadonlySet<string>
}

const PERMISSIONS: Record<Permission, string> = {
  fileAccess: 'This agent may not use files. Allow it in the agent’s permissions, or take the step out.',
  appAccess:
    'This agent may not use stored log-ins. Allow it in the agent’s permissions, or take the log-in out of the step.',
}

/**
 * S-41 to S-43: rules alone decide whether an effect may happen, never what a page or a model says. Answers why a person
 * must be asked first, or nothing; what is not allowed at all is refused.
 */
export function judgeStep(judged: Judged): string | undefined {
  const { policy, tool, leaf } = judged
  const input = tool.input.safeParse(leaf.input)
  const needed = input.success ? tool.needs?.(input.data) : undefined
  if (needed && !policy.permissions[needed]) throw new Refused(PERMISSIONS[needed])
  if (needed === 'appAccess') refuseOtherLogIn(policy, leaf)
  if (tool.effect === 'reads') return undefined
  if (policy.approval === 'effects') return 'The agent asks before it changes anything.'
  if (policy.approval === 'sends' && tool.effect === 'sends') return 'The agent asks before it sends anything.'
  const aimed = findForeignAim(judged)
  if (aimed) return `Where this goes (${aimed}) was decided by what the task found or was given, not by you.`
  const brings: readonly Brings[] = (input.success && tool.brings?.(input.data)) || []
  const isPrivate = judged.known.private || brings.includes('private')
  // S-42, the rule of two: two of the three are fine, all three need a person, unless that person named the sites before.
  if (judged.known.outside && isPrivate && policy.domains === null && !tool.confined)
    return 'The task has read what others wrote, uses what is yours, and would now change something. Name the sites it may use to let it do so by itself.'
  return undefined
}

/** Where an agent's log-ins were named, no other is given to it: neither a stored one nor a browser's kept sign-in. */
function refuseOtherLogIn({ permissions: { logIns } }: Policy, { input }: Leaf): void {
  const named = nameOfLogIn(input)
  if (!logIns || named === undefined || logIns.includes(named)) return
  throw new Refused(`This agent may not use the log-in "${named}". Allow it in the agent’s permissions.`)
}

function nameOfLogIn({ logIn, profile }: Record<string, unknown>): string | undefined {
  const named = typeof logIn === 'object' && logIn !== null && 'name' in logIn ? logIn.name : (logIn ?? profile)
  return typeof named === 'string' ? named : undefined
}

/** S-41: the input that decides where an effect goes, if a stranger had a hand in it. */
function findForeignAim({ tool, leaf, strangers, origin }: Judged): string | undefined {
  return (tool.aims ?? []).find((name) => {
    const foreign = leaf.sources[name]?.some(
      (source) => strangers.has(source) || (source === 'input' && origin === 'webhook'),
    )
    return foreign && !fixesSite(leaf.templates[name])
  })
}

/** `https://shop.example/orders/{{id}}` goes to shop.example, whatever the id. */
const fixesSite = (template: unknown): boolean =>
  typeof template === 'string' && /^https?:\/\/[^/?#{}\\@]+\//.test(template.split('{{')[0] ?? '')
