import type { Next } from '../builtin-decider.ts'
import { coveredBy } from '../match/need.ts'
import type { Memory } from '../memory.ts'
import { pressesOf, type Thing } from '../page/scene.ts'
import { likeness, wordsOf } from '../read/words.ts'
import { ADDING, verbWords } from './by-label.ts'
import { senderOf } from './senders.ts'
import { isSearch } from './slots.ts'
import type { Problem, Solution } from './solution.ts'

/** What is typed there is only begun: what the page then offers is what is taken. So one looks before going on. */
export function typeFirst({ acts, says }: Solution, problem: Problem, { offered }: Memory): Next | undefined {
  const [act, ...others] = acts.filter((one) => one.do === 'fill')
  const thing = act && problem.scene.things.find(({ ref }) => ref === act.ref)
  if (!act || !thing || others.length > 0 || offered?.text === act.text || !mayOffer(thing, problem)) return undefined
  // A figure is entered as it is, and what is chosen besides is chosen first.
  if (!/\p{L}/u.test(act.text) || acts.some((one) => one.do === 'choose' || one.do === 'check')) return undefined
  return {
    acts: [act],
    why: says,
    memory: { offered: { text: act.text, ref: act.ref, names: pressable(problem).map(({ name }) => name) } },
  }
}

const WORDS = new Set(['', 'text', 'search'])

/** It finds, or adds to a list, or says that it offers something. */
const mayOffer = (thing: Thing, { language }: Problem): boolean =>
  thing.kind === 'field' &&
  !thing.stepper &&
  WORDS.has(thing.takes) &&
  (thing.role === 'combobox' || isSearch(thing) || wordsOf(thing.name, language).some(({ sense }) => sense === ADDING))

const pressable = ({ scene }: Problem): Thing[] =>
  scene.things.filter(({ kind, disabled }) => (kind === 'press' || kind === 'entry' || kind === 'link') && !disabled)

/** The one thing that came to light and says what was typed is what was meant by it. */
export function pickOffered(problem: Problem, { offered }: Memory): Next | undefined {
  if (!offered) return undefined
  const { language, clause } = problem
  const said = wordsOf(offered.text, language)
  const fresh = pressable(problem).filter(({ name }) => {
    const own = wordsOf(name, language)
    return !offered.names.includes(name) && said.every((word) => own.some((one) => likeness(one, word) > 0.9))
  })
  const exact = fresh.filter(({ name }) => wordsOf(name, language).length === said.length)
  const [one, ...more] = exact.length > 0 ? exact : fresh
  if (!one) return sendTyped(offered.ref, problem)
  if (more.length > 0) return { ask: `Which one is meant? ${clause.text}`, options: fresh.map(({ name }) => name) }
  const sender = sentBy(offered.ref, problem)
  const acts = [one, ...(sender ? [sender] : [])].map(({ ref }) => ({ do: 'click' as const, ref }))
  return { acts, why: `Pick “${one.name}”`, memory: { offered: undefined, ...after(sender, problem) } }
}

const after = (sender: Thing | undefined, { clause, scene }: Problem): Partial<Memory> =>
  sender ? { pressed: sender.name, left: [], before: pressesOf(scene), sent: false } : { upTo: clause.to, sent: false }

/** Nothing is offered: it is taken as it was typed, by what stands for that or the key Enter. */
function sendTyped(ref: string, problem: Problem): Next {
  const field = problem.scene.things.find((thing) => thing.ref === ref)
  const sender = field && (sentBy(ref, problem) ?? senderOf(field, problem))
  const isNext =
    sender &&
    field &&
    problem.scene.things.find(({ kind, place }) => kind === 'press' && place > field.place) === sender
  return {
    acts: [isNext ? { do: 'click', ref: sender.ref } : { do: 'press', key: 'Enter', ref }],
    why: isNext ? `Press “${sender.name}”` : 'Take what was typed',
    memory: { offered: undefined, ...after(isNext ? sender : undefined, problem) },
  }
}

/** What stands behind the field and is called as what is to be done. */
const sentBy = (ref: string, problem: Problem): Thing | undefined => {
  const field = problem.scene.things.find((thing) => thing.ref === ref)
  return problem.scene.things.find(
    ({ kind, name, place, entry, disabled }) =>
      field !== undefined &&
      kind === 'press' &&
      !disabled &&
      entry === field.entry &&
      place > field.place &&
      coveredBy(verbWords(problem), wordsOf(name, problem.language)).length > 0 &&
      wordsOf(name, problem.language).length === 1,
  )
}
