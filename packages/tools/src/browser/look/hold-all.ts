/// <reference lib="dom" />
import type { ElementHandle, Frame, Page } from 'playwright-core'
import { inPage } from '../in-page.ts'

/**
 * Runs a piece of work with hold of what these references mean, frame by frame: a reference means something only where the
 * library keeps it, and not where the page's own script runs. All of a frame in one trip, for each costs more than the work.
 */
export async function holdAll<Result>(
  page: Page,
  refs: readonly string[],
  work: (held: ElementHandle<Element>[], frame: Frame) => Promise<readonly Result[]>,
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
  work: (held: ElementHandle<Element>[], frame: Frame) => Promise<readonly Result[]>,
): Promise<[string, Result][]> {
  const [first, ...more] = refs.map((ref) => page.getByRef(ref))
  if (!first) return []
  const together = more.reduce((all, one) => all.or(one), first)
  const handles = await together.elementHandles().catch(() => [])
  const frame = await handles[0]?.ownerFrame()
  if (!frame) return []
  try {
    const inOrder =
      handles.length === refs.length && (await frame.evaluate(inPage(isInOrder), handles as ElementHandle<Element>[]))
    const known = inOrder
      ? refs.map((ref, at) => ({ ref, handle: handles[at] ?? null }))
      : await Promise.all(
          refs.map(async (ref) => ({
            ref,
            handle: await page
              .getByRef(ref)
              .elementHandle({ timeout: GONE_MS })
              .catch(() => null),
          })),
        )
    const held = known.flatMap(({ ref, handle }) => (handle ? [{ ref, handle: handle as ElementHandle<Element> }] : []))
    const results = await work(
      held.map(({ handle }) => handle),
      frame,
    )
    return held.flatMap(({ ref }, at): [string, Result][] => {
      const result = results[at]
      return result === undefined ? [] : [[ref, result]]
    })
  } catch {
    return []
  } finally {
    for (const one of handles) void one.dispose().catch(() => undefined)
  }
}

const GONE_MS = 200

/** In the page. False where the tree may have them in another order: things that were moved in it, or stand in slots. */
function isInOrder(elements: Element[]): boolean {
  const isSlotted = (element: Element): boolean => {
    if (element.getRootNode() !== document) return true
    for (let one = element.parentElement; one; one = one.parentElement) if (one.shadowRoot) return true
    return false
  }
  return elements.length === 1 || !(document.querySelector('[aria-owns]') || elements.some(isSlotted))
}
