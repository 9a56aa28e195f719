import type { Element } from '../page/tree.ts'

export type What = 'text' | 'link' | 'image'

/** A place in a record. Records of one list share their places, so a path is put into words once, not once a record. */
export interface Place {
  path: string
  /** Short forms of tag and class, worked out once and shared by all places of a list. */
  steps: Map<string, string>
  below: Map<string, Place>
  /** Keys by what is there and the how manieth of its kind it is. */
  keys: Record<What, string[]>
  /** The record last seen here, and how many of each kind it had. */
  record: number
  counts: Record<What, number>
  /** Whether something wanted lies here or below, once somebody asked. */
  leads?: boolean
}

export const newPlace = (path: string, steps: Map<string, string> = new Map()): Place => ({
  path,
  steps,
  below: new Map(),
  keys: { text: [], link: [], image: [] },
  record: -1,
  counts: { text: 0, link: 0, image: 0 },
})

/** The place of a child: its cell, or its tag and first class; classes tell columns of one list apart, they never name a list. */
export function placeOf(place: Place, child: Element, cell: number): Place {
  const step = cell >= 0 ? (CELLS[cell] ?? 'cell') : stepOf(child, place.steps)
  const known = place.below.get(step)
  if (known) return known
  const made = newPlace(`${place.path}/${step}`, place.steps)
  place.below.set(step, made)
  return made
}

/** More columns than this a page cannot show. */
const CELLS = Array.from({ length: 200 }, (_, cell) => `cell${cell}`)

function stepOf({ tag, attributes: { class: classes, itemprop } }: Element, steps: Map<string, string>): string {
  if (itemprop) return `${tag}*${itemprop}`
  if (!classes) return tag
  const known = steps.get(classes)
  if (known !== undefined) return tag + known
  const short = shorten(classes)
  steps.set(classes, short)
  return tag + short
}

/** The first class, without the digits that number the records. */
const shorten = (classes: string): string => {
  const first = /[^\s\d]+/.exec(classes)?.[0] ?? ''
  return first === '' ? '' : `.${first}`
}

/** Whether anything wanted lies here or below. */
export function leadsTo(place: Place, wanted: ReadonlySet<string>): boolean {
  if (place.leads === undefined) {
    const { path } = place
    place.leads = false
    for (const key of wanted)
      if (key.startsWith(path) && (key[path.length] === '|' || key[path.length] === '/')) place.leads = true
  }
  return place.leads
}

/** The key of one more thing found here in this record. */
export function keyAt(place: Place, what: What, record: number): string {
  if (place.record !== record) {
    place.record = record
    place.counts.text = place.counts.link = place.counts.image = 0
  }
  const time = place.counts[what]
  place.counts[what] = time + 1
  const key = place.keys[what][time] ?? `${place.path}|${what}|${time}`
  place.keys[what][time] = key
  return key
}
