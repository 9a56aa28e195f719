import type { ElementHandle, Locator, Page } from 'playwright-core'
import { callField, nameFields } from '../../forms/name-fields.ts'
import { openForm } from '../../forms/page/open-form.ts'
import type { Target } from '../target.ts'
import { clearBest } from './best-of.ts'
import { mayPress } from './may-press.ts'
import { openLook, type Thing } from './open-look.ts'
import { likeness, rarityAmong, share, tokens } from './words.ts'

export interface Grounded {
  element: Locator | ElementHandle<HTMLElement | SVGElement>
  /** As the page calls it. */
  called: string
}

/** What a target is called, where it is called anything. */
export const wordsOf = (target: Target): string | undefined =>
  typeof target === 'string' ? target : (target.name ?? target.label ?? target.placeholder ?? target.text)

const ANY_FIELD = /^(?:the\s+)?(?:text\s+|input\s+)?(?:field|box|input)$/iu

/** Below this it is a guess, and a guess is told instead of pressed. */
const LEAST = 0.72

/** What is called something like the words, when it is clearly ahead of everything else on the page. */
export async function ground(
  page: Page,
  target: Target,
  kind: 'pressed' | 'filled' | 'any',
): Promise<Grounded | undefined> {
  const words = wordsOf(target)
  // A number or an exact name is meant as it stands.
  if (words === undefined || (typeof target === 'object' && (target.nth !== undefined || target.exact)))
    return undefined
  const near = typeof target === 'object' ? target.near : undefined
  const seen = await openLook(page).catch(() => undefined)
  if (!seen) return undefined
  const things = seen.things.filter(
    (thing) =>
      !thing.disabled &&
      fits(thing, kind) &&
      (kind !== 'pressed' || mayPress(words, thing.name)) &&
      (near === undefined || share(tokens(near), tokens(`${thing.row} ${thing.under}`)) >= 0.99),
  )
  // "The field", where there is only one.
  if (kind === 'filled' && ANY_FIELD.test(words.trim())) {
    const [only, ...more] = things.filter(({ role }) => role === 'field')
    return only && more.length === 0 ? { element: seen.element(only.at), called: only.name } : undefined
  }
  const rarity = rarityAmong(things.map(({ name }) => name))
  const scored = things.map((thing) => ({ thing, score: likeness(words, thing.name, rarity) }))
  const { best } = clearBest(scored, LEAST, (one, other) => one.href !== '' && one.href === other.href)
  if (best) return { element: seen.element(best.at), called: best.name }
  return kind === 'filled' ? await groundField(page, words) : undefined
}

/** A field without a label of its own, by what stands beside it. */
async function groundField(page: Page, words: string): Promise<Grounded | undefined> {
  const form = await openForm(page).catch(() => undefined)
  if (!form) return undefined
  try {
    const scored = nameFields(form).map((thing) => ({ thing, score: likeness(words, callField(thing)) }))
    const { best } = clearBest(scored, LEAST)
    return best && { element: await form.element(best.at), called: callField(best) }
  } finally {
    await form.done()
  }
}

export const fits = ({ role }: Thing, kind: 'pressed' | 'filled' | 'any'): boolean =>
  kind === 'any' || (kind === 'filled' ? role === 'field' || role === 'box' : role !== 'field')
