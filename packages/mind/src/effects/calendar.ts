import type { Act } from '@app/toolkit'
import { readDate } from '@app/values'
import type { Next } from '../builtin-decider.ts'
import { turnsDays } from '../means/turn-days.ts'
import type { Scene, Thing } from '../page/scene.ts'
import type { Language } from '../read/language.ts'
import type { Problem, Solution } from './solution.ts'
import type { Task } from './task.ts'

/** A field that takes no typing opens a calendar when it is pressed: the day is picked there, and what else was wanted comes after. */
export function openCalendar(solved: Solution, { scene, clause }: Problem): Next | undefined {
  const day = clause.values
    .find(({ sort, text }) => sort === 'date' && /^\d{4}-\d\d-\d\d/.test(text))
    ?.text.slice(0, 10)
  const locked = scene.things.find(
    ({ ref, locked }) => locked && solved.acts.some((act) => act.do === 'fill' && act.ref === ref),
  )
  if (!day || !locked) return undefined
  return {
    acts: [{ do: 'click', ref: locked.ref }],
    why: `Open the calendar of “${locked.name}”`,
    memory: { picking: { day, turns: 0 } },
  }
}

/** The next turn of the pages of an open calendar, or the day. */
export function pickDay({ scene, memory, now }: Problem & Pick<Task, 'memory'>, language: Language): Next | undefined {
  const { picking } = memory
  if (!picking) return undefined
  const [year = 0, month = 0] = picking.day.split('-').map(Number)
  const shown = monthsIn(scene.text, language)
  const at = shown.indexOf(12 * year + month)
  const day = at < 0 ? undefined : dayIn(scene, picking.day, at, { now, language })
  if (day) return { acts: [{ do: 'click', ref: day.ref }], why: `Pick ${picking.day}`, memory: { picking: undefined } }
  const [first] = shown
  if (first === undefined || picking.turns > MOST_TURNS)
    return { cannot: `I found no calendar that has ${picking.day}.` }
  const away = 12 * year + month - first
  const turn = scene.things.find((thing) => !thing.disabled && turnsDays(thing, away > 0, language))
  if (!turn || away === 0) return { cannot: `This calendar does not offer ${picking.day}.` }
  const pages = Math.min(Math.abs(away), MOST_ACTS)
  const acts: Act[] = Array.from({ length: pages }, () => ({ do: 'click', ref: turn.ref }))
  return {
    acts,
    why: `Turn to ${picking.day.slice(0, 7)}`,
    memory: { picking: { ...picking, turns: picking.turns + 1 } },
  }
}

const MOST_TURNS = 40
/** As many as one decision may want. */
const MOST_ACTS = 8
/** The months a page speaks of with their years, counted in months, in their order. */
function monthsIn(text: string, language: Language): number[] {
  const found: number[] = []
  for (const one of new Set<Language>(['en', language]))
    for (let month = 1; month <= 12; month += 1) {
      const names = (['long', 'short'] as const).map((form) =>
        new Intl.DateTimeFormat(one, { month: form, timeZone: 'UTC' })
          .format(Date.UTC(2024, month - 1, 1))
          .replace('.', ''),
      )
      const said = new RegExp(`(?<!\\p{L})(?:${names.join('|')})\\.?,?(?: de)? (\\d{4})(?!\\d)`, 'giu')
      for (const { 1: year, index } of text.matchAll(said)) found.push(index * 1e6 + 12 * Number(year) + month)
    }
  return found.sort((a, b) => a - b).map((one) => one % 1e6)
}

/** The day in the so-many-th month that is shown: the days of others around it are greyed, and come before its first or after its last. */
function dayIn(
  { things }: Scene,
  iso: string,
  at: number,
  where: { now: Date; language: Language },
): Thing | undefined {
  const open = things.filter(
    ({ kind, disabled }) => !disabled && (kind === 'press' || kind === 'link' || kind === 'entry'),
  )
  const whole = open.filter(
    ({ name }) => isWholeDay(name) && readDate(name.replace(/(\d)(?:st|nd|rd|th)/u, '$1'), where)?.slice(0, 10) === iso,
  )
  if (whole.length === 1) return whole[0]
  // A cell that takes a press and the link in it are one day.
  const days = open
    .filter(({ name }) => /^\d{1,2}$/.test(name.trim()))
    .filter(({ name }, on, all) => name !== all[on + 1]?.name)
  const firsts = days.flatMap(({ name }, on) => (name.trim() === '1' ? [on] : []))
  const from = firsts[at]
  if (from === undefined) return undefined
  return days.slice(from, firsts[at + 1]).find(({ name }) => Number(name) === Number(iso.slice(8)))
}

/** A day with its month. */
const isWholeDay = (name: string): boolean => (/\p{L}{3}/u.test(name) && /\d/.test(name)) || /\d[./-]\d/.test(name)
