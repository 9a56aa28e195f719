import { CROSS, isConfirm, LEAVES, opensAnother } from '../means/leads.ts'
import type { Scene, Thing } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import { wordsOf } from '../read/words.ts'
import { isSearch } from './slots.ts'
import type { Problem } from './solution.ts'

const FILLED = new Set(['field', 'choice', 'slider', 'tick', 'radio'])

/** The fields that a button takes: those that no other button takes before it. */
export function fieldsOf(button: Thing, problem: Problem): Thing[] {
  const { things, dialog } = problem.scene
  if (button.role === 'menuitem') return []
  const fields = things.filter(
    (thing) => FILLED.has(thing.kind) && thing.entry === button.entry && thing.role !== 'searchbox',
  )
  const same = fields.filter(({ form }) => form !== undefined && form === button.form)
  if (same.length > 0) return same
  if (dialog !== undefined) return fields
  const own = fields.filter((field) => (takerOf(field, problem) ?? button) === button)
  const inside = (one: Thing) =>
    one.under.length <= button.under.length && one.under.every((name, at) => button.under[at] === name)
  const near = own.filter((field) => inside(field) || button.under.every((name, at) => field.under[at] === name))
  return near.length > 0 ? near : own.filter(({ place }) => place < button.place)
}

/**
 * What takes a field: the only button of its form, or the first after it that sends or says that it is done. A cross behind
 * it ends its line: what comes then takes other fields.
 */
export const takerOf = (field: Thing, problem: Problem): Thing | undefined =>
  onlyOfForm(field, problem.scene) ??
  problem.scene.things.find(
    ({ kind, entry, place, takes, name, role }) =>
      kind === 'press' &&
      role !== 'menuitem' &&
      entry === field.entry &&
      place > field.place &&
      (takes === 'submit' || isConfirm(name, problem) || CROSS.test(name.trim())),
  )

/** Whatever it is called: a form with one button is sent by that. */
function onlyOfForm({ form }: Thing, { things }: Scene): Thing | undefined {
  if (form === undefined) return undefined
  const [only, ...more] = things.filter((thing) => thing.kind === 'press' && thing.form === form)
  return more.length === 0 ? only : undefined
}

/** Empty fields right before a button, with nothing else to press between. */
export function fieldsBefore(button: Thing, { things }: Scene): Thing[] {
  const before = things.filter(({ place, entry }) => place < button.place && entry === button.entry)
  const last = before.findLastIndex(({ kind }) => kind === 'press')
  return before.slice(last + 1).filter((thing) => thing.kind === 'field' && !isSearch(thing) && thing.value === '')
}

/** Behind it in the very same part, and no way out of it. */
const takesPart = (
  { kind, disabled, entry, place, under, name }: Thing,
  filled: Thing,
  { language }: Problem,
): boolean =>
  kind === 'press' &&
  !disabled &&
  // A switch on a card keeps itself, and what stands beside it is for something else.
  filled.kind !== 'tick' &&
  entry === undefined &&
  filled.entry === undefined &&
  place > filled.place &&
  filled.under.length > 0 &&
  under.join(' / ') === filled.under.join(' / ') &&
  !LEAVES.test(name) &&
  !opensAnother(name, language) &&
  phrases(language, 'shows').at(wordsOf(name, language), 0) === 0

/** The next thing to press after a field, in the same part of the page. */
const isBeside = (button: Thing, filled: Thing, { things }: Scene): boolean =>
  things.find(({ kind, place }) => kind === 'press' && place > filled.place) === button &&
  button.under.every((name, at) => filled.under[at] === name)

/** "Add" under a heading of its own, with fields of its own that are still empty. */
const sendsAnother = (button: Thing, filled: Thing, { things }: Scene): boolean => {
  const part = button.under.join(' / ')
  return (
    part !== filled.under.join(' / ') &&
    things.some((one) => one.kind === 'field' && one.value === '' && one !== filled && one.under.join(' / ') === part)
  )
}

/** The button that takes what was just filled in: in the same entry and part, the nearest after it. */
export function senderOf(filled: Thing, problem: Problem): Thing | undefined {
  const { scene } = problem
  const takes = filled.kind === 'tick' && filled.entry ? undefined : onlyOfForm(filled, scene)
  if (takes && !takes.disabled && !LEAVES.test(takes.name)) return takes
  const own = scene.things.filter((thing) => takesPart(thing, filled, problem))
  const [only, ...others] = own
  // A part of the page that has one thing to press is sent by that, whatever it is called.
  if (only && others.length === 0) return only
  const sends = scene.things.filter(
    (thing) =>
      thing.kind === 'press' &&
      !thing.disabled &&
      (isConfirm(thing.name, problem) || (thing.takes === 'submit' && isBeside(thing, filled, scene))) &&
      (thing.entry === filled.entry || thing.entry === undefined) &&
      !sendsAnother(thing, filled, scene),
  )
  const same = sends.filter(({ entry }) => entry === filled.entry)
  const pool = same.length > 0 ? same : sends
  const after = pool.filter(({ place }) => place > filled.place).sort((a, b) => a.place - b.place)
  const shared = (thing: Thing) => thing.under.filter((name, at) => filled.under[at] === name).length
  const [nearest] = after.sort((a, b) => shared(b) - shared(a) || a.place - b.place)
  return nearest
}
