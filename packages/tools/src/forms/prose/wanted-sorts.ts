import { plainWords } from '../meaning/plain-words.ts'
import type { Field } from '../place/score-pair.ts'
import type { Sort } from './find-spans.ts'

/** What a value of a field may look like, the likeliest first. */
export function wantedSorts(field: Field): readonly Sort[] {
  const words = plainWords(field.label)
  if (field.kind === 'date' || field.kind === 'datetime' || field.meaning === 'bday') return ['date']
  if (field.kind === 'time') return ['time']
  if (field.kind === 'email' || field.meaning === 'email') return ['email']
  if (field.kind === 'url' || field.meaning === 'url') return ['url']
  if (field.kind === 'tel' || field.meaning === 'tel') return ['phone', 'code']
  if (field.kind === 'number' || field.kind === 'range')
    return MONEY.test(`${field.label} ${words}`) ? ['money', 'number', 'zip'] : ['number', 'zip', 'money', 'code']
  if (field.meaning === 'address-level2') return ['city', 'name']
  if (field.meaning === 'address-level1') return ['state', 'name']
  if (PERSON.test(words) && !THING.test(words)) return ['person', 'name']
  return BY_WORDS.find(([form]) => form.test(words))?.[1] ?? ['name', 'person', 'quote']
}

const PERSON = /\bname\b|person|founder|author|applicant|contact$|surgeon|physician|guardian|signature/
const THING = /company|business|project|procedure|organi|institution|school|product|event|workshop|user name|file/
const MONEY = /[$€£]|amount|price|cost|budget|fee|salary|income|revenue|fund|valuation|investment/i

const BY_WORDS: readonly [RegExp, readonly Sort[]][] = [
  [/zip|postal|postcode/, ['zip', 'code']],
  [/street|address/, ['street']],
  [
    /security number|\bssn\b|license|licence|\bid\b|number|\bcode\b|\bno\b|serial|reference/,
    ['code', 'phone', 'number', 'zip'],
  ],
  [/dimension|size/, ['size']],
  [/\bdate\b/, ['date']],
  [/title|subject|headline|name of (project|procedure|work)/, ['quote', 'name']],
  [/description|abstract|statement|summary|biograph|message|reason|objective|detail/, ['quote']],
]
