import type { Act } from '@app/toolkit'
import { isUrl } from '@app/values'
import type { Next } from '../builtin-decider.ts'
import { coveredBy, isNamed, without } from '../match/need.ts'
import { entryWords, shownWords, wordsAround } from '../match/rank.ts'
import { LEAVES } from '../means/leads.ts'
import { pressesOf, type Thing } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import { isIn, likeness, wordsOf } from '../read/words.ts'
import { ADDING, verbWords } from './by-label.ts'
import { countTo, withoutCounted } from './count-to.ts'
import { typeFirst } from './pick-offered.ts'
import { fieldsBefore, senderOf } from './senders.ts'
import type { Problem, Solution } from './solution.ts'
import type { Task } from './task.ts'

/** What was found is done; a form that was filled is saved, unless more goes into it. */
export function carryOut(found: Solution, problem: Problem, { rest, memory }: Task): Next {
  const counted = countTo(found, problem, memory)
  if (counted) return counted
  const solved = withoutCounted(found, problem)
  const typing = typeFirst(solved, problem, memory)
  if (typing) return typing
  const empty = solved.acts.length === 1 ? emptyForm(solved, problem) : []
  if (empty.length > 0)
    return { ask: `What should go into ${empty.map((name) => `“${name}”`).join(', ')}?`, options: [] }
  if (solved.alike.length > 1)
    return { ask: `Which one is meant? ${problem.clause.text}`, options: [...new Set(solved.alike)] }
  // Something else goes into the same form before it is sent.
  const held =
    solved.acts.length > 1 &&
    solved.presses !== undefined &&
    (!problem.clause.verb || !solved.byVerb) &&
    rest.some(({ asks }) => !asks)
  if (held)
    return { acts: solved.acts.slice(0, -1), why: solved.says, memory: { upTo: problem.clause.to, sent: false } }
  if (solved.presses !== undefined)
    return {
      acts: solved.acts,
      why: solved.says,
      memory: {
        pressed: solved.presses,
        pressedIn: placeOf(solved, problem),
        left: (solved.later ?? []).map(({ word }) => word.from),
        followed: isLink(solved, problem),
        before: pressesOf(problem.scene),
        covered: problem.scene.dialog !== undefined,
        at: pathOf(problem.scene.url),
      },
    }
  // What follows goes into the same form, or says itself that it is saved.
  const more = rest.some(({ asks, not, verb }) => !asks && (!not || verb?.doings.includes('send')))
  const sender = more ? undefined : impliedSender(found.acts, problem)
  const acts: Act[] = [
    ...solved.acts,
    ...(sender ? [{ do: 'click' as const, ref: sender.ref }] : leaving(solved, more, problem)),
  ]
  if (acts.length === 0) return { finished: 'It is so already' }
  return {
    acts,
    why: solved.says,
    memory: sender
      ? { pressed: sender.name, left: [], sent: false }
      : { upTo: problem.clause.to, sent: false, typed: more ? undefined : typedBy(solved, problem) },
  }
}

/** A field that keeps itself does so when it is left; one for another of several, "Add a tag…", by the key Enter. */
const leaving = ({ acts }: Solution, more: boolean, { scene, language }: Problem): Act[] => {
  const last = acts.at(-1)
  if (more || last?.do !== 'fill' || last.enter) return []
  const name = scene.things.find(({ ref }) => ref === last.ref)?.name ?? ''
  const adds = wordsOf(name, language).some(({ sense }) => sense === ADDING)
  return [adds ? { do: 'press', key: 'Enter', ref: last.ref } : { do: 'press', key: 'Tab' }]
}

const typedBy = ({ acts }: Solution, { scene }: Problem) => {
  const last = acts.at(-1)
  const field = last?.do === 'fill' ? scene.things.find(({ ref }) => ref === last.ref) : undefined
  return field && last?.do === 'fill' ? { ref: field.ref, name: field.name, text: last.text } : undefined
}

/** Fields that must be filled in, before a button that would send them as they are. */
function emptyForm(solved: Solution, problem: Problem): string[] {
  const button = problem.scene.things.find(({ ref, kind }) => kind === 'press' && pressesRef(solved, ref))
  if (!button || button.entry) return []
  return fieldsBefore(button, problem.scene)
    .filter(({ required }) => required)
    .map(({ name }) => name)
    .slice(0, 6)
}

export const pathOf = (url: string): string => (isUrl(url) ? new URL(url).pathname : url)

/** A link leads to where it is done. */
const isLink = ({ acts }: Solution, { scene }: Problem): boolean => {
  const last = acts.at(-1)
  return scene.things.some(({ ref, kind }) => kind === 'link' && last && 'ref' in last && ref === last.ref)
}

/** Where what is pressed stands: of many that are called alike, the same is pressed again. */
export const placeOf = ({ acts }: Solution, { scene }: Problem): string => {
  const last = acts.findLast((act) => act.do === 'click')
  return scene.things.find(({ ref }) => last && 'ref' in last && ref === last.ref)?.entry?.text ?? ''
}

/** Whoever changes a field of a form wants the form saved. */
function impliedSender(acts: readonly Act[], problem: Problem) {
  const last = acts.findLast((act) => 'ref' in act && act.ref !== undefined)
  const filled = last && 'ref' in last ? problem.scene.things.find(({ ref }) => ref === last.ref) : undefined
  // Who only puts the cursor there has nothing to save.
  if (!filled || last?.do === 'click') return undefined
  // What is called as the verb is, in the same part: "assign" is not done by choosing whom.
  const byVerb = problem.scene.things.filter(
    ({ kind, name, disabled, under, open }) =>
      kind === 'press' &&
      !disabled &&
      // What shows the field closes it again.
      !open &&
      saysVerb(name, problem) &&
      under.every((part, at) => filled.under[at] === part),
  )
  const [named] = byVerb.length === 1 ? byVerb : []
  // "Reply" over the field has opened it; what sends it stands behind.
  if (named && named.place > filled.place) return named
  return senderOf(filled, problem) ?? named ?? (isBegun(problem) ? onlyAfter(filled, problem) : undefined)
}

/** "Sign in …": what is called so was opened, and this is what it takes. */
export function isBegun({ clause: { words, values }, went, scene }: Problem): boolean {
  const [first] = words
  const hasField = scene.things.some(({ kind, value }) => kind === 'field' && value === '')
  return first !== undefined && values.length > 0 && hasField && isIn(first, went)
}

/** The one thing behind a field that is no way out. */
function onlyAfter(filled: Thing, { scene, language }: Problem): Thing | undefined {
  const isOut = (name: string) =>
    wordsOf(name, language).some((_, at, all) => phrases(language, 'leaves').at(all, at) > 0)
  const [only, ...more] = scene.things.filter(
    ({ kind, entry, place, name, disabled }) =>
      kind === 'press' && !disabled && entry === filled.entry && place > filled.place && !isOut(name),
  )
  return more.length === 0 ? only : undefined
}

/** "New seat" is more than "make him the pilot": it makes what nobody spoke of. */
function saysVerb(name: string, problem: Problem): boolean {
  const verb = verbWords(problem)
  const own = wordsOf(name, problem.language).filter(({ small }) => !small)
  const said = [...problem.clause.words, ...verb.map(({ word }) => word)]
  return coveredBy(verb, own).length > 0 && own.every((word) => said.some((one) => likeness(one, word) > 0))
}

/** What is added or changed in a form that opens: what it is to hold is entered there. */
export function opensForm(solved: Solution, problem: Problem): Solution | undefined {
  // "No colour" may be what the form asks.
  const plain = solved.left.every(({ weight }) => weight === undefined || weight === 'bounds' || weight === 'not')
  const button = problem.scene.things.find(({ name, ref }) => name === solved.presses && pressesRef(solved, ref))
  // In a row nobody spoke of, nothing is meant, whatever it is called.
  if (button?.entry && isOfAnother(button, problem)) return undefined
  // What has its fields before it sends them, and opens nothing.
  if (button && fieldsBefore(button, problem.scene).length > 0) return undefined
  // "Move to Finishing" asks for nothing more: who was not told to go there goes there by a press.
  if (saysWhereTo(solved.presses ?? '', problem)) return undefined
  const harmless =
    OPENS.test(solved.presses ?? '') ||
    (OPENS_OUTSIDE.test(solved.presses ?? '') && !button?.entry) ||
    problem.scene.things.some(({ name, role }) => name === solved.presses && role === 'link') ||
    // What stands elsewhere on the page tells which one is meant, and is nothing to be entered.
    (solved.left.some(({ value }) => value !== undefined) &&
      coveredBy(solved.left, shownWords(problem)).length === 0 &&
      isSaidJustSo(solved.presses ?? '', problem))
  return plain &&
    harmless &&
    solved.byVerb &&
    solved.presses !== undefined &&
    solved.alike.length < 2 &&
    solved.acts.length === 1
    ? solved
    : undefined
}

/** What stands behind "to" in its name was not said. */
function saysWhereTo(name: string, { clause, language }: Problem): boolean {
  const words = wordsOf(name, language)
  const at = words.findIndex((word, on) => on > 0 && phrases(language, 'to').has(word))
  return (
    at > 0 &&
    !/(?:…|\.\.\.)\s*$/u.test(name) &&
    words.slice(at + 1).some((word) => !word.small && !isIn(word, clause.words))
  )
}

/** Somebody was named who is neither what the page is about nor in this row, and nothing that was said is in it. */
export function isOfAnother({ entry }: Thing, problem: Problem): boolean {
  const said = problem.needed.filter(({ weight }) => !weight)
  const around = wordsAround({ under: [], entry: undefined }, problem)
  const open = without(said, coveredBy(said, around)).filter(isNamed)
  return entry !== undefined && open.length > 0 && coveredBy(said, entryWords(entry, problem.language)).length === 0
}

/** "Log a visit": a name of several words, all of which were said, and nothing that ends something. */
export const isSaidJustSo = (name: string, { clause, language }: Problem): boolean => {
  const words = wordsOf(name, language).filter(({ small }) => !small)
  const said = wordsOf(clause.text, language)
  return words.length > 1 && !LEAVES.test(name) && words.every((word) => said.some((one) => likeness(one, word) > 0.9))
}

const pressesRef = ({ acts }: Solution, ref: string): boolean => acts.some((act) => 'ref' in act && act.ref === ref)

/** What opens something to be filled in, and what does so unless it stands in a row: there it does it. */
const OPENS =
  /…|\.\.\.|\b(?:add|new|creat|edit|chang|assign|mov|renam|reschedul|status|priorit)|neu|anlegen|hinzufügen|bearbeiten|ändern|zuweisen|erfassen|nouve|ajouter|modifier|créer|nuevo|nueva|añadir|crear|editar/iu
const OPENS_OUTSIDE = /\b(?:book|invit|transfer|repl|log|record|regist|report|request)|réserver|buchen|reservar/iu
