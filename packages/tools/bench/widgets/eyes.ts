import type { Page } from '../../src/browser/port.ts'

/** One thing of a look, as its line says it. */
export interface Thing {
  role: string
  name: string
  ref: string
  /** Such as "selected", "closed" or "value 5 of 0 to 10". */
  states: readonly string[]
  words: string
  target: { ref: string; exact: boolean }
}

const THING = /([a-z]+)(?: \d)?(?: "([^"]*)")? \[(\w+)\](?: \(((?:[^()]|\([^()]*\))*)\))?(?:: ([^|]*))?/g
const SIGNAL_MS = 20_000
export const inTime = () => AbortSignal.timeout(SIGNAL_MS)

export interface Look {
  text: string
  /** Everything of a role in the example, or everything at all. */
  all(role: string | RegExp, name?: RegExp): Thing[]
  get(role: string | RegExp, name?: RegExp): Thing
}

/** Looks at the page. The guide's own words around its examples are left out, as far as it marks where they end. */
export async function look(page: Page): Promise<Look> {
  const { text } = await page.snapshot(inTime())
  const lines = text.split('\n')
  const start = lines.findIndex((line) => /separator "Start of/.test(line))
  const end = lines.findLastIndex((line) => /separator "End of/.test(line))
  const example = thingsIn(start < 0 ? lines : lines.slice(start, end > start ? end : undefined))
  const everywhere = thingsIn(lines)
  const fits = (role: string | RegExp, name?: RegExp) => (one: Thing) =>
    !/^Open In CodePen$/i.test(one.name) &&
    (typeof role === 'string' ? one.role === role : role.test(one.role)) &&
    (!name || name.test(one.name))
  const all = (role: string | RegExp, name?: RegExp) => {
    const near = example.filter(fits(role, name))
    return near.length > 0 ? near : everywhere.filter(fits(role, name))
  }
  return {
    text,
    all,
    get: (role, name) => {
      const [found] = all(role, name)
      if (!found) throw new Error(`the look has no ${role}${name ? ` ${name}` : ''}`)
      return found
    },
  }
}

const thingsIn = (lines: readonly string[]): Thing[] =>
  lines.flatMap((line) =>
    [...line.matchAll(THING)].map(([, role = '', name = '', ref = '', states = '', words = '']) => ({
      role,
      name,
      ref,
      states: states.split(', ').filter(Boolean),
      words: words.trim(),
      target: { ref, exact: false },
    })),
  )

/** The same thing in a fresh look, by its reference or else by what it is called. */
export async function again(page: Page, { ref, role, name }: Thing): Promise<Thing> {
  const all = (await look(page)).all(role)
  const found = all.find((one) => one.ref === ref) ?? all.find((one) => one.name === name)
  if (!found) throw new Error(`${role} "${name}" is not in the fresh look`)
  return found
}

export const measureOf = ({ states }: Thing): string | undefined =>
  states.flatMap((state) => /^value (.*?) of /.exec(state)?.[1] ?? [])[0]

export function expect(isSo: unknown, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}
