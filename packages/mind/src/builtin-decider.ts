import { type Act, type Decider, isNode, nodesOf, type Seen, type Situation, type Wanted, wordsIn } from '@app/toolkit'
import { doAtOnce, doClause } from './effects/do-clause.ts'
import { enter } from './effects/enter.ts'
import { LEXICONS } from './lexicon/index.ts'
import { isNamed, type Needed, neededIn } from './match/need.ts'
import { closeInterruption } from './means/interruption.ts'
import { shownDays } from './means/turn-days.ts'
import { type Memory, readMemory } from './memory.ts'
import { KINDS, type Scene } from './page/scene.ts'
import { see } from './page/see.ts'
import { answerQuestion } from './questions/answer.ts'
import type { Clause } from './read/clause.ts'
import type { Language } from './read/language.ts'
import { phrases } from './read/phrases.ts'
import { readGoal } from './read/read-goal.ts'
import { startOf, withFields, withNamedDays } from './read/with-fields.ts'
import { wordsOf } from './read/words.ts'

export const BUILTIN_MIND = 'quantum-ai'

const MORE =
  'Say it in the words of the page, or choose a language model under Settings → AI Models: it understands far more.'

/** What comes of a clause on this page. */
export type Next =
  | { acts: readonly Act[]; why: string; memory: Partial<Memory> }
  | { finished: string; memory?: Partial<Memory> }
  | { answer: string; shows: string; about: string; from?: readonly string[]; doubt?: string }
  | { ask: string; options: readonly string[] }
  | { cannot: string }

/** No model: reads the words, lets the page decide between their readings, and does nothing it cannot account for. */
export function builtinDecider(now: () => Date = () => new Date()): Decider {
  return {
    name: BUILTIN_MIND,
    decide: async (situation) => ({ wanted: decideOn(situation, now()) }),
  }
}

function decideOn(situation: Situation, now: Date): Wanted {
  const { url, title, seen = [] } = situation.page
  const { language, clauses: said } = readGoal(situation.goal, now, `${title} ${wordsOfAll(seen).slice(0, 2_000)}`)
  const unsure = said.flatMap(({ values }) => values.flatMap((value) => value.unsure ?? []))[0]
  if (unsure) {
    const cannot = `I cannot tell whether “${unsure}” belongs to the text. Put the text in quotation marks.`
    return { why: cannot, cannot }
  }
  const scene = see({ url, title, seen: withoutGoal(seen, said[0]?.whole ?? '') })
  const memory = readMemory(situation.memory)
  const last = situation.told.at(-1)
  const failed = last?.includes('FAILED.') && !memory.looking ? last : undefined
  const lost = memory.typed && isLost(memory.typed, scene)
  if (lost) return { why: lost, cannot: lost }
  memory.typed = undefined
  const shut = closePeek(memory, scene, failed)
  if (shut) return shut
  const closing = closeInterruption({ scene, said, language }, memory)
  if (closing) return { why: closing.why, acts: [...closing.acts], memory: { ...memory, ...closing.memory } }
  const clauses = withNamedDays(withFields(said, scene, language, memory), scene, language).filter(
    (clause) => startOf(clause) >= memory.upTo,
  )
  for (const [at, clause] of clauses.entries()) {
    const went = [...memory.went.flatMap((name) => wordsOf(name, language)), ...shownDays(scene, language)]
    const problem = {
      clause,
      scene,
      language,
      went,
      whole: clause.whole,
      now,
      rest: clauses.slice(at + 1),
      topic: topicOf(said, clause, language),
      memory,
      failed,
      dialogs: situation.page.dialogs,
      news: newLines(situation.page.text),
    }
    const isLast = clauses.slice(at + 1).every(({ asks, verb }) => asks || verb?.doings.includes('tell'))
    const next: Next =
      remarkOn(clause, language, memory) ??
      enter(problem, situation.logIns) ??
      (clause.asks || (isTelling(clause, language, isLast) && !isForOthers(clause, language))
        ? answerQuestion(problem)
        : isEither(clause, language) && !isForOthers(clause, language)
          ? (doAtOnce(problem) ?? answerQuestion(problem))
          : doClause(problem))
    if ('finished' in next) {
      Object.assign(
        memory,
        {
          upTo: clause.to,
          pressed: undefined,
          pressedIn: undefined,
          followed: false,
          before: [],
          covered: false,
          at: '',
          left: [],
          tries: 0,
          tried: [],
          each: undefined,
        },
        next.memory,
      )
      continue
    }
    if ('answer' in next) {
      memory.answers.push(next.answer)
      memory.upTo = clause.to
      memory.shows = next.shows
      memory.from = [...(next.from ?? [])]
      memory.about = next.about
      memory.maybe = undefined
      if (next.doubt) memory.doubts.push(next.doubt)
      continue
    }
    if ('ask' in next)
      return { why: 'Two things fit equally well', ask: next.ask, options: [...next.options].slice(0, 10) }
    if ('cannot' in next) return { why: 'This is not understood', cannot: `${next.cannot} ${MORE}` }
    return {
      why: next.why,
      acts: [...next.acts].slice(0, 8),
      memory: { ...memory, looking: false, stepping: undefined, until: clause.to, ...next.memory },
    }
  }
  if (said.length === 0) return { why: 'Nothing was said', cannot: 'I did not find anything to do in these words.' }
  const [name = 'answer'] = Object.keys(situation.give)
  const answer = memory.answers.join('; ')
  return {
    why: answer ? 'It stands on this page' : 'All of it is done',
    done: {
      ...(answer
        ? {
            answer: { [name]: answer },
            shows: memory.shows,
            ...(memory.from.length > 0 ? { from: memory.from } : {}),
            ...(memory.doubts.length > 0 ? { doubt: memory.doubts.join(' ') } : {}),
          }
        : {}),
    },
  }
}

/** Where a page repeats the very sentence, as a list of tasks does, that is no sign that anything in it is there. */
function withoutGoal(seen: readonly Seen[], goal: string): Seen[] {
  const plain = (words: string) => words.replace(/\s+/g, ' ').trim().toLowerCase()
  const said = plain(goal)
  if (said.length < LEAST_GOAL || !plain(wordsOfAll(seen)).includes(said)) return [...seen]
  return seen.flatMap((node): Seen[] => {
    if (!isNode(node)) return plain(node) === said ? [] : [node]
    const isWords = [...nodesOf([node])].every(({ role }) => KINDS[role] === undefined)
    if (isWords && plain(wordsIn(node)) === said) return []
    const { text, children } = node
    const own = text !== undefined && plain(text) === said ? { ...node, text: '' } : node
    return [children ? { ...own, children: withoutGoal(children, goal) } : own]
  })
}
const LEAST_GOAL = 12

const wordsOfAll = (seen: readonly Seen[]): string => seen.map(wordsIn).join(' ')

/** What was pressed only to see what it shows, and shows nothing more, may have changed something: the page is loaded afresh. */
function closePeek(
  memory: Memory,
  { url, things, dialog, text }: Scene,
  failed: string | undefined,
): Wanted | undefined {
  const { peeked } = memory
  memory.peeked = undefined
  if (!peeked || failed || peeked.url !== url || dialog !== undefined) return undefined
  // What was only held back may be called otherwise now.
  const fresh = things.filter(({ name }) => !peeked.names.includes(name))
  if (fresh.length > 1 || text.length > peeked.letters + LITTLE) return undefined
  return { why: 'Nothing more was to be seen there', acts: [{ do: 'open', url }], memory: { ...memory, looking: true } }
}

/** As much as the word for another state. */
const LITTLE = 20

/** A field that is empty again, or says what it said before, keeps something else than what one types. */
function isLost({ ref, name, text }: NonNullable<Memory['typed']>, { things, text: shown }: Scene): string | undefined {
  const field = things.find((one) => one.ref === ref && one.kind === 'field')
  const plain = (words: string) => words.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
  const isPlain = field?.takes === '' || field?.takes === 'text'
  // What became an entry of its own leaves its field empty.
  const isHeld = !isPlain || plain(field.value).includes(plain(text)) || plain(shown).includes(plain(text))
  return isHeld ? undefined : `“${name}” did not keep “${text}”; it may only take what it offers.`
}

/** What was named before it, for who says "it" next. */
function topicOf(said: readonly Clause[], clause: Clause, language: Language): readonly Needed[] {
  const before = said.filter((one) => startOf(one) < startOf(clause)).at(-1)
  if (!before) return []
  const told = neededIn(before, language).filter(({ weight }) => !weight)
  const named = told.filter(isNamed)
  // "Search for a fountain pen, open it": who says nothing but "it" means all of that.
  return named.length > 0 || neededIn(clause, language).length > 0 ? named : told
}

/** What the look marks as new, without references. */
const newLines = (text: string): string[] =>
  text.split('\n').flatMap((line) =>
    line.startsWith('+ ')
      ? [
          line
            .slice(2)
            .replaceAll(/\[\w+\]/g, '')
            .trim(),
        ]
      : [],
  )

/** "Give it 4 stars", "give the names": the page decides whether something is to be done or to be told. */
const isEither = ({ verb, words }: Clause, language: Language): boolean =>
  verb !== undefined &&
  words.some((word, at) => at >= verb.at + verb.length && !word.small) &&
  ['gives', 'arranges'].some((row) => phrases(language, row).at(words, verb.at) > 0)

/** "Count the vacant one too", "the numbers are enough": said of what was answered already. */
function remarkOn(clause: Clause, language: Language, { answers, doubts }: Memory): Next | undefined {
  const { text, words, values, verb, asks, not } = clause
  if (answers.length === 0 || asks || not || values.length > 0) return undefined
  const endOf = (row: string, at: number) => at + phrases(language, row).at(words, at)
  const last = words.findIndex((_, at) => endOf('enough', at) === words.length)
  if (last > 0 && (!verb || verb.at >= last)) return { finished: 'It was answered' }
  const isCounted =
    verb !== undefined &&
    phrases(language, 'counts').at(words, verb.at) > 0 &&
    words.some((_, at) => phrases(language, 'besides').at(words, at) > 0)
  const doubt = `Whether the answer keeps to “${text.trim()}” was not checked.`
  return isCounted ? { finished: 'It was answered', memory: { doubts: [...doubts, doubt] } } : undefined
}

/** "Give her the cheapest room", "give it to Ada": something is to be done for somebody, and nothing to be told. */
function isForOthers({ verb, words }: Clause, language: Language): boolean {
  if (!verb) return false
  const behind = words.slice(verb.at + verb.length)
  const [first] = behind
  if (first && phrases(language, 'others').has(first)) return true
  return (
    LEXICONS[language].capitals === 'names' &&
    phrases(language, 'gives').at(words, verb.at) > 0 &&
    behind.some((word, at) => phrases(language, 'to').has(word) && /^\p{Lu}/u.test(behind[at + 1]?.text ?? ''))
  )
}

/** A question, or words that ask for an answer; "could you …?" asks for something to be done. */
const FOUND_OUT = new Set(['average', 'sum', 'superlatives'])
const isTelling = ({ verb, values, text, words, whole }: Clause, language: Language, isLast: boolean): boolean => {
  if (verb?.doings.includes('tell') && verb.doings.includes('search') && isLast) return true
  // "I need the average of …": a noun that has to be found out.
  if (
    !verb &&
    neededIn({ words, values, verb, asks: undefined, whole }, language).some(({ weight }) =>
      FOUND_OUT.has(weight ?? ''),
    )
  )
    return true
  if (verb?.doings.includes('tell') && verb.doings.length === 1) return values.every(({ sort }) => sort !== 'email')
  if (!/\?\s*$/u.test(text)) return false
  // "In the plan for Ada, could you add …?"
  const asks = phrases(language, 'polite')
  return !words.some(({ from }, at) => (at < 3 || /,\s*$/u.test(whole.slice(0, from))) && asks.at(words, at) > 0)
}
