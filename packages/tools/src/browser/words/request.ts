import { Refused } from '@app/toolkit'
import { chooseButton } from '../../forms/choose-button.ts'
import { chooseForm } from '../../forms/choose-form.ts'
import type { SeenForm, Value } from '../../forms/field.ts'
import { fillForm } from '../../forms/fill-form.ts'
import { plainWords } from '../../forms/meaning/plain-words.ts'
import { callField, nameFields } from '../../forms/name-fields.ts'
import type { Field } from '../../forms/place/score-pair.ts'
import { valuesFromText } from '../../forms/prose/values-from-text.ts'
import { type Report, sayTroubles } from '../../forms/report.ts'
import { submitForm } from '../../forms/submit-form.ts'
import { clearBest, nothingFits } from '../ground/best-of.ts'
import type { Scene, Thing } from '../ground/open-look.ts'
import { likeness, share, tokens } from '../ground/words.ts'
import type { Exchange, Page, Place } from '../port.ts'
import { entriesInText, lostSegments } from './entries-in-text.ts'

export interface Asking {
  /** The deed in a word: "order", "add", "sign in". */
  do: string
  what: string
  data: Readonly<Record<string, Value>>
  /** The rest of what was said, for choices, boxes and values without a name. */
  text: string
  about: readonly string[]
  send: boolean
}

export interface Asked extends Place {
  placed: Report['placed']
  unplaced: Report['unplaced']
  wrong: Report['wrong']
  sent: Exchange[]
  pressed: string
}

const MOST_PAGES = 6
const MOST_DOORS = 3
const MOST_NAMED = 12

/** Fills in the form that the words ask for, wherever on the site it is, and sends it unless something is missing. */
export async function askFor(page: Page, asking: Asking, now: Date, signal: AbortSignal): Promise<Asked> {
  const found = await findForm(page, asking, now, signal)
  if (found.done)
    return { ...(await page.place()), placed: [], unplaced: [], wrong: [], sent: found.sent, pressed: found.done }
  const placed: Report['placed'] = []
  const sent: Exchange[] = [...found.sent]
  let data = found.data
  for (let pages = 1; ; pages += 1) {
    const filled = await fillForm(page, { data, files: {} }, now, signal)
    placed.push(...filled.placed)
    const unplaced = filled.unplaced.filter(
      ({ name }) => name in asking.data && !placed.some((one) => one.name === name),
    )
    if (!asking.send) await refuseLoss(asking, found.given, placed, () => formsOf(page, signal))
    if (!asking.send) return { ...(await page.place()), placed, unplaced, wrong: filled.wrong, sent, pressed: '' }
    const trouble = sayTroubles(filled)
    if (trouble) throw new Refused(`Nothing was sent. ${trouble}`)
    const button = await buttonFor(page, filled.form, asking, signal)
    if (button === NONE || button.leads === 'submit')
      await refuseLoss(asking, found.given, placed, () => formsOf(page, signal))
    if (button === NONE) return { ...(await pressEnter(page, filled.placed, signal)), placed, unplaced }
    const done = await submitForm(page, { form: filled.form, button: button.text }, signal)
    sent.push(...done.sent)
    if (done.leads === 'submit' || !done.wentOn || pages === MOST_PAGES) {
      const { leads: _, wentOn: __, ...rest } = done
      return { ...rest, sent, placed, unplaced }
    }
    data = dataFor(await formsOf(page, signal), asking, now).data
  }
}

/** What was said and has no place in the form would be left out without anybody knowing. */
async function refuseLoss(
  asking: Asking,
  data: Asking['data'],
  placed: Report['placed'],
  form: () => Promise<SeenForm>,
): Promise<void> {
  const held = placed.map(({ held: value }) => plainWords(String(value)))
  const lost = Object.entries(data).filter(
    ([name, value]) =>
      !placed.some((one) => one.name === name) && !held.some((one) => one.includes(plainWords(String(value)))),
  )
  const { text } = asking
  const fields = placed.flatMap(({ field, name }) => [field, name, String(data[name] ?? '')])
  const quoted = [...text.matchAll(/"([^"]+)"|“([^”]+)”/gu)].map(([, one, other]) => one ?? other ?? '')
  const parts = fillsIn(asking)
    ? lostSegments(text, [...held.filter((one) => one !== 'true'), ...fields])
    : quoted.filter((quote) => !held.some((one) => one.includes(plainWords(quote))))
  if (lost.length + parts.length === 0) return
  const names = [
    ...lost.map(([name, value]) => `${name} “${String(value)}”`),
    ...(lost.length > 0 ? [] : parts.map((part) => `“${part}”`)),
  ].join(', ')
  const asks = nameFields(await form())
    .map((field) => `“${callField(field)}”`)
    .slice(0, MOST_NAMED)
    .join(', ')
  throw new Refused(
    `Nothing was sent: the form has no place for ${names}. It asks for ${asks}. Use one of these names, or leave it out.`,
  )
}

/** Whether the words name fields and values, one after the other. */
const fillsIn = ({ do: deed, send }: Asking): boolean => !send || /^(?:fill|enter|type|input|key|complete)/iu.test(deed)

interface Found {
  /** What was given to enter, once the form's own names were known. */
  given: Record<string, Value>
  data: Record<string, Value>
  sent: Exchange[]
  /** The button that has done it with one press. */
  done?: string
}

/** The form on this page, or behind a button or link that is called as the deed is. */
async function findForm(page: Page, asking: Asking, now: Date, signal: AbortSignal): Promise<Found> {
  const sent: Exchange[] = []
  const tried = new Set<string>()
  for (let doors = 0; doors <= MOST_DOORS; doors += 1) {
    const shown = await formsOf(page, signal)
    const { data, fits, given } = dataFor(shown, asking, now)
    const blank = blankButtons(shown)
    const seen = await page.look(signal)
    const door = doorTo(seen, asking, tried, blank)
    if (fits > 0 && (fits >= (door?.score ?? 0) || !door)) return { data, sent, given }
    if (!door)
      throw nothingFits(
        `${asking.do} ${asking.what}`.trim(),
        seen.things.map(({ name }) => name).filter((name) => likeness(`${asking.do} ${asking.what}`, name) > 0),
      )
    tried.add(door.thing.name + door.thing.href)
    const pressed = await seen.press(door.thing.at)
    sent.push(...pressed.sent)
    // "Add to cart", "Create report": with nothing to enter, one press is all of it.
    if (
      door.thing.href === '' &&
      pressed.changed &&
      Object.keys(data).length === 0 &&
      dataFor(await formsOf(page, signal), asking, now).fits === 0
    )
      return { data: {}, sent, given: {}, done: door.thing.name }
  }
  throw nothingFits(`${asking.do} ${asking.what}`.trim(), [])
}

async function formsOf(page: Page, signal: AbortSignal): Promise<SeenForm> {
  const seen = await page.form(signal)
  await seen.done()
  return seen
}

/** Buttons that would send a form with its text left empty. */
function blankButtons(seen: SeenForm): ReadonlySet<string> {
  const open = new Set(
    nameFields(seen)
      .filter(({ kind, value, readOnly }) => /^(?:text|textarea|richtext)$/u.test(kind) && value === '' && !readOnly)
      .map(({ form }) => form),
  )
  return new Set(seen.buttons.filter(({ form }) => form >= 0 && open.has(form)).map(({ text }) => text))
}

/** A link or button that leads to it: "New issue", "Order office supplies". */
function doorTo(
  seen: Scene,
  { do: deed, what, about }: Asking,
  tried: ReadonlySet<string>,
  blank: ReadonlySet<string>,
): { thing: Thing; score: number } | undefined {
  const wishes = [`${deed} ${what}`, what, ...about.slice(0, 6)].filter((one) => one.trim())
  const scored = seen.things
    .filter(
      ({ role, disabled, name, href }) =>
        !disabled &&
        role !== 'field' &&
        role !== 'box' &&
        name !== '' &&
        !tried.has(name + href) &&
        (href !== '' || !blank.has(name)),
    )
    .map((thing) => ({
      thing,
      score:
        Math.max(...wishes.map((wish, at) => (at === 0 ? 1 : 0.8) * likeness(wish, thing.name))) -
        (thing.href || thing.leads ? 0 : 0.05),
    }))
  const { best } = clearBest(scored, 0.5, (one, other) => one.href !== '' && one.href === other.href)
  const found = best && scored.find(({ thing }) => thing === best)
  return found
}

/** The values for the best form of this page, under its own names, and how well that form fits what was asked. */
function dataFor(
  seen: SeenForm,
  asking: Asking,
  now: Date,
): { data: Record<string, Value>; given: Record<string, Value>; fits: number } {
  const fields = nameFields(seen).filter(({ readOnly }) => !readOnly)
  const choices = [...new Set(fields.map(({ form }) => form))].map((form) => {
    const own = fields.filter((field) => field.form === form)
    const given = givenFor(own, asking)
    const data = { ...given, ...fromWords(own, { ...asking, data: given }, now) }
    const { placed } = chooseForm(data, own, { now, language: seen.language })
    const buttons = seen.buttons.filter((button) => button.form === form).map(({ text }) => text)
    const called = Math.max(
      0,
      ...buttons.map((text) => likeness(`${asking.do} ${asking.what}`, text)),
      ...own.map(({ group }) => 0.8 * likeness(`${asking.do} ${asking.what}`, group)),
    )
    const isSearch = own.length === 1 && own[0]?.kind === 'search' && tokens(asking.do)[0] !== tokens('search')[0]
    const fits =
      isSearch || placed.length === 0
        ? 0
        : Math.min(1, placed.length / Math.max(1, Object.keys(data).length)) * 0.6 + 0.4 * Math.min(1, called + 0.3)
    return { data, given, fits, placed: placed.length }
  })
  const [best] = choices.sort((a, b) => b.placed - a.placed || b.fits - a.fits)
  return best ?? { data: { ...asking.data }, given: { ...asking.data }, fits: 0 }
}

/** What the words give for the fields of a form: under the form's own names where they are said, else as they were called. */
function givenFor(fields: readonly Field[], asking: Asking): Record<string, Value> {
  const entries = fillsIn(asking) ? entriesInText(asking.text, fields) : []
  const said = (value: Value) => plainWords(String(value))
  const kept = Object.entries(asking.data).filter(
    ([name, value]) =>
      !entries.some(
        (entry) =>
          likeness(name, entry.label) >= 0.9 ||
          likeness(name, entry.name) >= 0.9 ||
          said(entry.value).includes(said(value)) ||
          said(entry.label).includes(said(value)),
      ),
  )
  const given = Object.fromEntries([...kept, ...entries.map(({ name, value }) => [name, value])])
  return fillsIn(asking) ? given : soleText(fields, asking, given)
}

const THING =
  /^(?:(?:the|an?|new|another|my)\s+)*(?:to-?dos?|tasks?|items?|entry|note|reminder|comment|message)?\s*(?:(?:called|named|titled|saying)\s+)?/iu

/** "Add the task Water the plants": one text, and one place for it. */
function soleText(fields: readonly Field[], { do: deed, text }: Asking, given: Record<string, Value>) {
  const open = fields.filter(({ kind, value, later }) => TEXT.test(kind) && value === '' && !later)
  const [only, ...more] = open
  if (!only || more.length > 0 || fields.length > 1) return given
  const [[name, value] = ['', ''], ...others] = Object.entries(given)
  if (/^(?:name|title|text)$/u.test(name) && others.length === 0) return { [callField(only)]: value }
  if (name !== '' || /["“„«]/u.test(text) || !/^(?:add|create|write|post|new|enter)/iu.test(deed)) return given
  const said = text.replace(THING, '').replace(/\s+to\s+(?:the|my)\s+(?:\p{L}+\s+)?list$/iu, '')
  return said.trim() === '' || /\s(?:in)?to\s+(?:the|my)\s/iu.test(said) ? given : { [callField(only)]: said.trim() }
}

const TEXT = /^(?:text|textarea|richtext)$/u

/** What the text says for the fields of a form: choices, boxes, values by their look, and a quotation for the one free field. */
function fromWords(fields: readonly Field[], asking: Asking, now: Date): Record<string, Value> {
  const { placed } = chooseForm(asking.data, fields, { now })
  const taken = new Set(placed.map(({ field }) => field))
  const free = fields.filter((field) => !taken.has(field))
  const data: Record<string, Value> = valuesFromText(
    asking.text,
    free.filter(
      ({ value, kind }) =>
        value === '' || value === false || kind === 'select' || kind === 'radio' || kind === 'number',
    ),
    now,
  )
  const said = tokens(asking.text)
  for (const field of free)
    if (field.kind === 'checkbox' && tokens(field.label).length > 0 && share(tokens(field.label), said) >= 0.99)
      data[callField(field)] = true
  const quotes = [...asking.text.matchAll(/"([^"]+)"|“([^”]+)”|「([^」]+)」|„([^“”]+)[“”]|«([^»]+)»/gu)].map((match) =>
    (match.slice(1).find(Boolean) ?? '').trim(),
  )
  const used = new Set(Object.values({ ...asking.data, ...data }).map(String))
  const open = free.filter(
    (field) =>
      /^(text|textarea|richtext|search|url)$/.test(field.kind) &&
      !(callField(field) in data) &&
      field.value === '' &&
      !field.later,
  )
  const left = quotes.filter((quote) => !used.has(quote))
  // One text and one place for it: nothing to choose between.
  if (left.length === 1 && open.length >= 1) {
    const [first] =
      open.length === 1
        ? open
        : [...open].sort(
            (a, b) =>
              Number(b.required) - Number(a.required) || Number(b.kind !== 'search') - Number(a.kind !== 'search'),
          )
    if (first && (open.length === 1 || first.required || open.filter(({ kind }) => kind !== 'search').length === 1))
      data[callField(first)] = left[0] as string
  }
  return data
}

const NONE = Symbol('a form without any button')

/** A form of one field and no button is sent by the key that ends a line. */
async function pressEnter(
  page: Page,
  placed: Report['placed'],
  signal: AbortSignal,
): Promise<Pick<Asked, 'url' | 'title' | 'wrong' | 'sent' | 'pressed'>> {
  const seen = await page.look(signal)
  const last = placed.at(-1)
  const field =
    seen.things.find(({ role, name }) => role === 'field' && likeness(last?.field ?? '', name) === 1) ??
    seen.things.find(({ role }) => role === 'field')
  if (!field || !last || typeof last.held !== 'string')
    throw new Refused('This form has no button that sends it. Say which one to press.')
  const { url, title, sent } = await seen.enter(field.at, last.held)
  return { url, title, sent, wrong: [], pressed: 'Enter' }
}

/** The button that is called as the deed is, else the only one there is, else the one that sends. */
async function buttonFor(
  page: Page,
  form: number,
  asking: Asking,
  signal: AbortSignal,
): Promise<{ text: string; leads: 'next' | 'submit' } | typeof NONE> {
  const seen = await formsOf(page, signal)
  const own = seen.buttons.filter(
    ({ form: of, disabled, text }) =>
      of === form && !disabled && text !== '' && (!AWAY.test(text) || AWAY.test(asking.do)),
  )
  if (own.length === 0 && !seen.buttons.some((one) => one.form === -1)) return NONE
  const scored = own.map((thing) => ({
    thing,
    score: Math.max(likeness(asking.do, thing.text), likeness(`${asking.do} ${asking.what}`, thing.text)),
  }))
  const [only, ...more] = own
  const called = clearBest(scored, 0.6).best ?? (more.length === 0 && only && !AWAY.test(only.text) ? only : undefined)
  const later = nameFields(seen).some((field) => field.form === form && field.later)
  return chooseButton(seen, form, later, called?.text)
}

/** Leads away from the form instead of through it. */
const AWAY =
  /^(?:cancel|back|reset|clear|close|search|abbrechen|zurück|suchen|annuler|retour|cancelar|volver|取消|戻る)/iu
