import type { SeenField } from '../field.ts'
import { LEXICON, type Meaning } from './lexicon.ts'
import { meaningOfOptions } from './meaning-of-options.ts'
import { meaningOfIdentifier, meaningOfWords } from './meaning-of-words.ts'

/** What is read of a field to tell what it asks for. */
export type Hints = Pick<
  SeenField,
  'kind' | 'label' | 'labelled' | 'near' | 'name' | 'id' | 'placeholder' | 'title' | 'autocomplete' | 'options'
>

const TOKENS: ReadonlySet<string> = new Set([
  ...LEXICON.map(([meaning]) => meaning).filter(Boolean),
  'street-address',
  'country-name',
  'current-password',
  'tel-national',
  'tel-local',
  'language',
])
/** Sites write these to keep a browser from filling in, whatever the field asks for. */
const SWITCHES = new Set(['new-password', 'current-password'])
/** Written for whatever comes near; a label that is more exact is believed instead. */
const LOOSE = new Set<Meaning>([
  'username',
  'address-line1',
  'address-line2',
  'address-line3',
  'address-level3',
  'name',
  'street-address',
])
const SHARPER = new Set<Meaning>([
  'email',
  'address-housenumber',
  'floor',
  'building',
  'given-name',
  'family-name',
  'postal-code',
  'address-level2',
])

/** What a field asks for, as an autocomplete token; empty when it is none of those. */
export function meaningOfField(field: Hints): Meaning {
  if (NEVER.has(field.kind)) return ''
  const voted = vote(field)
  const said = saidToken(field)
  if (said && !(LOOSE.has(said) && voted && SHARPER.has(voted))) return said
  if (field.kind === 'email') return 'email'
  if (field.kind === 'password') return voted !== undefined && HIDDEN.has(voted) ? voted : 'password'
  if (BOXES.has(field.kind)) return voted && ASKED_BY_BOX.has(voted) ? voted : ''
  return meaningOfOptions(field, voted) ?? voted ?? byKind(field)
}

const NEVER = new Set(['file', 'checkbox', 'color', 'range'])
const BOXES = new Set(['radio', 'checkboxes'])
const ASKED_BY_BOX = new Set<Meaning>(['sex', 'honorific-prefix', 'cc-type'])
const HIDDEN = new Set<Meaning>(['cc-csc', 'one-time-code', 'new-password', 'cc-number', 'id-number', ''])

/** What the page itself says, where it is a real token and not a switch. */
function saidToken({ autocomplete, kind }: Hints): Meaning | undefined {
  const tokens = autocomplete
    .split(/\s+/)
    .filter((token) => TOKENS.has(token) && (kind === 'password' || !SWITCHES.has(token)))
  return (tokens.includes('email') ? 'email' : tokens.at(-1)) as Meaning | undefined
}

/** Each place where a field is named has a say; what is written for people weighs most. */
function vote(field: Hints): Meaning | undefined {
  const votes = new Map<Meaning, number>()
  const cast = (meaning: Meaning | undefined, weight: number) => {
    if (meaning !== undefined) votes.set(meaning, (votes.get(meaning) ?? 0) + weight)
  }
  cast(meaningOfWords(field.label), field.labelled === 'label' ? 3.4 : 2.2)
  cast(meaningOfIdentifier(field.name), 2)
  if (field.id !== field.name) cast(meaningOfIdentifier(field.id), 1.2)
  if (field.placeholder !== field.label) cast(meaningOfWords(field.placeholder), 1.5)
  if (field.title !== field.label) cast(meaningOfWords(field.title), 1)
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0]
}

const byKind = ({ kind }: Hints): Meaning => (kind === 'tel' || kind === 'url' ? kind : '')
