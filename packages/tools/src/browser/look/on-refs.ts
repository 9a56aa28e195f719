import type { Page } from 'playwright-core'
import { inOwnWorld } from '../own-world.ts'

/**
 * A piece of work on what these references of a page mean, each with what came of it. All of a frame at once, for each costs
 * more than the work.
 */
export function onRefs<Result>(name: string, work: (elements: Element[]) => readonly Result[]) {
  const ask = inOwnWorld(name, work)

  async function askInFrame(page: Page, frame: string, refs: readonly string[]): Promise<[string, Result][]> {
    const found = refs.map((ref) => [ref, page.getByRef(ref)] as const)
    const where = frame === '' ? page : page.getByRef(refs[0] ?? '')
    const { names, result = [] } = await ask({ found, given: undefined, in: where })
    return names.flatMap((ref, at): [string, Result][] => (at in result ? [[ref, result[at] as Result]] : []))
  }

  return async (page: Page, refs: readonly string[]): Promise<Map<string, Result>> => {
    const frames = new Map<string, string[]>()
    for (const ref of refs) frames.set(frameOf(ref), [...(frames.get(frameOf(ref)) ?? []), ref])
    const asked = [...frames].map(([frame, own]) => askInFrame(page, frame, own).catch(() => []))
    return new Map((await Promise.all(asked)).flat())
  }
}

/** A reference begins with its frame, but for the page itself. */
const frameOf = (ref: string): string => ref.replace(/e\d+$/, '')
