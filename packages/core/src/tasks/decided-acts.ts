import type { ToolStep } from '@app/contract'
import type { StepRow } from '@app/db'

export type DoneStep = Pick<StepRow, 'path' | 'tool' | 'name' | 'input' | 'output' | 'status'>

/** What was done at one place of a recipe by looking and deciding. */
export const decidedAt = (path: string, all: readonly DoneStep[]): DoneStep[] =>
  all.filter((one) => one.path.startsWith(`${path}[`))

/** It named something that was not on the page any more, and its purpose was pursued instead. */
export const wasNotThere = ({ status, output }: Pick<DoneStep, 'status' | 'output'>): boolean =>
  status === 'failed' && (output as { notThere?: boolean } | null)?.notThere === true

/** The acts that worked, in their order, each with the description that outlasts its reference. */
export const actsIn = (own: readonly DoneStep[]): ToolStep[] =>
  own
    .filter(({ tool, status }) => !['mind.decide', 'person.ask'].includes(tool) && status === 'done')
    .map(({ tool, name, input }) => ({ do: tool, name, with: lasting(input) }))

/** References are good for one look only. */
export function lasting(input: Record<string, unknown>): Record<string, unknown> {
  const without = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    const { ref: _, ...rest } = value as Record<string, unknown>
    return rest
  }
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, without(value)]))
}

/** A value that was filled in from outside stays open for the next run: `templates` as they were written, `filled` as they ran. */
export function reopenValues(step: ToolStep, templates: unknown, filled: unknown): ToolStep {
  const known = new Map(pairsOf(templates, filled))
  const reopen = (value: unknown): unknown => {
    if (typeof value === 'string') return known.get(value) ?? value
    if (Array.isArray(value)) return value.map(reopen)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, reopen(inner)]))
  }
  return known.size === 0 ? step : { ...step, with: reopen(step.with) as ToolStep['with'] }
}

function pairsOf(template: unknown, filled: unknown): [string, string][] {
  if (typeof template === 'string')
    return template.includes('{{') && filled !== undefined && filled !== '' ? [[String(filled), template]] : []
  if (template === null || typeof template !== 'object') return []
  const values = (filled ?? {}) as Record<string, unknown>
  return Object.entries(template).flatMap(([key, inner]) => pairsOf(inner, values[key]))
}
