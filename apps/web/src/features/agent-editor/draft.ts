import type { Agent, AgentChange, Policy } from '@app/contract'
import type { ApprovalRule, Model } from '@app/spec'
import { type Nodes, toNodes, toSteps } from './steps/tree.ts'

/** The most each limit takes, as the contract has it. */
export const MOST = { actionsPerTask: 100_000, actionsPerDay: 1_000_000, minutesPerTask: 24 * 60 } as const
export type LimitName = keyof typeof MOST
export const LIMITS = Object.keys(MOST) as LimitName[]

/** An agent as the editor holds it: limits as they are typed, steps as a list that can be moved about. */
export interface Draft {
  name: string
  objective: string
  capabilities: readonly string[]
  model: Model
  permissions: Policy['permissions']
  domains: readonly string[] | null
  limits: Record<LimitName, string>
  approval: ApprovalRule
  nodes: Nodes
}

export function toDraft(agent: Agent): Draft {
  const { name, objective, capabilities, model, permissions, domains, limits, approval } = agent
  const typed = (limit: LimitName) => (limits[limit] === undefined ? '' : String(limits[limit]))
  return {
    name,
    objective,
    capabilities,
    model,
    permissions,
    domains,
    limits: {
      actionsPerTask: typed('actionsPerTask'),
      actionsPerDay: typed('actionsPerDay'),
      minutesPerTask: typed('minutesPerTask'),
    },
    approval,
    nodes: toNodes(agent.recipe),
  }
}

/** What differs from what is stored. Steps nobody touched are not sent: the server lets them go where their words changed. */
export function toChange(draft: Draft, agent: Agent): AgentChange {
  const wanted = contentOf(draft)
  const stored = contentOf(toDraft(agent))
  const changed = Object.entries(wanted).filter(([name, value]) => !isSame(value, stored[name as keyof typeof stored]))
  const { steps, ...rest } = Object.fromEntries(changed) as Partial<typeof wanted>
  if (!steps) return rest as AgentChange
  const recipe = steps.length === 0 ? null : { title: '', ...agent.recipe, version: 1 as const, steps }
  return { ...rest, recipe } as AgentChange
}

function contentOf({ nodes, limits, permissions, ...draft }: Draft) {
  const numbers = LIMITS.flatMap((limit) => (limits[limit].trim() ? [[limit, Number(limits[limit])] as const] : []))
  return {
    ...draft,
    name: draft.name.trim(),
    permissions: { ...permissions, logIns: permissions.logIns ?? null },
    limits: Object.fromEntries(numbers),
    steps: toSteps(nodes),
  }
}

/** By content: JSON leaves out what is not set, as the wire does. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
