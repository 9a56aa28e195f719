import type { Proof } from '@app/toolkit'
import { type Claim, wordsOf } from './confirm.ts'
import { says } from './says.ts'
import { common, type Lines, minus } from './shown.ts'

/** What was done last, what was entered for it, and where it can be looked for afresh. */
export interface Act extends Claim {
  /** What the page showed with the act and did not owe to it. */
  view: readonly string[]
  sent: readonly string[]
  /** Those of them that were entered on the page that sent them. */
  inPlace: readonly string[]
  /** What the fields of that page held when it was sent, and before anything was entered. */
  fields?: { at: string; held: readonly string[]; were: readonly string[]; written: readonly string[] }
  /** What was sent before it, in the same run. */
  posted: readonly string[]
  /** What stood on a page before anything was done there. */
  stood: (url: string) => readonly string[]
  /** The page it was done on. */
  from: string
  url: string
  /** The addresses it was sent to. */
  sentTo: readonly string[]
  steady: boolean
  /** The site's answer led to an address that tells the page what to say, and that stood nowhere before. */
  told?: boolean
  /** A page with a number or key of its own to which the site led, and which was not there before. */
  made?: string
}

/** An address that may do something whenever it is opened. */
export const DEED =
  /[/?&=_-](?:add|delete|remove|buy|order|pay|log-?out|sign-?out|confirm|approve|accept|cancel|unsubscribe|vote|like|send|submit|create|toggle|mark|archive)(?:$|[/?&=_.-])/i

/**
 * The site took what was entered; whether it kept it is told by a page that shows it now and did not before, or by fields
 * that hold it now as they did before, where the same is entered again. Elsewhere on a page the same words prove nothing.
 */
export function isKept({ sent, inPlace, baseline, made, posted, shown }: Act, fresh: Lines): Proof | undefined {
  if (made) return { verdict: 'verified', words: `It has a page of its own now: ${made}` }
  // What a form has put into the address, the page may say to anybody who opens it.
  const told = shown.moved ? wordsOf(fresh.url).split('\n') : []
  const values = sent.filter((one) => one.length > 1 && !told.includes(one))
  const shows = says(fresh.lasting)
  // The end of a form of several pages: what its pages took may be a draft, and thanks are no receipt.
  if (values.length === 0 && shown.moved && posted.length > 0 && !posted.some(shows))
    return { verdict: 'seen', words: 'The site went on to a page that shows nothing of what was entered.' }
  if (values.length === 0) return undefined
  const known = says(baseline)
  const kept = values.find((one) => shows(one) && !known(one))
  if (kept) return { verdict: 'verified', words: `Loaded afresh, the page shows “${kept}”.` }
  const isHeld = (value: string) =>
    baseline.some((line) => line.endsWith(`: ${oneLine(value)}`) && fresh.lasting.includes(line))
  if (inPlace.length > 0 && inPlace.every(isHeld))
    return { verdict: 'verified', words: `Loaded afresh, the page holds “${inPlace[0]}”, as it did before.` }
  return { verdict: 'seen', words: 'It was sent and answered; the page loaded afresh shows nothing new of it.' }
}

/**
 * One value that was kept says nothing of the others: each is looked for, also in the form they were entered in. A box that
 * was ticked stands nowhere else; one in a form that was empty before is empty again for the next entry.
 */
export async function heldToTheWhole(
  act: Act,
  proof: Proof | undefined,
  fresh: Lines,
  aside: (url: string) => Promise<Lines>,
): Promise<Proof | undefined> {
  if (proof?.verdict === 'seen' || !act.fields) return proof
  const { at, held, were, written } = act.fields
  const values = act.inPlace.filter((one) => !showsNow(act, fresh)(one))
  // What was made has a page of its own; the boxes of the form are for the next one.
  const ticks = act.made ? [] : lostOf(held, were, fresh).filter(isTick)
  const edited = at === fresh.url ? [] : changedIn(minus(held, were), written)
  const several = tickedIn(minus(held, were))
  if (edited.length === 0 && values.length === 0 && ticks.length === 0 && several.length < 2) return proof
  const form = at === fresh.url ? fresh : DEED.test(at) ? undefined : await aside(at)
  const gone = form && !act.made ? lostOf(held, were, form).filter(isTick) : []
  // Some of the new ticks are there: the others were meant to be too.
  const isPartly = gone.length < minus(held, were).filter(isTick).length
  // A form that was empty before is empty again for the next entry; one that held something shows what was made of it.
  const isEdited = isPartly || were.some((line) => !isTick(line) || line.endsWith('☑'))
  const lost =
    values.find((one) => !form || !showsNow(act, form)(one)) ??
    (isEdited ? gone[0] : undefined) ??
    (form && (leftOver(several, form) ?? asItWas(several, act.baseline, form))) ??
    (form && isOver(held, form) ? unsaid(gone, [fresh, form]) : undefined) ??
    // What was written over is still there: something else was made, and this was not changed.
    edited.find((line) => form?.fields.some((one) => written.includes(one) && nameOf(one) === nameOf(line)))
  const said = proof?.words ?? 'It was sent and answered.'
  return !lost ? proof : { verdict: 'seen', words: `${said} Loaded afresh, nothing shows “${lost}”.` }
}

/** Of several that were ticked to do something with them, one that is still there to be ticked, where another is not. */
function leftOver(chosen: readonly string[], { fields }: Lines): string | undefined {
  const still = chosen.filter((name) => fields.includes(`${name}: ☐`))
  return still.length < chosen.length ? still[0] : undefined
}

/** Of several that were ticked, one whose line is the same as before, where that of another is not. */
function asItWas(chosen: readonly string[], baseline: readonly string[], { lasting }: Lines): string | undefined {
  const known = new Set(lasting)
  const rows = chosen.map((name) => ({
    name,
    lines: baseline.filter((line) => line.includes(name) && line !== name && !isTick(line)),
  }))
  const told = rows.filter(({ name, lines }) => name.length > 2 && lines.length > 0)
  const same = told.filter(({ lines }) => lines.every((line) => known.has(line)))
  return same.length < told.length ? same[0]?.name : undefined
}

const tickedIn = (entered: readonly string[]): string[] => entered.filter((line) => line.endsWith(': ☑')).map(nameOf)

/** The form is not there for a next entry: it was to be filled in once. */
const isOver = (held: readonly string[], { fields }: Lines): boolean =>
  !fields.some((line) => held.some((one) => nameOf(one) === nameOf(line)))

/** Of what was chosen by a tick, what no page says in words either. */
export function unsaid(gone: readonly string[], pages: readonly Lines[]): string | undefined {
  const chosen = gone.filter((line) => line.endsWith('☑')).map(nameOf)
  return chosen.some((name) => pages.some((page) => showsIn(page)(name))) ? undefined : chosen[0]
}

/** What was entered with nothing pressed for it: a page that saves by itself holds it when it is loaded afresh. */
export function areHeld(held: readonly string[], were: readonly string[], fresh: Lines): Proof | undefined {
  const [first] = minus(held, were)
  const lost = lostOf(held, were, fresh)
  const other = fresh.fields.find((line) => lost.some((one) => nameOf(one) === nameOf(line)))
  if (other) return { verdict: 'seen', words: `The page held it, but loaded afresh it holds “${other}”.` }
  if (first === undefined || lost.length > 0) return undefined
  return { verdict: 'verified', words: `Loaded afresh, the page holds “${first}”.` }
}

/** What was entered and is not held. Several fields of a page may be called the same: one of them does not stand for another. */
const lostOf = (held: readonly string[], were: readonly string[], fresh: Lines): string[] => {
  const entered = minus(held, were)
  return minus(entered, minus(entered, minus(held, fresh.fields)))
}

/** Whether a page shows a value where it did not before, or in a field that held it before: the same words in another row prove nothing. */
function showsNow({ stood }: Act, page: Lines): (value: string) => boolean {
  const was = stood(page.url)
  return showsIn({ ...page, lasting: [...minus(page.lasting, was), ...common(page.fields, was)] })
}

/** Of a long text a list shows how it begins. */
export const showsIn = ({ lasting }: Lines): ((value: string) => boolean) => {
  const shows = says(lasting)
  return (value) => shows(value) || (value.length > LONG && shows(value.trim().slice(0, BEGINNING)))
}
const LONG = 60
const BEGINNING = 40

/** What was written in place of something else. */
export const changedIn = (entered: readonly string[], written: readonly string[]): string[] =>
  entered.filter((line) => written.some((one) => nameOf(one) === nameOf(line)))

export const nameOf = (line: string): string => line.slice(0, line.indexOf(': '))

const isTick = (line: string): boolean => /: [☐☑]$/.test(line)

/** As a line of a page has it. */
const oneLine = (value: string): string => value.replaceAll(/\s+/g, ' ').trim()
