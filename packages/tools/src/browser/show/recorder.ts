import type { Act } from '@app/toolkit'
import type { Page } from 'playwright-core'
import { type ActStep, toSteps } from '../../pursuit/to-steps.ts'
import type { Questions } from '../follow-windows.ts'
import { handle, type Mark, pointIn, type Touch } from '../hands.ts'
import { takeSnapshot } from '../look/snapshot.ts'
import { readAllAt, readValueAt } from './mark.ts'
import { type Thing, thingAt } from './thing-at.ts'

/** One thing a person did, as a step that can be done again. */
export interface ShownStep extends ActStep {
  /** The words of the row or entry it was done in, where several are alike. */
  place?: string
  /** Those of the others that are alike. */
  others?: string[]
}

/** What cannot be told again: what is secret, files of one's own computer, and what the page has no words for. */
export type LeftOut = 'secret' | 'file' | 'unnamed'

type Look = Awaited<ReturnType<typeof takeSnapshot>>

interface Typing {
  look: Look
  thing: Thing | undefined
  /** What was typed, for a page that listens to keys and has no field. */
  text: string
}

/** Watches a person's hands: what they press, fill in, choose and point at becomes exact steps. */
export function createRecorder(here: { page: Page; questions: Questions }, goal = '') {
  const steps: ShownStep[] = []
  const leftOut: LeftOut[] = []
  let typing: Typing | undefined
  let began = false

  function note(act: Act, look?: Look): void {
    const known = look ?? { targets: new Map(), places: new Map() }
    const place = 'ref' in act && act.ref ? known.places.get(act.ref) : undefined
    const others = place && 'ref' in act && act.ref ? placesOfAlike(act.ref, known) : []
    const next = toSteps(act, known).map((step) => ({ ...step, ...(place ? { place, others } : {}) }))
    const [first] = next
    // Typed anew into the same field: what it holds in the end is what was meant.
    if (first && isSameField(steps.at(-1), first)) steps.pop()
    steps.push(...next)
  }

  /** What was typed since is told as what the field holds now. */
  async function flush(): Promise<void> {
    if (!typing) return
    const { look, thing, text } = typing
    typing = undefined
    if (!thing) return text ? note({ do: 'type', text }) : undefined
    if (thing.isSecret) return void leftOut.push('secret')
    const { value, chosen } = await thing.read()
    if (thing.kind === 'choice') note({ do: 'choose', ref: thing.ref, options: chosen }, look)
    else if (thing.kind === 'slider') note({ do: 'slide', ref: thing.ref, value: Number(value) }, look)
    else note({ do: 'fill', ref: thing.ref, text: value }, look)
  }

  async function click(what: Extract<Touch, { do: 'click' }>): Promise<void> {
    await flush()
    const { page, questions } = here
    const look = await takeSnapshot(page)
    const thing = await thingAt(page, pointIn(page, what), look)
    const before = await thing?.read()
    const answered = await answeredDuring(questions, () => handle(page, what))
    if (!thing || !before) return
    if (answered) note({ do: 'dialog', ...answered })
    const after = await thing.read()
    const { ref, kind } = thing
    if (kind === 'file') leftOut.push('file')
    else if (kind === 'press' || what.right || what.again) press(what, ref, look)
    // One of several is on once it was pressed, whatever it was before.
    else if (kind === 'round') note({ do: 'check', ref, on: true }, look)
    else if (kind === 'tick') note({ do: 'check', ref, on: after.on === before.on ? !before.on : after.on }, look)
    else if (kind === 'slider' && after.value !== before.value)
      note({ do: 'slide', ref, value: Number(after.value) }, look)
    else if (kind === 'choice' && after.chosen.join() !== before.chosen.join())
      note({ do: 'choose', ref, options: after.chosen }, look)
  }

  /** Pressed twice in a row, it was one double click. */
  function press({ again, right }: Extract<Touch, { do: 'click' }>, ref: string, look: Look): void {
    if (again && steps.at(-1)?.do === 'browser.click') steps.pop()
    note({ do: 'click', ref, ...(again ? { double: true } : {}), ...(right ? { right } : {}) }, look)
  }

  async function drag(what: Extract<Touch, { do: 'drag' }>): Promise<void> {
    await flush()
    const { page } = here
    const look = await takeSnapshot(page)
    const thing = await thingAt(page, pointIn(page, what), look, 'any')
    const onto = await thingAt(page, pointIn(page, { x: what.toX, y: what.toY }), look, 'any')
    await handle(page, what)
    if (thing?.kind === 'slider') note({ do: 'slide', ref: thing.ref, value: Number((await thing.read()).value) }, look)
    else if (thing && onto) note({ do: 'drag', ref: thing.ref, onto: onto.ref }, look)
    else leftOut.push('unnamed')
  }

  /** Nothing is done to the page: what stands there is read, now and each time again. */
  async function mark({ x, y, all }: Mark): Promise<void> {
    await flush()
    const { page } = here
    const { seen } = await takeSnapshot(page)
    const place = { point: pointIn(page, { x, y }), seen, goal }
    steps.push(await (all ? readAllAt(page, place) : readValueAt(page, place)))
  }

  async function begin(): Promise<Typing> {
    if (typing) return typing
    const look = await takeSnapshot(here.page)
    typing = { look, thing: await thingAt(here.page, undefined, look), text: '' }
    return typing
  }

  async function key(what: Extract<Touch, { do: 'press' }>): Promise<void> {
    const { key } = what
    if (/^(?:Shift\+)?Tab$/.test(key)) {
      await flush()
      return handle(here.page, what)
    }
    const { look, thing } = await begin()
    const kind = thing?.kind
    const isTyped = kind === 'lines' || kind === 'choice' || kind === 'slider' || (kind === 'text' && key !== 'Enter')
    if (isTyped) {
      await handle(here.page, what)
      await thing?.read()
      return
    }
    await (typing?.text || kind === 'text' ? flush() : undefined)
    typing = undefined
    await handle(here.page, what)
    note({ do: 'press', key, ...(thing ? { ref: thing.ref } : {}) }, look)
  }

  return {
    /** A person's hand on the page, watched. */
    handle: async (what: Touch | Mark): Promise<void> => {
      began ||= what.do !== 'move'
      if (what.do === 'mark') return mark(what)
      if (what.do === 'click') return click(what)
      if (what.do === 'press') return key(what)
      if (what.do === 'drag') return drag(what)
      if (what.do === 'type') {
        const now = await begin()
        now.text += what.text
        await handle(here.page, what)
        await now.thing?.read()
        return
      }
      if (what.do === 'open' || what.do === 'back') {
        await flush()
        await handle(here.page, what)
        return note(what.do === 'open' ? { do: 'open', url: what.url } : { do: 'back' })
      }
      return handle(here.page, what)
    },
    /** Whether anything was done yet. */
    hasBegun: () => began,
    /** What was noted so far, in words. */
    told: (): string[] => steps.map(({ says }) => says),
    finish: async () => {
      await flush()
      return { steps, leftOut }
    },
  }
}

export type Recorder = ReturnType<typeof createRecorder>

/** What the person answered to the page while it was done. */
async function answeredDuring(questions: Questions, work: () => Promise<void>): Promise<Questions['answered']> {
  const before = questions.answered
  await work()
  return questions.answered === before ? undefined : questions.answered
}

const MOST_OTHERS = 60

/** Where the things stand that are called the same. */
function placesOfAlike(ref: string, { targets, places }: Pick<Look, 'targets' | 'places'>): string[] {
  const own = targets.get(ref)
  const isAlike = ([other, one]: [string, typeof own]) =>
    other !== ref && one?.role === own?.role && one?.name === own?.name && one?.text === own?.text
  return [...targets]
    .filter(isAlike)
    .slice(0, MOST_OTHERS)
    .map(([other]) => places.get(other) ?? '')
}

const isSameField = (last: ShownStep | undefined, next: ActStep): boolean =>
  last !== undefined &&
  last.do === next.do &&
  ['browser.fill', 'browser.choose', 'browser.check', 'browser.slide'].includes(next.do) &&
  JSON.stringify(last.with.target) === JSON.stringify(next.with.target)
