import { Refused } from '@app/toolkit'
import { readMoney, readNumber } from '@app/values'
import type { Value } from '../../forms/field.ts'
import { fitValue } from '../../forms/fit/fit-value.ts'
import { callField, identityOf, nameFields, shownValue } from '../../forms/name-fields.ts'
import type { Field } from '../../forms/place/score-pair.ts'
import { clearBest, nothingFits, severalFit } from '../ground/best-of.ts'
import { likeness, share, tokens } from '../ground/words.ts'
import type { Exchange, Page, Place } from '../port.ts'
import { actOn } from './act.ts'
import { goTo } from './go.ts'

export interface Setting {
  what: string
  to?: string | number | boolean | undefined
  /** By how much, and which way. */
  by?: string | undefined
  do?: string | undefined
  /** Of which record. */
  of?: string | undefined
  about: readonly string[]
}

export interface WasSet extends Place {
  field: string
  held: string | string[] | boolean
  /** What went out, where a button did it. */
  sent?: Exchange[]
}

const LEAST = 0.5

/** Changes the one field that is meant, on this page or on the page of its record, and reads back what it holds. */
export async function setField(page: Page, setting: Setting, now: Date, signal: AbortSignal): Promise<WasSet> {
  const here = await trySet(page, setting, now, signal)
  if (here) return here
  if (setting.of) {
    await goTo(page, { to: setting.of, about: [] }, signal)
    const there =
      (await trySet(page, { ...setting, of: undefined }, now, signal)) ?? (await afterEdit(page, setting, now, signal))
    if (there) return there
  }
  const pressed = await pressChoice(page, setting, signal)
  if (pressed) return pressed
  const acted = await pressDeed(page, setting, signal)
  if (acted) return acted
  const seen = await page.form(signal)
  await seen.done()
  throw nothingFits(setting.what || String(setting.to), nameFields(seen).map(callField))
}

/** Many records are shown first and changed behind an "Edit". */
async function afterEdit(page: Page, setting: Setting, now: Date, signal: AbortSignal): Promise<WasSet | undefined> {
  const seen = await page.look(signal)
  const edit = seen.things.find(
    ({ name, role, disabled }) => !disabled && role !== 'field' && likeness('edit', name) > 0.6,
  )
  if (edit) await seen.press(edit.at)
  return edit ? trySet(page, { ...setting, of: undefined }, now, signal) : undefined
}

async function trySet(page: Page, setting: Setting, now: Date, signal: AbortSignal): Promise<WasSet | undefined> {
  const seen = await page.form(signal)
  try {
    const fields = nameFields(seen).filter(({ later }) => !later)
    const scored = fields.map((thing) => ({ thing, score: scoreField(thing, setting, now) }))
    const { best, rivals } = clearBest(scored, LEAST)
    if (rivals.length > 0) throw severalFit(setting.what || String(setting.to), rivals.map(callField))
    if (!best) return undefined
    const value = valueFor(best, setting)
    const fitted = fitValue(best, value, { now, language: seen.language })
    if ('why' in fitted) throw new Refused(`“${callField(best)}” does not take “${String(value)}”: ${fitted.why}.`)
    await seen.enter([fitted.entry])
    const after = await page.form(signal)
    await after.done()
    const held = nameFields(after).find((field) => identityOf(field) === identityOf(best))
    return { ...(await page.place()), field: callField(best), held: held ? shownValue(held) : String(value) }
  } finally {
    await seen.done()
  }
}

/** By its name and group; where only the new value was said, by what it offers. */
function scoreField(field: Field, { what, to, of, about }: Setting, now: Date): number {
  const label = `${field.label} ${field.group}`
  const named = what
    ? Math.max(
        likeness(what, callField(field)),
        0.9 * likeness(what, label),
        0.9 * likeness(what, field.placeholder),
        0.85 * likeness(what, field.name),
      )
    : 0
  const takes = to === undefined ? true : 'entry' in fitValue(field, to, { now })
  const offers =
    typeof to === 'string' &&
    field.options.some((option) => likeness(to, option.label) > 0.9 || likeness(`${to}`, option.label) > 0.7)
  if (!takes) return 0
  if (of && share(tokens(of), tokens(`${label} ${field.near}`)) < 0.99) return 0
  const own = what
    ? named
    : offers
      ? 0.8
      : typeof to === 'string' && field.kind === 'checkbox'
        ? likeness(to, field.label)
        : 0
  const near = about.length > 0 ? 0.05 * Math.max(0, ...about.map((words) => likeness(words, label))) : 0
  return own === 0 ? 0 : own + (offers ? 0.1 : 0) + near
}

function valueFor(field: Field, { to, by, do: deed = '', what }: Setting): Value {
  if (by !== undefined) return changedBy(field, by, deed)
  if (to === undefined) throw new Refused(`Say what “${what}” is to become.`)
  if (field.kind === 'checkbox' && typeof to === 'string' && !what) return true
  return to
}

/** "Reduce the price by 10 %": from what the field holds now. */
function changedBy(field: Field, by: string, deed: string): number {
  const held = readNumber(String(field.value)) ?? readMoney(String(field.value))?.amount
  const amount = readMoney(by)?.amount ?? readNumber(by)
  if (held === undefined || amount === undefined)
    throw new Refused(`“${callField(field)}” holds no number that could be changed by ${by}.`)
  const step = /%|percent/iu.test(by) ? (held * amount) / 100 : amount
  const sign = /^(?:reduce|lower|decrease|senke|réduis|reduce)/iu.test(deed) ? -1 : 1
  return Math.round((held + sign * step) * 100) / 100
}

/** Done by a button where there is no box: "Complete", "Enable". */
async function pressDeed(
  page: Page,
  { what, to, do: deed }: Setting,
  signal: AbortSignal,
): Promise<WasSet | undefined> {
  if (typeof to !== 'boolean' || !deed || !what) return undefined
  const done = await actOn(page, { do: deed, what, about: [], confirm: false }, signal)
  return { url: done.url, title: done.title, field: done.pressed.join(', '), held: to, sent: done.sent }
}

/** A choice made of buttons: "set the theme to Dark" where Dark is a button under Theme. */
async function pressChoice(page: Page, { what, to }: Setting, signal: AbortSignal): Promise<WasSet | undefined> {
  if (typeof to !== 'string') return undefined
  const seen = await page.look(signal)
  const scored = seen.things
    .filter(({ role, disabled }) => !disabled && role !== 'field')
    .map((thing) => ({
      thing,
      score:
        likeness(to, thing.name) < 0.75
          ? 0
          : 0.5 + 0.5 * Math.max(likeness(what, thing.under), share(tokens(what), tokens(thing.row))),
    }))
  const { best } = clearBest(scored, 0.7)
  if (!best) return undefined
  const { url, title } = await seen.press(best.at)
  return { url, title, field: what, held: best.name }
}
