import type { Thing } from '../page/scene.ts'
import type { Clause } from '../read/clause.ts'
import type { Language } from '../read/language.ts'
import { chooseFor, type Fitted, fitValue, type Wish } from './fit-value.ts'

/** A place of a form that takes one value: a field, a list, a tick, or all round buttons of one question. */
export interface Slot {
  name: string
  kind: 'field' | 'choice' | 'tick' | 'slider'
  takes: string
  value: string
  options: readonly string[]
  things: Thing[]
  on: boolean | undefined
  fit(wish: Wish, language: Language, now: Date): Fitted | undefined
}

/** What is typed there finds something; it is no place to keep a value. */
export const isSearch = ({ role, takes, name }: Thing): boolean =>
  role === 'searchbox' || takes === 'search' || /\b(?:search|find|filter|suche\w*|recherche\w*|buscar)\b/iu.test(name)

/** "Any status", "All": chooses what of a list is shown, and is no place to keep a value, unless that is what is wanted. */
export const isFilter = ({ kind, entry, options }: Thing, { verb, words }: Clause): boolean =>
  kind === 'choice' &&
  !entry &&
  ANY.test(options[0]?.trim() ?? '') &&
  verb !== undefined &&
  !verb.doings.some((doing) => doing === 'open' || doing === 'tell' || doing === 'search') &&
  !words.some(({ plain }) => /^filt/u.test(plain))
const ANY =
  /^(?:any|all|every(?:one|body|thing)?|alle|tous|toutes|todos|todas|cualquiera?)(?!\p{L})|^(?:全部|所有|すべて)/iu

export function slotsOf(fields: readonly Thing[]): Slot[] {
  const open = fields.filter(({ disabled }) => !disabled)
  const rounds = new Map<string, Thing[]>()
  for (const thing of open.filter(({ kind }) => kind === 'radio')) {
    const group = `${thing.entry?.text ?? ''} ${thing.under.join(' / ')}`
    rounds.set(group, [...(rounds.get(group) ?? []), thing])
  }
  const single = open.flatMap((thing): Slot[] => {
    const { kind, name, takes, value, options, on } = thing
    if (kind !== 'field' && kind !== 'choice' && kind !== 'tick' && kind !== 'slider') return []
    const fit: Slot['fit'] = (wish, language, now) => fitValue(thing, wish, language, now)
    return [{ kind, name, takes, value, options, on, things: [thing], fit }]
  })
  return [...single, ...[...rounds.values()].map(roundSlot)]
}

function roundSlot(things: Thing[]): Slot {
  const options = things.map(({ name }) => name)
  return {
    name: things[0]?.under.at(-1) ?? '',
    kind: 'choice',
    takes: '',
    value: things.find(({ on }) => on)?.name ?? '',
    options,
    things,
    on: undefined,
    fit: (wish, language, now) => {
      const option = chooseFor(wish, options, language, now)
      const one = things.find(({ name }) => name === option)
      return one && { act: { do: 'check', ref: one.ref, on: true }, already: one.on === true }
    },
  }
}
