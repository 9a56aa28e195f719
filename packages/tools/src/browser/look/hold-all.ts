/// <reference lib="dom" />
import type { ElementHandle, Page } from 'playwright-core'
import { inPage } from '../in-page.ts'

type Work<Result> = (elements: Element[]) => readonly Result[]
type Handle = ElementHandle<Element>

/**
 * Runs a piece of work in the page with what these references mean, frame by frame: a reference means something only where
 * the library keeps it, and not where the page's own script runs. All of a frame in one trip, for each costs more than the work.
 */
export async function holdAll<Result>(
  page: Page,
  refs: readonly string[],
  work: Work<Result>,
): Promise<Map<string, Result>> {
  const frames = new Map<string, string[]>()
  for (const ref of refs) {
    const frame = ref.replace(/e\d+$/, '')
    frames.set(frame, [...(frames.get(frame) ?? []), ref])
  }
  const all = await Promise.all([...frames.values()].map((own) => holdInFrame(page, own, work)))
  return new Map(all.flat())
}

async function holdInFrame<Result>(
  page: Page,
  refs: readonly string[],
  work: Work<Result>,
): Promise<[string, Result][]> {
  const [first, ...more] = refs.map((ref) => page.getByRef(ref))
  if (!first) return []
  const together = more.reduce((all, one) => all.or(one), first)
  const handles = (await together.elementHandles().catch(() => [])) as Handle[]
  try {
    const results = handles.length === refs.length ? await runOn(handles, work) : undefined
    return results ? pairs(refs, results) : await holdEach(page, refs, work)
  } catch {
    return []
  } finally {
    for (const one of handles) void one.dispose().catch(() => undefined)
  }
}

/** One by one, where the tree and the page have them in another order. */
async function holdEach<Result>(page: Page, refs: readonly string[], work: Work<Result>): Promise<[string, Result][]> {
  const handleOf = (ref: string) => page.getByRef(ref).elementHandle({ timeout: GONE_MS })
  const all = await Promise.all(refs.map(async (ref) => ({ ref, handle: await handleOf(ref).catch(() => null) })))
  const held = all.flatMap(({ ref, handle }) => (handle ? [{ ref, handle: handle as Handle }] : []))
  try {
    const handles = held.map(({ handle }) => handle)
    const results = await runOn(handles, work, { asked: true })
    return pairs(
      held.map(({ ref }) => ref),
      results ?? [],
    )
  } finally {
    for (const { handle } of held) void handle.dispose().catch(() => undefined)
  }
}

const GONE_MS = 200

const pairs = <Result>(refs: readonly string[], results: readonly Result[]): [string, Result][] =>
  refs.flatMap((ref, at): [string, Result][] => {
    const result = results[at]
    return result === undefined ? [] : [[ref, result]]
  })

/** Nothing where they may not be in the order they were asked for; each for itself, they are. */
async function runOn<Result>(
  handles: readonly Handle[],
  work: Work<Result>,
  { asked = false } = {},
): Promise<readonly Result[] | undefined> {
  const [first] = handles
  // By one of them: to be told its frame first would cost more than the work.
  return first?.evaluate(inOrder(work, asked), handles as Handle[]) as
    | Promise<readonly Result[] | undefined>
    | undefined
}

/** The work as a page can evaluate it, after a look at whether these stand in order. */
function inOrder<Result>(work: Work<Result>, asked: boolean) {
  const isSure = asked ? '() => true' : String(inPage(isInOrder))
  const text = `(_, elements) => (${isSure})(elements) ? (${inPage(work)})(elements) : undefined`
  const sent = (_: Element, elements: Element[]) => work(elements)
  return Object.assign(sent, { toString: () => text })
}

/** In the page. False where the tree may have them in another order: things that were moved in it, or stand in slots. */
function isInOrder(elements: Element[]): boolean {
  const isSlotted = (element: Element): boolean => {
    if (element.getRootNode() !== document) return true
    for (let one = element.parentElement; one; one = one.parentElement) if (one.shadowRoot) return true
    return false
  }
  return elements.length === 1 || !(document.querySelector('[aria-owns]') || elements.some(isSlotted))
}
