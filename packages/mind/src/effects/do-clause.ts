import type { Act } from '@app/toolkit'
import type { Next } from '../builtin-decider.ts'
import type { Doing } from '../lexicon/index.ts'
import { type Needed, neededIn, sayNeeded } from '../match/need.ts'
import { isSure, rank, type Where } from '../match/rank.ts'
import { findMore, findWay, goBy } from '../means.ts'
import type { Memory } from '../memory.ts'
import { phrases } from '../read/phrases.ts'
import type { Clause } from '../read/read-goal.ts'
import { wordsOf } from '../read/words.ts'
import { fieldsOf, isConfirm, senderOf, solveByForm, solveByLabel, verbWords } from './by-label.ts'
import { fitForm } from './form.ts'
import { solveChoose, solvePress, solveTick } from './pick.ts'
import { solveSet } from './set.ts'
import { best, type Problem, type Solution } from './solution.ts'

export interface Task extends Where {
  clause: Clause
  now: Date
  /** What is to be done after it. */
  rest: readonly Clause[]
  memory: Memory
  failed: string | undefined
  dialogs: readonly string[]
  /** Lines that the page did not have at the look before. */
  news: readonly string[]
}

const MOST_LOOKS = 8
/** The sense of "add", "create" and "new". */
const ADDING = wordsOf('add', 'en')[0]?.sense

/** One clause that wants something done: the reading that leaves no word over, or a question, or the way to look further. */
export function doClause(task: Task): Next {
  const { clause, language, memory, failed } = task
  const problem: Problem = { ...task, needed: neededIn(clause, language) }
  if (failed) return { cannot: `That did not work: ${failed.split('FAILED.')[1]?.trim() ?? failed}` }
  // What is not to be done is not done: nothing is that was not asked for.
  if (clause.not && memory.pressed === undefined && isForbidding(problem)) return { finished: 'It is left as it is' }
  if (memory.pressed !== undefined) return afterPress(problem, task)
  if (memory.sent && problem.needed.length === 0 && clause.verb?.doings.includes('send'))
    return { finished: 'It is saved already' }
  const turning = problem.needed.filter(
    ({ weight }) => weight === 'not' || weight === 'conditions' || weight === 'bounds',
  )
  const solved = solve(problem)
  if (solved && solved.left.length === 0 && turning.every((one) => !solvedWithout(one, solved)))
    return carryOut(solved, problem, task)
  const missing = solved && solved.left.length > 0 ? solved.left : [...verbWords(problem), ...problem.needed]
  const tried = new Set(memory.tried)
  const mayLook = memory.tries < MOST_LOOKS
  const known = problem.needed.filter((one) => !missing.includes(one))
  const way = mayLook ? findWay(missing, problem, tried, known) : undefined
  const opened = solved && opensForm(solved, problem)
  const adds = verbWords(problem).some(({ word }) => word.sense === ADDING)
  if (opened && (adds || !(way && way.by.length > 1)))
    return {
      acts: opened.acts,
      why: opened.says,
      memory: {
        pressed: opened.presses,
        pressedIn: placeOf(opened, problem),
        left: opened.left.map(({ word }) => word.from),
      },
    }
  // What is to be made is not there to be found.
  const means = way ?? (mayLook && !adds ? findMore(missing, problem, tried) : undefined)
  if (means) return goBy(means, memory)
  const near = solved && solved.cost < 30 ? ` The nearest I can do is: ${solved.says}.` : ''
  return {
    cannot: `I did not find “${sayNeeded(missing)}” here, so ${memory.part > 0 ? 'this part of it was not done; what comes before it was' : 'nothing was changed'}.${near}`,
  }
}

/** "Don't delete it", "no reason needed", "nothing else". */
const isForbidding = ({ needed, clause }: Problem): boolean => {
  const [first] = needed
  const start = clause.words[0]?.from ?? 0
  return first?.weight === 'not' && first.word.from - start < 4 && clause.values.length === 0
}

/** A word that turns the meaning is only accounted for where something took it. */
const solvedWithout = (one: Needed, { left }: Solution): boolean => left.includes(one)

function solve(problem: Problem): Solution | undefined {
  const doings = new Set<Doing>(problem.clause.verb?.doings ?? [])
  const particle = switched(problem)
  const solutions: (Solution | undefined)[] = []
  if (particle !== undefined) solutions.push(solveTick(problem, particle))
  solutions.push(solveSet(problem, doings.has('set') || isPair(problem.clause)))
  if (doings.has('tick') && particle === undefined) solutions.push(solveTick(problem, true))
  if (doings.has('untick')) solutions.push(solveTick(problem, false))
  if (doings.has('choose') || doings.has('set') || doings.has('tick')) solutions.push(solveChoose(problem))
  if (doings.has('press') || doings.has('open') || doings.has('choose')) solutions.push(solvePress(problem))
  if (doings.has('set') && problem.clause.values.length > 1) solutions.push(solveByForm(problem))
  solutions.push(solveByLabel(problem))
  return best(solutions)
}

/** "Title: Coffee machine": a name and its value, without a verb. */
const isPair = ({ text }: Clause): boolean => /^[^:]{2,40}(?::|=|->|→)\s+\S/u.test(text)

/** "Switch X on": the small word at the end says which way. */
function switched({ clause, language }: Problem): boolean | undefined {
  const { verb, words } = clause
  if (!verb?.doings.some((doing) => doing === 'set' || doing === 'tick' || doing === 'open')) return undefined
  const small = words.filter((word, at) => at > verb.at && (word.small || at === words.length - 1))
  if (small.some((word) => /^(?:on|an|ein)$/u.test(word.plain) && word === words.at(-1))) return true
  if (small.some((word) => /^(?:off|aus|ab)$/u.test(word.plain))) return false
  return phrases(language, 'doing.untick').at(words, verb.at) > 0 ? false : undefined
}

function carryOut(solved: Solution, problem: Problem, { rest, memory }: Task): Next {
  if (solved.alike.length > 1)
    return { ask: `Which one is meant? ${problem.clause.text}`, options: [...new Set(solved.alike)] }
  // Something else goes into the same form before it is sent.
  const held =
    solved.acts.length > 1 && solved.presses !== undefined && !problem.clause.verb && rest.some(({ asks }) => !asks)
  if (held) return { acts: solved.acts.slice(0, -1), why: solved.says, memory: { part: memory.part + 1, sent: false } }
  if (solved.presses !== undefined)
    return {
      acts: solved.acts,
      why: solved.says,
      memory: {
        pressed: solved.presses,
        pressedIn: placeOf(solved, problem),
        left: [],
        followed: isLink(solved, problem),
        before: namesOf(problem.scene),
        at: pathOf(problem.scene.url),
      },
    }
  // What follows goes into the same form, or says itself that it is saved.
  const more = rest.some(({ asks, not, verb }) => !asks && (!not || verb?.doings.includes('send')))
  const sender = more ? undefined : impliedSender(solved.acts, problem)
  const acts: Act[] = [...solved.acts, ...(sender ? [{ do: 'click' as const, ref: sender.ref }] : [])]
  if (acts.length === 0) return { finished: 'It is so already' }
  return {
    acts,
    why: solved.says,
    memory: sender ? { pressed: sender.name, left: [], sent: false } : { part: memory.part + 1, sent: false },
  }
}

const namesOf = ({ things }: Problem['scene']): string[] =>
  things
    .filter(({ kind }) => kind === 'press')
    .map(({ name }) => name)
    .slice(0, 100)
const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url)

/** A link leads to where it is done. */
const isLink = ({ acts }: Solution, { scene }: Problem): boolean => {
  const last = acts.at(-1)
  return scene.things.some(({ ref, kind }) => kind === 'link' && last && 'ref' in last && ref === last.ref)
}

/** Where what is pressed stands: of many that are called alike, the same is pressed again. */
const placeOf = ({ acts }: Solution, { scene }: Problem): string => {
  const last = acts.findLast((act) => act.do === 'click')
  return scene.things.find(({ ref }) => last && 'ref' in last && ref === last.ref)?.entry?.text ?? ''
}

/** Whoever changes a field of a form wants the form saved. */
function impliedSender(acts: readonly Act[], problem: Problem) {
  const last = acts.findLast((act) => 'ref' in act && act.ref !== undefined)
  const filled = last && 'ref' in last ? problem.scene.things.find(({ ref }) => ref === last.ref) : undefined
  return filled ? senderOf(filled, problem) : undefined
}

/** What is added or changed in a form that opens: what it is to hold is entered there. */
function opensForm(solved: Solution, problem: Problem): Solution | undefined {
  const plain = solved.left.every(({ weight }) => weight === undefined)
  const harmless =
    OPENS.test(solved.presses ?? '') ||
    problem.scene.things.some(({ name, role }) => name === solved.presses && role === 'link')
  return plain &&
    harmless &&
    solved.byVerb &&
    solved.presses !== undefined &&
    solved.alike.length < 2 &&
    solved.acts.length === 1
    ? solved
    : undefined
}

const OPENS =
  /…|\.\.\.|\b(?:add|new|creat|edit|chang|assign|mov|book|invit|renam|reschedul|transfer|repl|log|record|regist|report|request|status|priorit)|neu|anlegen|hinzufügen|bearbeiten|ändern|zuweisen|erfassen|nouve|ajouter|modifier|créer|réserver|nuevo|nueva|añadir|crear|editar/iu

/** After the press: the browser's question, a dialog, or a form for what was not entered yet. */
function afterPress(problem: Problem, { memory, dialogs, rest, news }: Task): Next {
  const { scene } = problem
  const pressed = memory.pressed ?? ''
  const asked = dialogs.some((one) => one.startsWith('confirm') && !/answered yes/u.test(one))
  const again = scene.things.find(
    ({ name, kind, entry }) =>
      name === pressed && (kind === 'press' || kind === 'link') && (entry?.text ?? '') === (memory.pressedIn ?? ''),
  )
  if (asked && again && memory.tries < MOST_LOOKS)
    return {
      acts: [
        { do: 'dialog', accept: true },
        { do: 'click', ref: again.ref },
      ],
      why: 'Confirm it',
      memory: { tries: memory.tries + 1 },
    }
  const refusal = news.find((line) => isRefusal(line, problem))
  if (refusal) return { cannot: `The page says: “${refusal.slice(0, 200)}”` }
  const left = problem.needed.filter(({ word }) => memory.left.includes(word.from))
  // A form of several pages is not sent before its last.
  const isUnderway = GOES_ON.test(pressed) || memory.followed
  const fresh =
    memory.at === pathOf(scene.url)
      ? scene.things.filter(
          ({ kind, name, disabled }) => kind === 'press' && !disabled && !memory.before.includes(name),
        )
      : []
  const [sure, ...doubts] = fresh.filter(({ name }) => isConfirming(name, pressed, problem))
  if (scene.dialog === undefined && left.length === 0 && sure && doubts.length === 0 && memory.tries < MOST_LOOKS)
    return {
      acts: [{ do: 'click', ref: sure.ref }],
      why: `Confirm by “${sure.name}”`,
      memory: {
        pressed: sure.name,
        pressedIn: sure.entry?.text ?? '',
        before: namesOf(scene),
        tries: memory.tries + 1,
      },
    }
  if (scene.dialog === undefined && left.length === 0 && !isUnderway)
    return { finished: 'It was pressed', memory: { sent: isConfirm(pressed, problem) } }
  // What it is to hold is said in the next sentence.
  const takes = scene.things.some(({ kind }) => kind === 'field' || kind === 'choice')
  if (left.length === 0 && takes && rest.length > 0) return { finished: 'It is open' }
  if (memory.tries >= MOST_LOOKS) return { cannot: 'It keeps asking for more than was said.' }
  const chosen = left.length > 0 ? solveChoose({ ...problem, needed: left }) : undefined
  if (chosen && chosen.left.length === 0 && chosen.alike.length < 2 && scene.dialog === undefined)
    return { acts: chosen.acts, why: chosen.says, memory: { left: [], tries: memory.tries + 1 } }
  const [value, ...others] = [...new Set(left.map((one) => one.value))]
  const typed = scene.things.find(({ kind, focused }) => kind === 'field' && focused)
  if (
    value &&
    others.length === 0 &&
    typed &&
    !scene.things.some(
      ({ kind, name, place }) =>
        kind === 'press' && place > typed.place && place - typed.place < 4 && isConfirming(name, pressed, problem),
    )
  )
    return {
      acts: [{ do: 'fill', ref: typed.ref, text: value.text, enter: true }],
      why: `Type “${value.text}”`,
      memory: { left: [], tries: memory.tries + 1 },
    }
  const picked = left.length > 0 ? pickOffered(problem, left, memory) : undefined
  if (picked) return picked
  const sends = scene.things.filter(
    ({ kind, disabled, name }) => kind === 'press' && !disabled && isConfirming(name, pressed, problem),
  )
  const [send, ...more] = sends.length > 1 ? sends.filter(({ name }) => saysVerb(name, pressed, problem)) : sends
  if (!send && memory.followed && left.length === 0) return { finished: 'It was opened' }
  if (!send || more.length > 0)
    return { cannot: `“${pressed}” opened something that I cannot finish: ${scene.dialog ?? scene.headings[0] ?? ''}` }
  const fields =
    scene.dialog === undefined
      ? fieldsOf(send, scene)
      : scene.things.filter(({ kind }) => kind !== 'press' && kind !== 'link' && kind !== 'tab' && kind !== 'entry')
  const form = left.length > 0 ? fitForm(problem, fields, left) : { acts: [], left: [] }
  const goesOn = form.acts.length > 0 && GOES_ON.test(send.name)
  if (form.left.length > 0 && goesOn)
    return {
      acts: [...form.acts, { do: 'click', ref: send.ref }],
      why: `Press “${send.name}”`,
      memory: {
        pressed: send.name,
        pressedIn: '',
        left: form.left.map(({ word }) => word.from),
        tries: memory.tries + 1,
      },
    }
  if (form.left.length > 0)
    return {
      ask: `Where does “${sayNeeded(form.left)}” go? (${fields
        .map(({ name }) => name)
        .filter(Boolean)
        .slice(0, 8)
        .join(', ')})`,
      options: [],
    }
  return {
    acts: [...form.acts, { do: 'click', ref: send.ref }],
    why: `Press “${send.name}”`,
    memory: {
      pressed: send.name,
      pressedIn: send.entry?.text ?? '',
      left: [],
      followed: false,
      tries: memory.tries + 1,
    },
  }
}

/** A short line of words that are no name of a thing to press. */
function isRefusal(line: string, { language }: Problem): boolean {
  if (
    line.length > 200 ||
    /^(?:button|link|row|textbox|checkbox|combobox|option|heading|tab|radio|listitem|clickable|menuitem)\b/u.test(line)
  )
    return false
  const words = wordsOf(line, language)
  return words.some((_, at) => phrases(language, 'refuses').at(words, at) > 0)
}

/** One page of several, before anything is sent. */
const GOES_ON = /^(?:next|continue|proceed|weiter|suivant|continuer|siguiente|continuar|下一步|次へ)\b/iu

/** What opened offers what was said: a menu, a list of names. */
function pickOffered(problem: Problem, left: readonly Needed[], memory: Memory): Next | undefined {
  const offered = problem.scene.things.filter(
    ({ kind, disabled, name }) =>
      (kind === 'press' || kind === 'link' || kind === 'radio') && !disabled && name !== memory.pressed,
  )
  const ranked = rank(offered, left, problem).filter(({ named, extra }) => named.length === left.length && extra <= 2)
  const [first] = ranked
  if (!first || !isSure(ranked)) return undefined
  return {
    acts: [{ do: 'click', ref: first.one.ref }],
    why: `Choose “${first.one.name}”`,
    memory: { pressed: first.one.name, pressedIn: '', left: [], tries: memory.tries + 1 },
  }
}

const isConfirming = (name: string, pressed: string, problem: Problem): boolean =>
  isConfirm(name, problem) || GOES_ON.test(name) || saysVerb(name, pressed, problem)

const saysVerb = (name: string, pressed: string, problem: Problem): boolean => {
  const said = (words: string) => words.toLowerCase().split(/\s+/)
  return (
    said(name).some((word) => said(pressed).includes(word) && word.length > 2) ||
    verbWords(problem).some(({ word }) => said(name).includes(word.plain))
  )
}
