import type { SeenField } from '../field.ts'
import { findCountry } from '../fit/find-country.ts'
import type { Meaning } from './lexicon.ts'

type Hints = Pick<SeenField, 'options' | 'kind'>

/** What a list shows by its options, where they are all of one sort; otherwise what its words say. */
export function meaningOfOptions({ options, kind }: Hints, said: Meaning | undefined): Meaning | undefined {
  if (kind !== 'select' || options.length < 3) return undefined
  const labels = options.map(({ label }) => label.trim()).filter(Boolean)
  const share = (test: (label: string) => boolean) => labels.filter(test).length / Math.max(1, labels.length)
  if (share((label) => /\(?\+\s?\d{1,3}\b/.test(label)) > 0.7) return 'tel-country-code'
  if (labels.length > 8 && share((label) => findCountry(label) !== undefined && label.length > 2) > 0.7)
    return 'country'
  const birth = said?.startsWith('bday') === true
  if (labels.length > 5 && share((label) => /^(19|20)\d\d$/.test(label)) > 0.7) return yearOf(labels, birth, said)
  if (share((label) => /^\d{1,2}$/.test(label)) > 0.8) return numbered(labels.length, birth, said)
  if (labels.length >= 12 && labels.length <= 13 && share(isMonth) > 0.85)
    return birth ? 'bday-month' : said?.startsWith('cc-') ? 'cc-exp-month' : undefined
  return undefined
}

function yearOf(labels: string[], birth: boolean, said: Meaning | undefined): Meaning | undefined {
  const years = labels.map(Number).filter((year) => year > 1900)
  if (birth || Math.min(...years) < 1990) return 'bday-year'
  return said === undefined || said.startsWith('cc-') ? 'cc-exp-year' : undefined
}

function numbered(count: number, birth: boolean, said: Meaning | undefined): Meaning | undefined {
  if (count >= 28 && count <= 33) return birth || said === undefined ? 'bday-day' : undefined
  if (count < 12 || count > 13) return said === 'cc-exp' && count >= 5 && count < 28 ? 'cc-exp-year' : undefined
  return birth ? 'bday-month' : said === undefined || said.startsWith('cc-') ? 'cc-exp-month' : undefined
}

const MONTH =
  /^(\d{1,2}\W+)?(jan|feb|fev|mar|mrz|apr|avr|abr|may|mai|maj|mag|jun|jui|giu|jul|lug|aug|aou|ago|sep|set|oct|okt|out|ott|nov|dec|dez|dic|ene|gen)/
const isMonth = (label: string): boolean =>
  MONTH.test(
    label
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, ''),
  )

export const isMonthList = ({ options }: Pick<SeenField, 'options'>): boolean =>
  options.length >= 12 && options.length <= 13 && options.filter(({ label }) => isMonth(label)).length >= 12
