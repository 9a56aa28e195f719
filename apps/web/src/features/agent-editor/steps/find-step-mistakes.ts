import type { Condition, ToolCard } from '@app/contract'
import { isRecord, isTemplate, type Schema } from './schema.ts'
import type { BareStep, Nodes } from './tree.ts'

export type MistakeCode =
  | 'missing'
  | 'number'
  | 'data'
  | 'choice'
  | 'long'
  | 'tool'
  | 'word'
  | 'empty'
  | 'rounds'
  | 'unknown'

export interface StepMistake {
  key: string
  /** `url`, `logIn.name`, or what the step itself has: `do`, `save`, `as`, `forEach`, `atMost`, `inner`. */
  field: string
  code: MistakeCode
  /** The name nobody has saved anything under. */
  about?: string
}

/** A name that nothing was saved under may still be given along; all else would be refused. */
export const isGrave = ({ code }: StepMistake): boolean => code !== 'unknown'

export const VARIABLE = /^[a-z]\w{0,59}$/i
const MOST_ROUNDS = 1_000
const MOST_ACTS = 200

/** What is wrong with the steps, in their order, each at its step and field. */
export function findStepMistakes(nodes: Nodes, tools: ReadonlyMap<string, ToolCard>): StepMistake[] {
  const known = new Set(['input'])
  const walk = (list: Nodes): StepMistake[] =>
    list.flatMap(({ key, step, inner }) => {
      const own = [...judgeStep(step, tools), ...unknownNames(step, known)].map((found) => ({ key, ...found }))
      if ('as' in step) known.add(step.as)
      const within = inner ? walk(inner) : []
      if ('save' in step && step.save) known.add(step.save)
      const late = 'until' in step ? unknownIn('until', step.until, known).map((found) => ({ key, ...found })) : []
      const hollow: StepMistake[] = inner?.length === 0 ? [{ key, field: 'inner', code: 'empty' }] : []
      return [...own, ...hollow, ...within, ...late]
    })
  return walk(nodes)
}

type Found = Omit<StepMistake, 'key'>

function judgeStep(step: BareStep, tools: ReadonlyMap<string, ToolCard>): Found[] {
  if ('do' in step) {
    const tool = tools.get(step.do)
    const save: Found[] = step.save !== undefined && !VARIABLE.test(step.save) ? [{ field: 'save', code: 'word' }] : []
    // What an outside server offers is not known here; it is judged when it runs.
    if (!tool) return step.do.startsWith('mcp.') ? save : [{ field: 'do', code: 'tool' }, ...save]
    return [...judgeFields(step.with, tool.input as Schema, ''), ...save]
  }
  if ('as' in step) {
    const as: Found[] = VARIABLE.test(step.as) ? [] : [{ field: 'as', code: 'word' }]
    const list = step.forEach
    return Array.isArray(list) || isTemplate(list) ? as : [{ field: 'forEach', code: list ? 'data' : 'missing' }, ...as]
  }
  if ('pursue' in step) {
    const { acts } = step.within
    const goal: Found[] = step.pursue.trim() ? [] : [{ field: 'pursue', code: 'missing' }]
    return Number.isInteger(acts) && acts >= 1 && acts <= MOST_ACTS
      ? goal
      : [...goal, { field: 'acts', code: 'number' }]
  }
  const { atMost } = step
  return Number.isInteger(atMost) && atMost >= 1 && atMost <= MOST_ROUNDS ? [] : [{ field: 'atMost', code: 'rounds' }]
}

function judgeFields(values: Record<string, unknown>, schema: Schema, before: string): Found[] {
  const required = schema.required ?? []
  return Object.entries(schema.properties ?? {}).flatMap(([name, one]): Found[] => {
    const value = values[name]
    const field = `${before}${name}`
    if (value === undefined || value === '') return required.includes(name) ? [{ field, code: 'missing' }] : []
    return judgeValue(value, one, field)
  })
}

function judgeValue(value: unknown, schema: Schema, field: string): Found[] {
  if (isTemplate(value)) return []
  if (schema.anyOf) {
    const tries = schema.anyOf.map((one) => judgeValue(value, one, field))
    return tries.find((found) => found.length === 0) ?? tries[0] ?? []
  }
  const code = wrongAs(value, schema)
  if (code) return [{ field, code }]
  return isRecord(value) && schema.properties ? judgeFields(value, schema, `${field}.`) : []
}

function wrongAs(
  value: unknown,
  { enum: choices, type, minimum, maximum, maxLength }: Schema,
): MistakeCode | undefined {
  if (choices) return choices.includes(value) ? undefined : 'choice'
  if (type === 'integer' || type === 'number') {
    const fits = typeof value === 'number' && value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity)
    return fits && (type === 'number' || Number.isInteger(value)) ? undefined : 'number'
  }
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : 'choice'
  if (type === 'array') return Array.isArray(value) ? undefined : 'data'
  if (type === 'object') return isRecord(value) ? undefined : 'data'
  if (type === 'string' && typeof value !== 'string') return 'data'
  return typeof value === 'string' && maxLength && value.length > maxLength ? 'long' : undefined
}

function unknownNames(step: BareStep, known: ReadonlySet<string>): Found[] {
  if ('as' in step) return unknownIn('forEach', step.forEach, known)
  if ('pursue' in step) return [...unknownIn('pursue', step.pursue, known), ...unknownIn('values', step.values, known)]
  if (!('do' in step)) return []
  const inputs = Object.entries(step.with).flatMap(([name, value]) => unknownIn(name, value, known))
  return [...inputs, ...(step.when ? unknownIn('when', step.when, known) : [])]
}

const unknownIn = (field: string, value: unknown | Condition, known: ReadonlySet<string>): Found[] =>
  [...new Set(namesIn(value))].filter((name) => !known.has(name)).map((about) => ({ field, code: 'unknown', about }))

const namesIn = (value: unknown): string[] =>
  [...(JSON.stringify(value) ?? '').matchAll(/\{\{\s*([a-z]\w*)/gi)].map((match) => match[1] ?? '')
