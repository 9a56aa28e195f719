import type { RecipeStep, ToolStep } from '@app/contract'
import { Refused } from '@app/toolkit'
import { holds } from './holds.ts'
import { namesIn, resolve } from './look-up.ts'
import { isNotThere, mend } from './mend.ts'
import { sitesIn } from './named-sites.ts'
import { pursue } from './pursue.ts'

/** One thing to do now, with every placeholder filled in. */
export interface Leaf {
  path: string
  name: string
  tool: string
  input: Record<string, unknown>
  /** The inputs as the recipe wrote them. */
  templates: Record<string, unknown>
  /** Where each input's values came from: `recipe`, `input`, or the path of an earlier step. */
  sources: Record<string, readonly string[]>
  /** The same for people: one text an input. */
  provenance: Record<string, string>
  /** It may fail: whoever wanted it decides what then. */
  soft?: boolean
  /** What it names may have gone from the page: then its purpose is pursued. Not where later steps need its own output. */
  mends?: boolean
}

/** What the task knows: values by name, and where each came from. */
export interface Memory {
  values: Map<string, unknown>
  sources: Map<string, readonly string[]>
  /** The hosts of the addresses that the recipe itself opened or named. */
  sites: Set<string>
}

export const newMemory = (input?: unknown): Memory => ({
  sites: new Set(),
  values: new Map(input === undefined || input === null ? [] : [['input', input]]),
  sources: new Map([['input', ['input']]]),
})

/**
 * Says step by step what to do, and is told what came out. It decides by nothing but the recipe and those answers, so
 * walking again over a journal leads to the same place.
 */
export function* walk(steps: readonly RecipeStep[], memory: Memory, before = ''): Generator<Leaf, unknown, unknown> {
  const { values, sources } = memory
  let last: unknown
  for (const [index, step] of steps.entries()) {
    const path = `${before}${index + 1}`
    if ('do' in step) {
      if (step.when && !holds(step.when, values)) continue
      last = yield { ...toLeaf(step, path, memory), mends: step.save === undefined }
      if (isNotThere(last)) last = yield* mend(steps, index, path, memory, last.notThere)
      if (step.save) {
        values.set(step.save, last)
        sources.set(step.save, [path])
      }
    } else if ('pursue' in step) {
      if (step.when && !holds(step.when, values)) continue
      last = yield* pursue(step, path, memory)
      if (step.save) {
        values.set(step.save, last)
        sources.set(step.save, [path])
      }
    } else if ('forEach' in step) {
      const list = resolve(step.forEach, values)
      if (!Array.isArray(list))
        throw new Refused(`Step ${path} goes through a list, and there is none. Check what the step before it saves.`)
      sources.set(step.as, sourcesOf(step.forEach, memory))
      for (const [round, item] of list.entries()) {
        values.set(step.as, item)
        last = yield* walk(step.steps, memory, `${path}[${round + 1}].`)
      }
    } else {
      let rounds = 0
      do {
        if (rounds === step.atMost)
          throw new Refused(
            `Step ${path} was repeated ${rounds} times and its goal was not reached. Raise its limit, or look at what it waits for.`,
          )
        rounds += 1
        last = yield* walk(step.steps, memory, `${path}[${rounds}].`)
      } while (!holds(step.until, values))
    }
  }
  return last
}

function toLeaf(step: ToolStep, path: string, memory: Memory): Leaf {
  for (const site of sitesIn(step.with)) memory.sites.add(site)
  const sources = Object.fromEntries(
    Object.entries(step.with).map(([name, template]) => [name, sourcesOf(template, memory)]),
  )
  return {
    path,
    name: step.name ?? step.do,
    tool: step.do,
    input: resolve(step.with, memory.values) as Record<string, unknown>,
    templates: step.with,
    sources,
    provenance: Object.fromEntries(Object.entries(sources).map(([name, from]) => [name, from.join(', ')])),
  }
}

/** Everything a template draws on; what it draws from nowhere is the recipe's own. */
function sourcesOf(template: unknown, { sources }: Memory): readonly string[] {
  const found = [...new Set(namesIn(template).flatMap((name) => sources.get(name) ?? []))]
  return found.length > 0 ? found : ['recipe']
}
