/// <reference lib="dom" />
import type { BrowserContext } from 'playwright-core'
import { openWitness } from '../evidence/witness.ts'
import { type Found, find, type Kind, NotFound } from '../find.ts'
import { followWindows } from '../follow-windows.ts'
import { footprintOf } from '../footprint.ts'
import { inWords, lost } from '../in-words.ts'
import { takeOpenPicture, takePicture, takePictureWith } from '../picture.ts'
import type { Pressed } from '../port.ts'
import { settle, untilStirs } from '../settle.ts'
import type { Target } from '../target.ts'
import { whileAlive } from '../while-alive.ts'

const ACT_MS = 5_000
/** So often an act that shows nothing yet, or was refused, is waited for. */
const MOST_TRIES = 2
/** Who looks so soon after a rest need not wait for another. */
const JUST_MS = 80
/** So many pictures are begun on the way to rest. */
const MOST_AHEAD = 4
/** What is done only looks at the page. */
export const LOOKS = { looks: true }

/** What every hand on a page shares: where one is, rest after an act, what it had to show, and the picture taken on the way. */
export async function openCockpit(context: BrowserContext, openAnother: () => Promise<BrowserContext>) {
  context.setDefaultTimeout(ACT_MS)
  const alive = whileAlive(context)
  const here = followWindows(context, await alive(context.newPage()), openAnother)
  const { questions, isLost } = here
  const secrets: string[] = []

  // The driver's own way to ask for a title brings its tools into every new page first.
  const at = async () => ({ url: here.page.url(), title: await here.page.evaluate(titleOf).catch(() => '') })
  let ahead: Promise<Uint8Array | undefined> | undefined
  /** One that is being taken: what changes the page waits for it. */
  let shot: Promise<unknown> | undefined
  /** The wait for rest is long enough for a picture: taken while nothing changes, it shows the page that is at rest. */
  let restedAt = Number.NEGATIVE_INFINITY
  const rest = async ({ unseen } = { unseen: false }) => {
    let tries = 0
    const meanwhile = () => {
      tries += 1
      ahead = !unseen && tries <= MOST_AHEAD ? takeOpenPicture(here.page, secrets) : undefined
      ahead?.catch(() => undefined)
    }
    await settle(here.page, {
      underWay: () => here.traffic.underWay(),
      fresh: () => here.traffic.hasMoved(),
      meanwhile,
      isLost,
    })
    restedAt = performance.now()
  }
  /** The driver's tools come into a new page with the first thing that is looked for there. They come while its picture is taken. */
  const bringTools = () =>
    void here.page
      .locator(':root')
      .count()
      .catch(() => undefined)
  /** It came to rest a moment ago, and nothing was done since. */
  const isAtRest = () => performance.now() - restedAt < JUST_MS && here.traffic.underWay() === 0

  const witness = openWitness(here)

  /** A question that was put to a person who has gone is answered as to anybody else. */
  function takeBack(): void {
    questions.byHand = false
    void questions.open?.dismiss().catch(() => undefined)
    questions.open = undefined
  }

  /** What only reads may be done first, while a picture is still being taken. */
  function doing<T>(
    signal: AbortSignal,
    work: () => Promise<T>,
    { looks = false, first }: { looks?: boolean; first?: () => Promise<unknown> } = {},
  ): Promise<T> {
    // A look leaves the page as the picture shows it.
    if (!looks) {
      ahead = undefined
      restedAt = Number.NEGATIVE_INFINITY
      takeBack()
    }
    called = undefined
    nearest = []
    return inWords({ alive, isLost }, signal, async () => {
      if (!looks) await Promise.all([shot, first?.()])
      return work()
    })
  }

  /** What is only looked for need not wait until the page is read. */
  async function act<T>(signal: AbortSignal, work: (found?: T) => Promise<unknown>, find?: () => Promise<T>) {
    const [, found] = await Promise.all([witness.look(), find?.()])
    witness.begin()
    await work(found)
    await rest()
    // A page may think before it does anything, or try again. Who has seen something need not wait for more.
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const patience = await witness.hesitation()
      if (patience === 0) break
      await untilStirs(here.page, patience, () => here.traffic.underWay() > 0 || here.traffic.hasMoved())
      await rest()
    }
    // An answer that nobody asked for is not kept for a later question.
    questions.next = undefined
    signal.throwIfAborted()
    const [place, shown] = await Promise.all([at(), witness.end()])
    return { ...place, ...shown }
  }

  /** Does something to the page, and tells what changed. */
  async function changing(
    signal: AbortSignal,
    agree: ((question: string) => boolean) | undefined,
    work: () => Promise<unknown>,
  ): Promise<Pressed> {
    const before = await footprintOf(here.page)
    questions.agree = agree
    questions.asked = undefined
    try {
      const done = await act(signal, work)
      return {
        ...done,
        changed: before !== (await footprintOf(here.page)),
        ...(questions.asked === undefined ? {} : { asked: questions.asked }),
      }
    } finally {
      questions.agree = undefined
    }
  }

  /** What the page calls what was meant, where that is something else than what was said. */
  let called: string | undefined
  /** What came nearest to what was not found. */
  let nearest: readonly Found[] = []
  const meant = async (target: Target, kind: Kind, signal: AbortSignal): Promise<Found> => {
    const one = await find(here.page, target, kind, signal).catch((error) => {
      if (error instanceof NotFound) nearest = error.nearest
      throw error
    })
    called = one.called
    return one.found
  }
  const naming = <T extends object>(done: T): T & { called?: string } =>
    called === undefined ? done : { ...done, called }
  /** Who is still looking for what to press has pressed nothing. */
  const pressed = (target: Target, signal: AbortSignal) =>
    meant(target, 'pressed', signal).catch((cause) => {
      throw isLost() ? lost({ begun: false, cause }) : cause
    })
  const filled = (target: Target, signal: AbortSignal) => meant(target, 'filled', signal)
  /** A picture of the page as it is; the one that was taken while it came to rest, once. */
  const shoot = (target?: Target, kind?: Kind): Promise<Uint8Array> => {
    const taken = target === undefined ? ahead : undefined
    ahead = undefined
    const shooting = alive(
      (async () => (await taken?.catch(() => undefined)) ?? takePicture(here.page, secrets, target, kind))(),
    )
    if (taken) bringTools()
    shot = shooting.catch(() => undefined)
    return shooting
  }

  /** A picture of the page on which something was not found, with what came nearest outlined. */
  const shootNearest = (): Promise<Uint8Array> => {
    const shooting = alive(takePictureWith(here.page, secrets, nearest))
    shot = shooting.catch(() => undefined)
    return shooting
  }

  return {
    ...{ context, here, questions, secrets, witness, alive, isLost, at },
    ...{ rest, isAtRest, doing, act, changing, meant, pressed, filled, naming, shoot, shootNearest },
  }
}

export type Cockpit = Awaited<ReturnType<typeof openCockpit>>

/** Runs in the page. */
const titleOf = (): string => document.title
