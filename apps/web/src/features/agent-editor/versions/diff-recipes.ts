import type { RecipeStep } from '@app/contract'
import type { BareStep } from '../steps/tree.ts'

export interface ValueChange {
  field: string
  from: unknown
  to: unknown
}

/** One step as it stands in one of two recipes, or in both. */
export interface DiffRow {
  kind: 'same' | 'added' | 'removed' | 'changed'
  /** Its number in the newer recipe, or in the older one where it is gone. */
  path: string
  step: BareStep
  changes: readonly ValueChange[]
}

type Steps = readonly RecipeStep[]

/** What makes a recipe of another: steps that came, went, or say something else. */
export const diffRecipes = (from: Steps, to: Steps): DiffRow[] => diffLists(from, to, '')

function diffLists(from: Steps, to: Steps, before: string): DiffRow[] {
  const rows: DiffRow[] = []
  for (const [a, b] of pair(from, to)) {
    const old = a === undefined ? undefined : from[a]
    const now = b === undefined ? undefined : to[b]
    const path = `${before}${(b ?? a ?? 0) + 1}`
    if (old && now) rows.push(...diffSteps(old, now, path))
    else if (now) rows.push(...whole(now, path, 'added'))
    else if (old) rows.push(...whole(old, path, 'removed'))
  }
  return rows
}

function diffSteps(old: RecipeStep, now: RecipeStep, path: string): DiffRow[] {
  const changes = changesOf(valuesOf(old), valuesOf(now))
  const row: DiffRow = { kind: changes.length > 0 ? 'changed' : 'same', path, step: bare(now), changes }
  return 'steps' in old && 'steps' in now ? [row, ...diffLists(old.steps, now.steps, `${path}.`)] : [row]
}

const whole = (step: RecipeStep, path: string, kind: 'added' | 'removed'): DiffRow[] => [
  { kind, path, step: bare(step), changes: [] },
  ...('steps' in step ? step.steps.flatMap((one, at) => whole(one, `${path}.${at + 1}`, kind)) : []),
]

function bare(step: RecipeStep): BareStep {
  if (!('steps' in step)) return step
  const { steps: _, ...rest } = step
  return rest
}

/** What one reads of a step, by name; the inputs of its tool among the rest. */
function valuesOf(step: RecipeStep): Record<string, unknown> {
  if (!('do' in step)) return { ...bare(step) }
  const { with: inputs, ...rest } = step
  return { ...rest, ...inputs, do: step.do }
}

function changesOf(old: Record<string, unknown>, now: Record<string, unknown>): ValueChange[] {
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return fields
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map((field) => ({ field, from: old[field], to: now[field] }))
}

/** Steps that are the same thing in both, in an order that both share; what is left over came or went. */
function pair(from: Steps, to: Steps): [number | undefined, number | undefined][] {
  const length = lengths(from, to)
  const pairs: [number | undefined, number | undefined][] = []
  let a = 0
  let b = 0
  while (a < from.length || b < to.length) {
    const old = from[a]
    const now = to[b]
    const gone = length[a + 1]?.[b] ?? 0
    const come = length[a]?.[b + 1] ?? 0
    const both = old && now ? likeness(old, now) + (length[a + 1]?.[b + 1] ?? 0) : -1
    if (old && now && likeness(old, now) > 0 && both >= gone && both >= come) pairs.push([a++, b++])
    else if (old && (!now || gone >= come)) pairs.push([a++, undefined])
    else pairs.push([undefined, b++])
  }
  return pairs
}

/** How much of both is the same from each pair of places on: the longest common part, by likeness. */
function lengths(from: Steps, to: Steps): number[][] {
  const table = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0))
  for (let a = from.length - 1; a >= 0; a -= 1) {
    for (let b = to.length - 1; b >= 0; b -= 1) {
      const [old, now, row, below] = [from[a], to[b], table[a], table[a + 1]]
      if (!old || !now || !row || !below) continue
      const like = likeness(old, now)
      row[b] = Math.max(below[b] ?? 0, row[b + 1] ?? 0, like > 0 ? like + (below[b + 1] ?? 0) : 0)
    }
  }
  return table
}

/** 3 where nothing differs, 2 under the same name, 1 for the same kind of step, else 0. */
function likeness(old: RecipeStep, now: RecipeStep): number {
  if (kindOf(old) !== kindOf(now)) return 0
  if (JSON.stringify(old) === JSON.stringify(now)) return 3
  return old.name !== undefined && old.name === now.name ? 2 : 1
}

const kindOf = (step: RecipeStep): string =>
  'do' in step ? step.do : 'pursue' in step ? 'pursue' : 'forEach' in step ? 'for-each' : 'until'
