import { Refused } from '@app/toolkit'
import { clearBest, nothingFits, severalFit } from '../ground/best-of.ts'
import { mayPress } from '../ground/may-press.ts'
import type { Scene, Thing } from '../ground/open-look.ts'
import { likeness, type Rarity, rarityAmong, same, share, tokens } from '../ground/words.ts'
import type { Exchange, LookOnPage, Page, Place } from '../port.ts'
import { goTo } from './go.ts'

export interface Deed {
  do: string
  what: string
  about: readonly string[]
  /** Said outright that a question is to be answered yes. */
  confirm: boolean
}

export interface Acted extends Place {
  sent: Exchange[]
  pressed: string[]
  changed: boolean
}

const LEAST = 0.5
const MOST = 100
const ALL = /^(?:all|every|each|any|the items|everything|alle|jede|tous|toutes|todos|todas)\b/iu
/** What any record may be called. */
const THINGS = new Set(
  tokens(
    'items item entries entry tasks task rows row records record orders order products product posts post messages message elements ones things list reviews files everything review',
  ),
)
const STATES: Record<string, boolean> = Object.fromEntries([
  ...tokens('done completed finished checked ticked').map((word) => [word, true] as const),
  ...['open', 'undone', 'unfinish', 'activ', 'unchecked', 'offen'].map((word) => [word, false] as const),
])

/** Presses what the page offers for the deed, in the row that is meant, and answers the question about it. */
export async function actOn(page: Page, deed: Deed, signal: AbortSignal): Promise<Acted> {
  const seen = await page.look(signal)
  const plan = choose(seen, deed)
  if (plan.length === 0) return actElsewhere(page, deed, signal)
  if (plan.length === 1) return pressOne(page, seen, plan[0] as Thing, deed, signal)
  return pressAll(page, plan.length, deed, signal)
}

/** Not here: on the page of what is meant, if the site has one. */
async function actElsewhere(page: Page, deed: Deed, signal: AbortSignal): Promise<Acted> {
  const words = `${deed.do} ${deed.what}`.trim()
  const before = await page.place()
  const went = await goTo(page, { to: deed.what || deed.do, about: deed.about.slice(0, 8) }, signal).catch(
    () => undefined,
  )
  const seen = await page.look(signal)
  const [only, ...more] = went && went.url !== before.url ? choose(seen, deed, true) : []
  if (only && more.length === 0) return pressOne(page, seen, only, deed, signal)
  throw nothingFits(
    words,
    seen.things.map(({ name }) => name).filter((name) => likeness(words, name) > 0),
  )
}

/** What is to be pressed: one thing, or one in every row that is meant. */
function choose(seen: Scene, deed: Deed, arrived = false): Thing[] {
  const said = [deed.do, deed.what, ...deed.about].join(' ')
  const things = seen.things.filter(
    ({ disabled, role, name, row }) =>
      // A button may be called by its row: "Delete Buy milk".
      !disabled && role !== 'field' && name !== '' && mayPress(`${said} ${row}`, name),
  )
  const rarity = rarityAmong(things.map(({ name }) => name))
  const whole = `${deed.do} ${deed.what}`.trim()
  const exact = things.map((thing) => ({
    thing,
    score: Math.max(
      likeness(whole, thing.name, rarity),
      ...deed.about.slice(0, 10).map((words) => 0.95 * likeness(`${deed.do} ${words}`, thing.name, rarity)),
    ),
  }))
  const inRows = things.filter((thing) => says(deed.do, thing.name) && thing.rowAt >= 0)
  const need = needOf(deed)
  if (inRows.length > 0 && (need.words.length > 0 || need.state !== undefined || ALL.test(deed.what) || need.plural)) {
    const meant = inRows.filter((thing) => isMeant(thing, need))
    if (meant.length === 1 || (meant.length > 1 && (need.plural || ALL.test(deed.what)))) return onePerRow(meant)
    if (meant.length > 1)
      throw severalFit(
        whole,
        meant.map(({ name, row }) => `${name}: ${row}`),
      )
  }
  const { best, rivals } = clearBest(exact, 0.75, sameThing)
  if (best) return [best]
  if (rivals.length > 0)
    throw severalFit(
      whole,
      rivals.map(({ name }) => name),
    )
  return byVerb(things, deed, whole, rarity, arrived)
}

/** The verb alone names it, and what it is about stands around it. */
function byVerb(things: readonly Thing[], deed: Deed, whole: string, rarity: Rarity, arrived: boolean): Thing[] {
  const object = tokens(deed.what)
  const scored = things
    .filter((thing) => says(deed.do, thing.name))
    .map((thing) => {
      const around = Math.max(
        share(object, tokens(`${thing.name} ${thing.row} ${thing.under}`)),
        ...deed.about
          .slice(0, 10)
          .map((words) => share(tokens(words), tokens(`${thing.name} ${thing.row} ${thing.under}`))),
      )
      return {
        thing,
        score: 0.35 + 0.4 * (object.length === 0 || arrived ? 1 : around) + 0.25 * likeness(whole, thing.name, rarity),
      }
    })
  const { best, rivals } = clearBest(scored, LEAST, sameThing)
  if (best) return [best]
  if (rivals.length > 0)
    throw severalFit(
      whole,
      rivals.map(({ name }) => name),
    )
  // The only button of that name can hardly mean anything else.
  const [only, ...more] = scored
  return only && more.length === 0 ? [only.thing] : []
}

const sameThing = (one: Thing, other: Thing): boolean =>
  one.href !== '' && one.href === other.href && one.name === other.name

/** Whether a name is called by the verb: "Delete", "Delete call the bank". */
const says = (verb: string, name: string): boolean =>
  tokens(verb).every((word) => tokens(name).some((other) => same(word, other)))

interface Need {
  words: string[]
  state: boolean | undefined
  plural: boolean
}

/** What tells the rows that are meant from the others. */
function needOf({ what, about }: Deed): Need {
  const longest = [...about].sort((a, b) => b.length - a.length)[0] ?? what
  const all = tokens(longest.length > what.length ? longest : what)
  const negated = /\b(?:not|isn['’]t|aren['’]t|nicht|pas|no)\b/iu.test(longest)
  const state = all.map((word) => STATES[word]).find((one) => one !== undefined)
  const words = all.filter((word) => !THINGS.has(word) && STATES[word] === undefined && word !== 'not')
  return {
    words,
    state: state === undefined ? undefined : negated ? !state : state,
    plural: /\b\p{L}{3,}(?:s|en)\b/iu.test(what) && !/["“]/u.test(what),
  }
}

function isMeant(thing: Thing, { words, state }: Need): boolean {
  if (state !== undefined && thing.done !== state) return false
  return words.length === 0 || share(words, tokens(`${thing.row} ${thing.name}`)) >= 0.99
}

const onePerRow = (things: readonly Thing[]): Thing[] =>
  things.filter(({ rowAt }, at) => things.findIndex((one) => one.rowAt === rowAt) === at)

/** Rows move up when one is gone, so every press begins with a new look. */
async function pressAll(page: Page, count: number, deed: Deed, signal: AbortSignal): Promise<Acted> {
  const sent: Exchange[] = []
  const pressed: string[] = []
  const seenBefore = new Set<string>()
  for (let round = 0; round < Math.min(count, MOST); round += 1) {
    const seen = await page.look(signal)
    const next = choose(seen, deed).find((thing) => !seenBefore.has(`${thing.rowAt} ${thing.row} ${thing.name}`))
    if (!next) break
    seenBefore.add(`${next.rowAt} ${next.row} ${next.name}`)
    const done = await pressOne(page, seen, next, deed, signal)
    sent.push(...done.sent)
    pressed.push(...done.pressed)
  }
  return { ...(await page.place()), sent, pressed, changed: pressed.length > 0 }
}

async function pressOne(page: Page, seen: LookOnPage, thing: Thing, deed: Deed, signal: AbortSignal): Promise<Acted> {
  const agree = (question: string) => deed.confirm || isAbout(question, deed)
  const done = await seen.press(thing.at, agree)
  const answered = await answerDialog(page, thing, deed, agree, signal)
  if (!done.changed && !answered && done.sent.length === 0)
    throw new Refused(
      `“${thing.name}” was pressed, and nothing changed on the page${done.asked ? `; it asked “${done.asked.slice(0, 120)}”, which was answered no` : ''}.`,
    )
  return {
    url: done.url,
    title: done.title,
    sent: [...done.sent, ...(answered?.sent ?? [])],
    pressed: [thing.name, ...(answered ? [answered.name] : [])],
    changed: true,
  }
}

/** The question is about this very deed: it says its verb, or what it is done to. */
const isAbout = (question: string, { do: deed, what }: Deed): boolean => {
  const asked = tokens(question)
  return (
    tokens(deed).some((word) => asked.some((other) => same(word, other))) ||
    (tokens(what).length > 0 && share(tokens(what), asked) >= 0.99)
  )
}

/** A question the page draws itself, over everything else. */
async function answerDialog(
  page: Page,
  before: Thing,
  deed: Deed,
  agree: (question: string) => boolean,
  signal: AbortSignal,
): Promise<{ name: string; sent: Exchange[] } | undefined> {
  if (before.over) return undefined
  const seen = await page.look(signal)
  const over = seen.things.filter(
    ({ over: isOver, role, disabled }) => isOver && role !== 'field' && role !== 'box' && !disabled,
  )
  if (over.length === 0 || seen.things.some(({ over: isOver, role }) => isOver && role === 'field')) return undefined
  const scored = over.map((thing) => ({
    thing,
    score: Math.max(
      likeness(deed.do, thing.name),
      likeness('confirm', thing.name),
      likeness(`${deed.do} ${deed.what}`, thing.name),
    ),
  }))
  const { best } = clearBest(scored, 0.6)
  if (!best || !agree(`${best.name} ${best.under} ${best.row}`)) return undefined
  const done = await seen.press(best.at)
  return { name: best.name, sent: done.sent }
}
