import type { Act } from '@app/toolkit'
import type { Next } from '../builtin-decider.ts'
import { coveredBy, type Needed, neededIn, sayNeeded, without } from '../match/need.ts'
import { isSure, rank, wordsAround } from '../match/rank.ts'
import { isConfirm, LEAVES } from '../means/leads.ts'
import type { Memory } from '../memory.ts'
import { pressesOf, type Thing } from '../page/scene.ts'
import type { Clause } from '../read/clause.ts'
import { phrases } from '../read/phrases.ts'
import { likeness, wordsOf } from '../read/words.ts'
import { GOES_ON, verbWords } from './by-label.ts'
import { pathOf } from './carry-out.ts'
import { fitForm } from './form.ts'
import { solveChoose } from './pick.ts'
import { fieldsOf, senderOf } from './senders.ts'
import type { Problem } from './solution.ts'
import { solve } from './solve.ts'
import { MOST_LOOKS, type Task } from './task.ts'

/** After the press: the browser's question, a dialog, or a form for what was not entered yet. */
export function afterPress(problem: Problem, { memory, dialogs, rest, news }: Task): Next {
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
  // What was said next turns out to be for the form that opened.
  const open = problem.needed.filter(({ word }) => memory.left.includes(word.from) || word.from >= memory.until)
  // Which one is meant was told on the way, or is said by what opened.
  const around = wordsAround({ under: [], entry: undefined }, problem, false)
  const left = without(
    open,
    coveredBy(
      open.filter(({ weight }) => !weight),
      around,
    ),
  )
  // The browser asked for it, and had no answer yet.
  const prompted = dialogs.some((one) => one.startsWith('prompt') && !/answered yes/u.test(one))
  const [answer, ...answers] = new Set(left.flatMap(({ value }) => value?.text ?? []))
  if (prompted && again && answer !== undefined && answers.length === 0 && left.every(({ value }) => value))
    return memory.tries < MOST_LOOKS
      ? {
          acts: [
            { do: 'dialog', accept: true, text: answer },
            { do: 'click', ref: again.ref },
          ],
          why: `Answer “${answer}”`,
          memory: { left: [], tries: memory.tries + 1 },
        }
      : { cannot: 'It keeps asking for more than was said.' }
  const kept = again ? unsentFields(again, problem) : []
  if (kept.length > 0) return { ask: `What should go into ${kept.map((name) => `“${name}”`).join(', ')}?`, options: [] }
  // A form of several pages is not sent before its last.
  const isUnderway = GOES_ON.test(pressed) || memory.followed
  const sure = asksToBeSure(problem, memory)
  // Whoever asks to be sure says what cannot be undone; that is no refusal.
  const refusal =
    scene.dialog === undefined && !sure ? news.find((line) => isRefusal(line, problem, memory)) : undefined
  if (refusal) return { cannot: `The page says: “${refusal.slice(0, 200)}”` }
  if ((scene.dialog === undefined || memory.covered) && left.length === 0 && sure && memory.tries < MOST_LOOKS)
    return {
      acts: [{ do: 'click', ref: sure.ref }],
      why: `Confirm by “${sure.name}”`,
      memory: {
        pressed: sure.name,
        pressedIn: sure.entry?.text ?? '',
        before: pressesOf(scene),
        covered: scene.dialog !== undefined,
        tries: memory.tries + 1,
      },
    }
  if (scene.dialog === undefined && left.length === 0 && !isUnderway)
    return { finished: 'It was pressed', memory: { sent: isConfirm(pressed, problem) } }
  // What was pressed in a dialog is called otherwise now, and the dialog asks for nothing.
  if (memory.covered && left.length === 0 && !again && !asked) return { finished: 'It was pressed' }
  // What is to be done there is said next, or there was nothing to do but to go there.
  const opens = problem.clause.verb?.doings.some((doing) => doing === 'open' || doing === 'press')
  const takes = scene.things.some(({ kind }) => kind === 'field' || kind === 'choice')
  if (left.length === 0 && memory.followed && (opens || rest.length > 0)) return { finished: 'It is open' }
  if (left.length === 0 && takes && rest.length > 0) return { finished: 'It is open' }
  if (memory.tries >= MOST_LOOKS) return { cannot: 'It keeps asking for more than was said.' }
  // Where a press has opened a list in place, that is what is chosen from.
  const opened = scene.things.filter(({ kind, focused, options }) => kind === 'choice' && focused && options.length > 0)
  const things = opened.length === 1 ? opened : scene.things
  const chosen = left.length > 0 ? solveChoose({ ...problem, needed: left, scene: { ...scene, things } }) : undefined
  if (chosen && chosen.left.length === 0 && chosen.alike.length < 2 && scene.dialog === undefined)
    return {
      acts: withSender(chosen.acts, problem, memory),
      why: chosen.says,
      memory: { left: [], tries: memory.tries + 1 },
    }
  const typed = scene.things.find(({ kind, focused }) => kind === 'field' && focused)
  // "From 10 to 15": what stands there now was said too.
  const [value, ...others] = [...new Set(left.map((one) => one.value))].filter(
    (one) => !typed || one?.text !== typed.value,
  )
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
    ({ kind, disabled, name, shows, entry }) =>
      kind === 'press' &&
      !disabled &&
      isConfirming(name, pressed, problem) &&
      !(shows && name === pressed) &&
      // What is called the same in another row is for that.
      !(name === pressed && entry !== undefined && entry.text !== memory.pressedIn),
  )
  // What takes the field one writes in stands right after it.
  const beside = typed?.entry
    ? sends.filter((one) => one.entry === typed.entry && one.place > typed.place && isConfirm(one.name, problem))
    : []
  // "Yes, cancel it" has come beside "Cancel booking".
  const fresh = left.length === 0 && memory.before.length > 0 ? sends.filter(isFresh(memory)) : []
  // One row has become a form of its own.
  const [row, ...rows] = new Set(scene.things.flatMap(({ kind, entry }) => (kind === 'field' && entry ? [entry] : [])))
  const inRow = row && rows.length === 0 ? sends.filter((one) => one.entry === row && isConfirm(one.name, problem)) : []
  const [send, ...more] =
    [beside, inRow, fresh].find((some) => some.length === 1) ??
    (sends.length > 1 ? sends.filter(({ name }) => saysVerb(name, pressed, problem)) : sends)
  if (!send && memory.followed && left.length === 0) return { finished: 'It was opened' }
  if (!send || more.length > 0)
    return { cannot: `“${pressed}” opened something that I cannot finish: ${scene.dialog ?? scene.headings[0] ?? ''}` }
  const fields =
    scene.dialog === undefined
      ? fieldsOf(send, problem)
      : scene.things.filter(({ kind }) => kind !== 'press' && kind !== 'link' && kind !== 'tab' && kind !== 'entry')
  const form = left.length > 0 ? fitForm(problem, fields, left) : { acts: [], left: [] }
  // One field may stay empty, as for a remark. Several are a form, and nothing was said of what goes into it.
  const empty = fields.filter(({ kind, value }) => kind === 'field' && !value)
  if (left.length === 0 && empty.length > 1)
    return { ask: `What should go into ${empty.map(({ name }) => `“${name}”`).join(', ')}?`, options: [] }
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
  // What is said next goes into the same form before it is sent.
  if (form.acts.length > 0 && goesHere(rest[0], problem, fields))
    return {
      acts: form.acts,
      why: 'Fill in what opened',
      memory: { upTo: problem.clause.to, pressed: undefined, left: [], sent: false },
    }
  return {
    acts: [...form.acts, { do: 'click', ref: send.ref }],
    why: `Press “${send.name}”`,
    memory: {
      pressed: send.name,
      pressedIn: send.entry?.text ?? '',
      left: [],
      followed: false,
      before: pressesOf(scene),
      covered: scene.dialog !== undefined,
      at: pathOf(scene.url),
      tries: memory.tries + 1,
    },
  }
}

/** The form still holds what was entered, and the browser does not send it without these. */
function unsentFields(button: Thing, problem: Problem): string[] {
  const fields = fieldsOf(button, problem).filter(({ kind, disabled }) => kind === 'field' && !disabled)
  const isOurs = ({ value }: Thing) => value !== '' && problem.clause.values.some(({ text }) => text === value)
  return fields.some(isOurs)
    ? fields.flatMap(({ required, value, name }) => (required && value === '' ? [name] : []))
    : []
}

/** All of the next clause fits into these fields. */
function goesHere(next: Clause | undefined, problem: Problem, fields: readonly Thing[]): boolean {
  if (!next || next.asks) return false
  const solved = solve({
    ...problem,
    clause: next,
    needed: neededIn(next, problem.language),
    scene: { ...problem.scene, things: fields },
  })
  return solved !== undefined && solved.acts.length > 0 && solved.left.length === 0 && solved.alike.length < 2
}

/**
 * What was chosen is sent, where the form that opened has something to send it with: what is called as what was pressed for it, or
 * what sends, with nothing else to press before it.
 */
function withSender(acts: readonly Act[], problem: Problem, { pressed }: Memory): Act[] {
  const last = acts.findLast((act) => 'ref' in act)
  const { things } = problem.scene
  const filled = things.find(({ ref }) => last && 'ref' in last && ref === last.ref)
  if (!filled || filled.kind === 'press') return [...acts]
  const after = things.filter(({ kind, place, disabled }) => kind === 'press' && !disabled && place > filled.place)
  const [next] = after
  // Another of that name, in another box, is for that.
  const named = next?.name === pressed && next?.entry === filled.entry ? next : undefined
  const sender = named ?? senderOf(filled, problem)
  return sender && sender === next ? [...acts, { do: 'click', ref: sender.ref }] : [...acts]
}

/** On the same page, or in the same dialog, there is now something to agree with, and beside it something to leave it with. */
function asksToBeSure(problem: Problem, memory: Memory): Thing | undefined {
  const { at, covered, pressed = '', pressedIn = '' } = memory
  const { scene, language } = problem
  if ((covered && scene.dialog === undefined) || at !== pathOf(scene.url)) return undefined
  const fresh = scene.things.filter(({ kind, disabled }) => kind === 'press' && !disabled).filter(isFresh(memory))
  // "Sure?" in the place of what was pressed.
  const [instead, ...others] = fresh
  if (instead?.entry && others.length === 0 && /[?？]\s*$/u.test(instead.name) && isStill(instead.entry, pressedIn))
    return instead
  const leaves = fresh.filter(({ name }) => phrases(language, 'leaves').at(wordsOf(name, language), 0) > 0)
  const [sure, ...more] = fresh.filter((one) => !leaves.includes(one) && isConfirming(one.name, pressed, problem))
  return leaves.length > 0 && more.length === 0 ? sure : undefined
}

const isFresh =
  ({ before }: Memory) =>
  ({ name }: Thing): boolean =>
    !before.includes(name)

/** The entry it was pressed in, by the words it has besides what can be pressed. */
const isStill = ({ cells }: NonNullable<Thing['entry']>, pressedIn: string): boolean =>
  cells.length > 0 && cells.every(({ text }) => pressedIn.includes(text))

/** A short line of words that are no name of a thing to press. */
function isRefusal(line: string, problem: Problem, { at }: Memory): boolean {
  const { language, scene, clause } = problem
  // On another page everything is new; there only what is announced counts.
  if (at !== '' && at !== pathOf(scene.url) && !/^(?:alert|status)\b/u.test(line)) return false
  if (
    line.length > 200 ||
    /^(?:button|link|row|textbox|checkbox|combobox|option|heading|tab|radio|listitem|clickable|menuitem)\b/u.test(line)
  )
    return false
  // What was entered stands there as it was said.
  if (clause.values.some(({ sort, text }) => sort === 'quote' && line.includes(text))) return false
  const words = wordsOf(line, language)
  // Who is to refuse something is not refused by what says so.
  const isAsked = words.some(
    (word, at) =>
      phrases(language, 'refuses').at(words, at) > 0 &&
      [...verbWords(problem).map((one) => one.word), ...clause.words].some((one) => likeness(one, word) > 0),
  )
  return !isAsked && words.some((_, at) => phrases(language, 'refuses').at(words, at) > 0)
}

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
  isConfirm(name, problem) ||
  GOES_ON.test(name) ||
  // "Remove star" agrees with no "Add star".
  (saysVerb(name, pressed, problem) && (!LEAVES.test(name) || LEAVES.test(pressed)))

const saysVerb = (name: string, pressed: string, problem: Problem): boolean => {
  const said = (words: string) => words.toLowerCase().split(/\s+/)
  return (
    said(name).some((word) => said(pressed).includes(word) && word.length > 2) ||
    verbWords(problem).some(({ word }) => said(name).includes(word.plain))
  )
}
