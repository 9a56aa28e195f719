import { plainDigits } from './plain-digits.ts'

export interface FoundNumber {
  value: number
  /** Where it stands in the text. */
  from: number
  to: number
}

export interface NumberWish {
  /** What the text is known to write before the decimals; without it the digits decide. */
  decimal?: '.' | ',' | undefined
}

const MARKS = new Set(".,'’٫٬`".split(''))
const SPACES = new Set(' \u00a0\u202f\u2009'.split(''))

/** Every number written in digits, whatever separates its thousands and decimals. Dates and versions are not numbers. */
export function findNumbers(text: string, { decimal }: NumberWish = {}): FoundNumber[] {
  const plain = plainDigits(text)
  const found: FoundNumber[] = []
  let groups: Group[] = []
  const digits = /\d+/g
  for (let match = digits.exec(plain); match; match = digits.exec(plain)) {
    const group = { digits: match[0], from: match.index, to: digits.lastIndex }
    const last = groups.at(-1)
    if (last && !goesOn(plain, last, group)) {
      found.push(...readGroups(plain, groups, decimal))
      groups = []
    }
    groups.push(group)
  }
  return groups.length > 0 ? [...found, ...readGroups(plain, groups, decimal)] : found
}

interface Group {
  digits: string
  from: number
  to: number
}

/** Whether two runs of digits are one number: a mark between them, or a space before exactly three digits. */
function goesOn(text: string, last: Group, next: Group): boolean {
  if (next.from - last.to !== 1) return false
  const between = text[last.to] ?? ''
  if (MARKS.has(between)) return true
  return SPACES.has(between) && next.digits.length === 3 && last.digits.length <= 3
}

function readGroups(text: string, groups: Group[], decimal: string | undefined): FoundNumber[] {
  const [first] = groups
  const last = groups.at(-1)
  if (!first || !last) return []
  const marks = groups.slice(1).map(({ from }) => text[from - 1] ?? '')
  const written = join(groups, marks, decimal)
  if (written === undefined) return []
  const leading = leadsWithPoint(text, first.from) && groups.length === 1
  const value = Number(leading ? `0.${written}` : written)
  const from = leading ? first.from - 1 : first.from
  return [isNegative(text, from) ? { value: -value, from: from - 1, to: last.to } : { value, from, to: last.to }]
}

function join(groups: Group[], marks: string[], decimal: string | undefined): string | undefined {
  const digits = groups.map((group) => group.digits)
  const tail = digits.at(-1) ?? ''
  const mark = marks.at(-1)
  if (mark === undefined) return tail
  const grouped = digits.slice(0, -1).join('')
  if (!isDecimalMark(marks, digits, decimal)) {
    const threes = digits
      .slice(1)
      .every((group, i) => group.length === 3 || (group.length === 2 && i < digits.length - 2))
    return threes ? grouped + tail : undefined
  }
  return digits.slice(1, -1).every((group) => group.length === 3 || group.length === 2)
    ? `${grouped}.${tail}`
    : undefined
}

/** The last mark begins the decimals when it differs from the others, or alone stands before other than three digits. */
function isDecimalMark(marks: string[], digits: string[], decimal: string | undefined): boolean {
  const mark = marks.at(-1) ?? ''
  if (SPACES.has(mark) || mark === "'" || mark === '’' || mark === '٬') return false
  if (decimal) return mark === decimal && marks.indexOf(mark) === marks.length - 1
  if (marks.length > 1) return !marks.slice(0, -1).includes(mark)
  return digits.at(-1)?.length !== 3 || digits[0] === '0' || (digits[0]?.length ?? 0) > 3 || mark === '٫'
}

const leadsWithPoint = (text: string, at: number): boolean =>
  text[at - 1] === '.' && !/[\p{L}\d.]/u.test(text[at - 2] ?? '')

const isNegative = (text: string, at: number): boolean =>
  (text[at - 1] === '-' || text[at - 1] === '−') && !/[\p{L}\d)\s]/u.test(text[at - 2] ?? '(')
