import type { ToolStep } from '@app/contract'
import { holdsWhole, plainWords } from '@app/values'

/** One thing a person did on a page, as `browser.show` keeps it. */
export interface ShownStep {
  do: string
  says: string
  with: Record<string, unknown>
  /** The words of the row or entry it was done in, where several are alike. */
  place?: string | undefined
  /** Those of the others that are alike. */
  others?: readonly string[] | undefined
}

interface Target {
  role?: string
  name?: string
  nth?: number
}

/** What is called by what it holds, and not by what it does. */
const HOLDERS = new Set(['link', 'row', 'cell', 'gridcell', 'option', 'treeitem', 'listitem', 'rowheader'])

/**
 * What was shown, as steps; what of it stands in the words it was shown for stays open, with what it was as the rule:
 * "Archive Tom Lee" shown once archives whoever is named the next time.
 */
export function openShown(shown: readonly ShownStep[], words: string) {
  const inputs: Record<string, string> = {}
  const open = (value: string, called: string): string => {
    const known = Object.entries(inputs).find(([, one]) => one === value)?.[0]
    const name = known ?? freeName(called, inputs)
    inputs[name] = value
    return `{{input.${name}}}`
  }
  const openValue = (value: unknown, called: string): unknown =>
    typeof value === 'string' && stands(value, words) ? open(value, called) : value
  const openTarget = (target: Target, { place, others = [] }: Pick<ShownStep, 'place' | 'others'>): unknown => {
    const { role = '', name = '', nth, ...rest } = target
    const inName = HOLDERS.has(role) ? valueIn(name, words, '', []) : undefined
    const said = { ...rest, ...(role ? { role } : {}), ...(name ? { name } : {}) }
    const called = inName === name && name ? { ...said, name: open(name, 'which') } : said
    const inPlace = nth === undefined || !place ? undefined : valueIn(place, words, name, others)
    if (inPlace) return { ...called, near: open(inPlace, 'which') }
    return nth === undefined ? called : { ...called, nth }
  }
  const steps = shown.map(({ do: tool, says, with: given, ...at }): ToolStep => {
    const called = String((given.target as Target | undefined)?.name ?? 'value')
    const opened = Object.entries(given).map(([key, value]) => {
      if (key === 'target' || key === 'onto') return [key, openTarget(value as Target, at)]
      if (key === 'options' && Array.isArray(value)) return [key, value.map((one) => openValue(one, called))]
      // Whose value is read is somebody else the next time.
      if (key === 'row') return [key, openValue(value, 'which')]
      return [key, key === 'value' || key === 'text' ? openValue(value, called) : value]
    })
    return { do: tool, name: says.slice(0, 200), with: Object.fromEntries(opened) }
  })
  return { steps, inputs }
}

/** Whether it stands there as it is, in whole words. */
const stands = (value: string, words: string): boolean => holdsWhole(plainWords(words), plainWords(value))

/**
 * The longest run of words that a place shares with what was said, if it is somebody or something, a name or a number, and
 * stands in no other place.
 */
function valueIn(place: string, words: string, but: string, others: readonly string[]): string | undefined {
  const own = plainWords(but)
  const isAlone = (run: string) => !others.some((other) => plainWords(other).includes(plainWords(run)))
  const parts = place.split(/\s+/).filter(Boolean)
  for (let length = parts.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= parts.length; from += 1) {
      const run = parts.slice(from, from + length).join(' ')
      if (plainWords(run) !== own && /[\p{Lu}\d]/u.test(run) && run.length > 1 && stands(run, words) && isAlone(run))
        return run
    }
  }
  return undefined
}

/** A name that can be said in `{{…}}`, after what the page calls it. */
function freeName(called: string, taken: Readonly<Record<string, string>>): string {
  const [first = '', ...more] = plainWords(called.normalize('NFD').replaceAll(/\p{M}/gu, '')).split(' ')
  const camel = first + more.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
  const name = /^[a-z]\w{0,39}$/i.test(camel) && !(camel in Object.prototype) ? camel : 'value'
  if (!(name in taken)) return name
  for (let number = 2; ; number += 1) if (!(`${name}${number}` in taken)) return `${name}${number}`
}
