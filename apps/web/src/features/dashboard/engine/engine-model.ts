import type { Agent, LiveEvent, Recipe, RecipeStep, Task } from '@app/contract'

export const TOOLS = ['browser', 'rows', 'extract', 'forms', 'document', 'email', 'phone', 'http', 'mcp'] as const
export type ToolName = (typeof TOOLS)[number] | 'other'

export interface EngineAgent {
  id: string
  name: string
  busy: boolean
  tools: readonly ToolName[]
}
export interface EngineStep {
  taskId: string
  agentId: string | null
  /** The step under way as far as it was told; the task's own name until then. */
  name: string
  /** Unknown until a step was told. */
  tool: ToolName | undefined
}
export interface EngineModel {
  agents: readonly EngineAgent[]
  tools: readonly { name: ToolName; agents: number }[]
  steps: readonly EngineStep[]
}

const toolOf = (step: string): ToolName => TOOLS.find((name) => step.startsWith(`${name}.`)) ?? 'other'

const toolsOf = (steps: readonly RecipeStep[]): ToolName[] =>
  steps.flatMap((step) =>
    'do' in step ? [toolOf(step.do)] : 'pursue' in step ? [toolOf('browser.open')] : toolsOf(step.steps),
  )

const toolsIn = (recipe: Recipe | null): ToolName[] => [...new Set(toolsOf(recipe?.steps ?? []))]

/** What the picture and the list show: nothing but agents, recipes, tasks and events that are there. */
export function buildEngineModel(
  agents: readonly Agent[],
  tasks: readonly Task[],
  events: readonly LiveEvent[],
): EngineModel {
  const running = tasks.filter(({ status }) => status === 'running')
  const steps = running.map((task) => toStep(task, events))
  const shown = agents.map(({ id, name, recipe }) => {
    const now = steps.filter(({ agentId }) => agentId === id)
    const tools = [...new Set([...toolsIn(recipe), ...now.flatMap(({ tool }) => tool ?? [])])]
    return { id, name, busy: now.length > 0, tools }
  })
  const used = new Set([...shown.flatMap(({ tools }) => tools), ...steps.flatMap(({ tool }) => tool ?? [])])
  const tools = [...TOOLS, 'other' as const]
    .filter((name) => used.has(name))
    .map((name) => ({ name, agents: shown.filter((agent) => agent.tools.includes(name)).length }))
  return { agents: shown, tools, steps }
}

function toStep({ id, name, agentId }: Task, events: readonly LiveEvent[]): EngineStep {
  const told = events.find(({ taskId, steps }) => taskId === id && steps?.length)?.steps?.at(-1)
  return { taskId: id, agentId, name: told?.name ?? name, tool: told && toolOf(told.tool) }
}
