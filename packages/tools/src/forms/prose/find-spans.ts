import { readDate } from '@app/values'

export type Sort =
  | 'email'
  | 'url'
  | 'phone'
  | 'date'
  | 'money'
  | 'number'
  | 'code'
  | 'person'
  | 'name'
  | 'quote'
  | 'zip'
  | 'city'
  | 'state'
  | 'street'
  | 'time'
  | 'size'

/** Something in a text that can be a value, and where it stands. */
export interface Span {
  sort: Sort
  text: string
  from: number
  to: number
}

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?'
const CAPITAL = "\\p{Lu}[\\p{L}'’-]+"

/** From what looks like nothing else to what looks like many things: what an earlier one has taken is gone for later ones. */
const FORMS: readonly [Sort, RegExp][] = [
  ['email', /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/gu],
  ['url', /\bhttps?:\/\/[^\s)>\]]+[^\s)>\].,]|\bwww\.[\w-]+\.[^\s)>\].,]+/gu],
  ['quote', /"([^"\n]{2,600})"|“([^”\n]{2,600})”/gu],
  [
    'date',
    new RegExp(
      `\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}\\b|\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH},? \\d{4}\\b|\\b\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}\\b|\\b\\d{1,2}[/.]\\d{1,2}[/.]\\d{4}\\b`,
      'gu',
    ),
  ],
  ['size', /\b\d+(?:\.\d+)?(?: ?(?:x|×) ?\d+(?:\.\d+)?){1,2}\b/giu],
  ['code', /\b\d{3}-\d{2}-\d{4}\b/gu],
  [
    'money',
    /[$€£]\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:million|thousand|k|m)\b)?|\b\d[\d,]*(?:\.\d+)? ?(?:dollars|euros|USD|EUR|GBP)\b/giu,
  ],
  ['phone', /(?<![\w-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,4}\)[ .-]?)?\d{2,4}(?:[ .-]\d{2,4}){1,4}(?![\w-])/gu],
  ['time', /\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b/giu],
  ['code', /\b(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)*\b|\b\d{7,}\b/gu],
  [
    'street',
    new RegExp(
      `\\b\\d{1,6}[A-Za-z]? (?:${CAPITAL}\\.? ){1,4}?(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Ln|Lane|Dr|Drive|Ct|Court|Way|Place|Pl|Square|Terrace|Parkway|Circle)\\b\\.?`,
      'gu',
    ),
  ],
  ['zip', /\b\d{5}(?:-\d{4})?\b/gu],
  ['number', /(?<![\w.-])\d[\d,]*(?:\.\d+)?(?![\w-])/gu],
  [
    'name',
    new RegExp(
      `(?:(?:Dr|Prof|Mr|Mrs|Ms)\\.? )?${CAPITAL}(?: (?:\\p{Lu}\\.|${CAPITAL}|&|of|and the|van|de|von)\\b)*(?: ${CAPITAL}| (?:Inc|Ltd|LLC|Corp|Co)\\.?)?`,
      'gu',
    ),
  ],
]

/** Begin sentences and head letters, and name nobody. */
const STARTERS = new Set(
  'The This That These Those A An I My Our We He She They His Her Their It Its In On At As By For From With To And But Or If When While Dear Sincerely Regards Best Warm Kind Thank Thanks Please Subject Having Born Moreover Furthermore Additionally Currently Kindly Should To Sir Madam Hello Hi Yours Respectfully Upon Under Through Throughout Both All Any Each Given Also However Looking Following'.split(
    ' ',
  ),
)
const FIRM =
  /\b(?:Inc|Ltd|LLC|Corp|Co|Company|Group|Solutions|Systems|Technologies|University|Institute|College|School|Construction|Developers|Labs|Studio|Bank|Department|Association|Foundation|Center|Account|Conference|Symposium)\b/
const PERSON = /^(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.| \p{Lu}[\p{L}'’-]+| (?:van|de|von)){1,3}$/u

/** Everything in a text that has the look of a value. */
export function findSpans(text: string): Span[] {
  const taken: Span[] = placesIn(text)
  for (const [sort, form] of FORMS)
    for (const match of text.matchAll(form)) {
      const inner = match[1] ?? match[2] ?? match[0]
      const from = match.index + match[0].indexOf(inner)
      const span = named(trimmed({ sort, text: inner, from, to: from + inner.length }), text)
      // Quotes keep what is inside them for others: a quoted name is a name still.
      if (span && !taken.some((one) => one.sort !== 'quote' && one.from < span.to && span.from < one.to))
        taken.push(span)
    }
  return taken.filter(isReal).sort((a, b) => a.from - b.from)
}

/** Town and state stand between a street and a postal code. */
function placesIn(text: string): Span[] {
  const form =
    /(?:, ?| in )(\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2} ?), ?(\p{Lu}{2}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?),? (?=\d{5}\b)/gu
  return [...text.matchAll(form)].flatMap(({ index, 0: whole, 1: city = '', 2: state = '' }): Span[] => {
    const at = index + whole.indexOf(city)
    const to = index + whole.lastIndexOf(state)
    return [
      { sort: 'city', text: city.trim(), from: at, to: at + city.length },
      { sort: 'state', text: state, from: to, to: to + state.length },
    ]
  })
}

/** The stop of the sentence around it is no part of a title; a whole quoted sentence has its own. */
const trimmed = (span: Span): Span => ({
  ...span,
  text: span.text.length > 80 ? span.text.trim() : span.text.trim().replace(/[.,;:]+$/, ''),
})

const isReal = ({ sort, text }: Span): boolean =>
  (sort !== 'date' || readDate(text, { now: new Date(0) }) !== undefined) &&
  (sort !== 'phone' || text.replace(/\D/g, '').length >= 7)

/** A name without what only begins the sentence; none where nothing else is left. */
function named(span: Span, text: string): Span | undefined {
  if (span.sort !== 'name') return span
  const words = span.text.split(' ')
  while (words[0] !== undefined && STARTERS.has(words[0])) words.shift()
  const rest = words.join(' ')
  if (!rest) return undefined
  const from = span.from + span.text.length - rest.length
  const dot =
    /\b(?:Inc|Ltd|Corp|Co)$/.test(rest) &&
    text[from + rest.length] === '.' &&
    /^\.(?: \p{Ll}|[,;])/u.test(text.slice(from + rest.length))
      ? '.'
      : ''
  return {
    sort: PERSON.test(rest) && !FIRM.test(rest) ? 'person' : 'name',
    text: rest + dot,
    from,
    to: from + rest.length,
  }
}
