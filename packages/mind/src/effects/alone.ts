import type { Act } from '@app/toolkit'
import { LEXICONS } from '../lexicon/index.ts'
import { asksToChoose } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import { wordsOf } from '../read/words.ts'
import { chooseFor, type Wish } from './fit-value.ts'
import type { Line } from './line.ts'
import type { Slot } from './slots.ts'
import type { Step } from './steps.ts'

const KINDS_OF: Readonly<Record<string, readonly string[]>> = {
  quote: ['', 'text', 'textarea', 'search'],
  email: ['email', '', 'text'],
  phone: ['tel', '', 'text'],
  date: ['date', 'datetime-local', 'time', 'month'],
  money: ['number'],
  percent: ['number'],
  number: ['number'],
}
const EMPTY_OPTION = /^(?:all|any|none)$/iu

/** An option that was said, or a value that only this field can take. */
export function alone(at: number, slot: Slot, slots: readonly Slot[], line: Line): Step[] {
  const { language, now } = line.problem
  // A list that shows nothing until one types takes somebody's name, where it is for one.
  if (slot.kind === 'choice' && slot.options.length === 0 && slot.value === '' && isForNames(slot.name, line))
    return namesAt(at, line).flatMap(({ wish, to, cost }) => {
      const act = slot.fit(wish, language, now)?.act
      return act ? [{ slot, act, to, passed: [], cost, byVerb: false }] : []
    })
  if (slot.kind === 'choice')
    return line.spans(at).flatMap(({ to, wish }): Step[] => {
      const option = to - at <= 6 ? chooseFor(wish, slot.options, language, now) : undefined
      if (option === undefined || asksToChoose(option) || EMPTY_OPTION.test(option)) return []
      const fitted = slot.fit({ text: option, sort: undefined }, language, now)
      const extra = wordsOf(option, language).filter(({ small }) => !small).length - (to - at)
      if (!fitted) return []
      const act = fitted.already ? undefined : fitted.act
      const step = { slot, act, to, passed: [], cost: extra > 0 ? 0.9 : 0.5, byVerb: false }
      return withNoun(step, line)
    })
  // A figure that is counted takes what is said of it by its name, and no other figure of its row.
  if (slot.kind !== 'field' || slot.things[0]?.stepper) return []
  const value = line.units[at]?.value
  const wishes = value ? [{ wish: value, to: at + 1, cost: 1 }] : namesAt(at, line)
  return wishes.flatMap(({ wish, to, cost }): Step[] => {
    const takes = value ? (KINDS_OF[value.sort] ?? ['']) : ['', 'text']
    const able = slots.filter(
      (one) =>
        one.kind === 'field' &&
        (takes.includes(one.takes) || (value?.sort === 'money' && isForMoney(one))) &&
        one.fit(wish, language, now),
    )
    // What is called by its name elsewhere in the sentence has its own value there.
    const unsaid = able.filter((one) => !line.labels.get(one)?.some((found) => found !== undefined))
    const empty = (unsaid.length > 0 ? unsaid : able).filter((one) => one.value === '')
    const fields = empty.length > 0 ? empty : able
    // Of several fields for words, somebody's name goes into the one for names.
    const named = value ? [] : fields.filter(({ name }) => isForNames(name, line))
    const [only, ...more] = fields.length > 1 ? named : fields
    const isOnly = only === slot && more.length === 0
    // What was quoted may go into each of a few; what else is said decides between them.
    const isOneOf = value?.sort === 'quote' && fields.length > 1 && fields.length <= FEW && fields.includes(slot)
    const fitted = isOnly || isOneOf ? slot.fit(wish, language, now) : undefined
    return fitted
      ? [
          {
            slot,
            act: fitted.already ? undefined : fitted.act,
            to,
            passed: [],
            cost: isOnly ? cost : cost + 1.5,
            byVerb: false,
          },
        ]
      : []
  })
}

/** Fields for text that could be meant. */
const FEW = 3

/** "A half plot": what is half is said by what is made. */
export const withNoun = (step: Step, line: Line): Step[] =>
  isPlainNoun(step.to, line) ? [step, { ...step, to: step.to + 1, cost: step.cost + 2 }] : [step]

const isPlainNoun = (at: number, { units, problem }: Line): boolean => {
  const unit = units[at]
  const isMade = problem.clause.verb !== undefined && problem.clause.verb.doings.length === 0
  return isMade && unit?.word !== undefined && !unit.joins && /^\p{Ll}+$/u.test(unit.word.text) && isLast(at, units)
}
/** Nothing follows that it could be the name of. */
const isLast = (at: number, units: Line['units']): boolean => {
  const next = units[at + 1]
  return next === undefined || next.joins
}

const isForMoney = ({ name, value }: Slot): boolean =>
  /[$€£¥]|\b(?:amount|price|cost|betrag|preis|montant|prix|importe|precio)\b/iu.test(name) ||
  /^\d+[.,]\d\d$/.test(value)

const isForNames = (name: string, { problem: { language } }: Line): boolean =>
  wordsOf(name, language).some((word) => phrases(language, 'names').has(word))

/** What is written like a name and nobody labelled: the name alone, or all up to where the part ends. */
function namesAt(at: number, line: Line): { wish: Wish; to: number; cost: number }[] {
  const isWritten = (on: number) => /^\p{Lu}/u.test(line.units[on]?.word?.text ?? '')
  // A sentence begins with a capital, whatever its first word is.
  if (
    !isWritten(at) ||
    line.units[at]?.joins ||
    (at > 0 && isWritten(at - 1) && !line.isVerb(at - 1)) ||
    line.isVerb(at)
  )
    return []
  let to = at + 1
  while (isWritten(to) && !/[,;:]|[.!?]\s/u.test(line.gap(to))) to += 1
  const { clause, language } = line.problem
  const { whole } = clause
  // Where every noun has a capital letter, a name is two words of them.
  if (LEXICONS[language].capitals !== 'names' && to - at < 2) return []
  const name = { text: whole.slice(line.units[at]?.from, line.units[to - 1]?.to), sort: undefined }
  const longer = line
    .spans(at)
    .filter((span) => span.to > to && span.cost < 0.5 && line.isOneName(at, span.to))
    .at(-1)
  return [
    { wish: name, to, cost: 1.5 },
    ...(longer ? [{ wish: longer.wish, to: longer.to, cost: 2 + longer.cost }] : []),
  ]
}

/** "With a high chair", "no newsletter", "weekly report off". */
export function ticked(at: number, slot: Slot, line: Line): Step[] {
  if (slot.kind === 'choice') return answered(at, slot, line)
  if (slot.kind !== 'tick') return []
  const [thing] = slot.things
  const isNot = line.is('not', at)
  const from = isNot ? line.past(at + 1).at : at
  const label = line.labels.get(slot)?.[from]
  if (!thing || !label || label.unsaid > 0) return []
  const end = from + label.length
  const [on, off] = [line.is('on', end), line.is('off', end)]
  const wanted = !(isNot || off)
  const act: Act | undefined = slot.on === wanted ? undefined : { do: 'check', ref: thing.ref, on: wanted }
  return [{ slot, act, to: on || off ? end + 1 : end, passed: [], cost: 0.3, byVerb: false }]
}

/** "With a helmet", where the page asks "Helmet: yes or no". */
function answered(at: number, slot: Slot, line: Line): Step[] {
  const { language, now } = line.problem
  if (slot.options.length !== 2) return []
  const yes = slot.options.find((option) => is('on', option, line))
  const no = slot.options.find((option) => is('off', option, line))
  if (yes === undefined || no === undefined) return []
  const isNot = line.is('not', at)
  const from = isNot ? line.past(at + 1).at : at
  const label = line.labels.get(slot)?.[from]
  if (!label || label.unsaid > 0) return []
  const fitted = slot.fit({ text: isNot ? no : yes, sort: undefined }, language, now)
  const act = fitted?.already ? undefined : fitted?.act
  return fitted ? [{ slot, act, to: from + label.length, passed: [], cost: 0.4, byVerb: false }] : []
}

const is = (row: 'on' | 'off', option: string, { problem: { language } }: Line): boolean => {
  const [word, ...more] = wordsOf(option, language)
  return word !== undefined && more.length === 0 && phrases(language, row).has(word)
}
