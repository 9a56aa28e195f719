import type { Next } from '../builtin-decider.ts'
import type { Needed } from '../match/need.ts'
import { daysWithin, type Where } from '../match/rank.ts'
import type { Memory } from '../memory.ts'
import type { Scene, Thing } from '../page/scene.ts'
import type { Language } from '../read/language.ts'
import { phrases } from '../read/phrases.ts'
import { type Word, wordsOf } from '../read/words.ts'

const ON_SIGN = /^[›»>→▶❯]$/u
const BACK_SIGN = /^[‹«<←◀❮]$/u

/** It turns to later or to earlier days, by its words or its sign; pages speak English beside their own language. */
export function turnsDays({ name, kind, disabled }: Thing, isLater: boolean, language: Language): boolean {
  if (disabled || (kind !== 'press' && kind !== 'link')) return false
  if ((isLater ? ON_SIGN : BACK_SIGN).test(name.trim())) return true
  const rows = isLater ? ['laterDays', 'next'] : ['earlierDays']
  return [...new Set<Language>([language, 'en'])].some((one) => {
    const words = wordsOf(name, one)
    return words.length > 0 && rows.some((row) => phrases(one, row).at(words, 0) === words.length)
  })
}

/** A diary shows one day or one week, and what turns it stands on both sides of what it says of that. */
interface Diary {
  back: Thing
  on: Thing
  says: string
}

function diaryIn({ things, text }: Scene, language: Language): Diary | undefined {
  const backs = things.filter((thing) => turnsDays(thing, false, language))
  const ons = things.filter((thing) => turnsDays(thing, true, language))
  const [back, ...others] = backs
  const on = ons.find(({ place }) => back && place > back.place)
  if (!back || !on || others.length > 0) return undefined
  const start = text.indexOf(back.name)
  const end = start < 0 ? -1 : text.indexOf(on.name, start + back.name.length)
  if (end < 0) return undefined
  const between = text.slice(start + back.name.length, end).trim()
  // Both before what they turn.
  const says = between || text.slice(end + on.name.length, end + on.name.length + LONGEST)
  return says.length <= LONGEST ? { back, on, says } : undefined
}
const LONGEST = 60

/** The days a diary says that it shows. */
const daysOf = ({ says }: Diary, language: Language): string[] =>
  daysWithin(says, language)
    .map(({ plain }) => plain)
    .filter((plain) => plain.length === DAY)
const DAY = '05-14'.length

/** The page is a diary of one day or week: what comes before and after is no more of the same list. */
export function isDiary(scene: Scene, language: Language): boolean {
  const diary = diaryIn(scene, language)
  return diary !== undefined && daysOf(diary, language).length > 0
}

/** The day that is shown belongs to everything on the page: what the diary says, the tab that is open, the first heading. */
export function shownDays(scene: Scene, language: Language): Word[] {
  const diary = diaryIn(scene, language)
  const tabs = scene.things.filter(({ kind, on }) => kind === 'tab' && on).map(({ name }) => name)
  const said = [diary && daysOf(diary, language).length === 1 ? diary.says : '', ...tabs, scene.headings[0] ?? '']
  return said.flatMap((words) => daysWithin(words, language))
}

/** "On 11 June" where a diary shows the 10th: it is turned, once to see how far that goes, and then as often as it takes. */
export function turnTo(
  missing: readonly Needed[],
  { scene, language }: Where,
  { turned }: Memory,
): Extract<Next, { acts: unknown }> | undefined {
  const wanted = missing.find(({ value }) => value?.sort === 'date')?.value?.text.slice(0, 10)
  const diary = wanted && /^\d{4}-\d\d-\d\d$/.test(wanted) ? diaryIn(scene, language) : undefined
  const [shown] = diary ? daysOf(diary, language) : []
  if (!wanted || !diary || !shown) return undefined
  const [from, to] = [dayOf(`${wanted.slice(0, 4)}-${shown}`), dayOf(wanted)]
  const away = to - from
  const step = turned ? Math.abs(from - turned.from) / turned.times : 0
  if (away === 0 || Math.abs(away) > FARTHEST || (turned && (step === 0 || turned.turns >= MOST_TURNS)))
    return undefined
  // A week that begins before the day has it.
  if (step > 1 && away > 0 && away < step) return undefined
  const times = step === 0 ? 1 : Math.min(MOST_ACTS, Math.max(1, Math.floor(Math.abs(away) / step)))
  const thing = away > 0 ? diary.on : diary.back
  return {
    acts: Array.from({ length: times }, () => ({ do: 'click' as const, ref: thing.ref })),
    why: `Turn to ${wanted}`,
    memory: { looking: true, turned: { from, times, turns: (turned?.turns ?? 0) + 1 } },
  }
}
const [FARTHEST, MOST_TURNS, MOST_ACTS] = [400, 12, 8]
const dayOf = (iso: string): number => Math.round(Date.parse(`${iso}T00:00:00Z`) / 86_400_000)
