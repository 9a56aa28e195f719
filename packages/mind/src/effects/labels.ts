import { isCompound } from '../match/need.ts'
import type { Language } from '../read/language.ts'
import { likeness, type Word, wordsOf } from '../read/words.ts'
import type { Slot } from './slots.ts'
import type { Unit } from './units.ts'

/** A field's name where it was said: over how many units, and how many of its words were not. */
export interface Label {
  length: number
  unsaid: number
}

export type Labels = ReadonlyMap<Slot, readonly (Label | undefined)[]>

/** Where in the clause each field is called by its name, or by a part of it. */
export function matchLabels(units: readonly Unit[], slots: readonly Slot[], language: Language): Labels {
  const found = new Map<string, readonly (Label | undefined)[]>()
  for (const name of new Set(slots.map((slot) => slot.name))) {
    const all = wordsOf(name, language)
    const telling = all.filter(({ small }) => !small)
    found.set(
      name,
      units.map((_, at) => labelAt(at, units, all, telling.length > 0 ? telling : all)),
    )
  }
  return new Map(slots.map((slot) => [slot, found.get(slot.name) ?? []]))
}

function labelAt(
  at: number,
  units: readonly Unit[],
  all: readonly Word[],
  telling: readonly Word[],
): Label | undefined {
  const met = new Set<Word>()
  let length = 0
  for (let on = at; on < units.length; on += 1) {
    const quoted = on === at ? units[on]?.value : undefined
    // "Set 'Keep data for' to 24 months": the name itself stands in quotation marks.
    if (quoted?.sort === 'quote' && isName(quoted.text, all)) return { length: 1, unsaid: 0 }
    // "Bell 4" is one name, and not that of "Bell 1".
    const figure = on > at && units[on]?.value?.sort === 'number' ? units[on]?.value?.text : undefined
    const figures = telling.filter((word) => !met.has(word) && /^\d+$/.test(word.plain))
    if (figure !== undefined && figures.length > 0) {
      const own = figures.find(({ plain }) => plain === figure)
      if (!own) return undefined
      met.add(own)
      length = on - at + 1
      continue
    }
    const said = units[on]?.word
    if (!said) break
    const own = telling.find((word) => !met.has(word) && isSame(word, said))
    if (own) {
      met.add(own)
      length = on - at + 1
    } else if (on === at || !all.some((word) => word.plain === said.plain)) break
  }
  return met.size > 0 ? { length, unsaid: telling.length - met.size } : undefined
}

const isName = (text: string, name: readonly Word[]): boolean => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length === name.length && words.every((word, at) => word === name[at]?.text.toLowerCase())
}

const isSame = (word: Word, said: Word): boolean => likeness(word, said) >= 0.9 || isCompound(word, said)
