/// <reference lib="dom" />
import { type Frame, type Locator, type Page, selectors } from 'playwright-core'
import { inPage } from './in-page.ts'

/** Nobody waits for what was there a moment ago. */
const ANSWER_MS = 2_000

/** Things of a page to do something with: those that are found, or several of them, each under a name that comes back. */
export interface Asked<Given> {
  /** The frame they stand in, or a locator in it. */
  in: Page | Frame | Locator
  found: Locator | readonly (readonly [name: string, one: Locator])[]
  given: Given
}

/** What came of it, and the names of what was there; without any, nothing was found and nothing done. */
export interface Answer<Result> {
  names: string[]
  result?: Result
}

let tickets = 0

/**
 * Work done where the library keeps its references and its own script: a world beside the page's, with the same elements, in
 * which no page can have replaced what the work is written with. A selector's engine is the way in, and the answer the text of
 * what it selects. In the page's own world, the library would have to bring its whole script there too.
 */
export function inOwnWorld<Given, Result>(name: string, work: (elements: Element[], given: Given) => Result) {
  const content = `(${inPage(answering)})(${inPage(work)})`
  const ready = selectors.register(name, { content }, { contentScript: true })

  return async ({ found, given, in: where }: Asked<Given>): Promise<Answer<Result>> => {
    await ready
    const ticket = ++tickets
    const selector = (part: Part) => `${name}=${encodeURIComponent(JSON.stringify(part)).replaceAll("'", '%27')}`
    const all = isOne(found) ? [['', found] as const] : found
    const held = all.map(([one, locator]) => locator.locator(selector({ ticket, name: one })))
    // What answers is there in any case, so that nobody waits for things that are not.
    const answer = where.locator(selector({ ticket, given }))
    const said = await held.reduce((some, one) => some.or(one), answer).textContent({ timeout: ANSWER_MS })
    return JSON.parse(said ?? '')
  }
}

const isOne = (found: Asked<unknown>['found']): found is Locator => !Array.isArray(found)

/** One part of a question: something it is about, or what is given along with it. */
interface Part {
  ticket: number
  name?: string
  given?: unknown
}

/** What is asked of things that are held until it is answered. */
interface Open {
  held: Map<Element, string>
  given?: unknown
  answer: Element
}

/** In the page, in a world beside its own: all parts of a question select the same, which is no part of the page. */
function answering(work: (elements: Element[], given: unknown) => unknown) {
  const MOST_OPEN = 20
  const open = new Map<number, Open>()
  const begin = (ticket: number) => {
    const asked: Open = { held: new Map(), answer: document.createElement('output') }
    Object.defineProperty(asked.answer, 'textContent', { get: () => answerTo(ticket) })
    open.set(ticket, asked)
    // What nobody asked to the end is let go.
    for (const old of [...open.keys()].slice(0, -MOST_OPEN)) open.delete(old)
    return asked
  }
  const answerTo = (ticket: number): string => {
    const asked = open.get(ticket)
    open.delete(ticket)
    if (!asked || asked.held.size === 0) return JSON.stringify({ names: [] })
    const result = work([...asked.held.keys()], asked.given)
    return JSON.stringify({ names: [...asked.held.values()], result })
  }
  const queryAll = (element: Element, body: string): Element[] => {
    const { ticket, name, given }: Part = JSON.parse(decodeURIComponent(body))
    const asked = open.get(ticket) ?? begin(ticket)
    if (name === undefined) asked.given = given
    else asked.held.set(element, name)
    return [asked.answer]
  }
  return { query: (element: Element, body: string) => queryAll(element, body)[0], queryAll }
}
