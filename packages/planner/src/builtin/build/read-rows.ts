import { namesIn } from '../read/names-in.ts'
import { withoutSmall } from '../read/phrases.ts'
import type { Frame } from '../read/read-frame.ts'
import { addStep, type Course, freshName, openStart } from './course.ts'

/** What things are said to have; the word alone is a wish for it. */
const ATTRIBUTE =
  /^(?:[\p{L}-]+\s+){0,2}?(?:full |complete |total |average )?(names?|titles?|prices?|costs?|links?|urls?|addresse?s?|e-?mails?(?: address(?:es)?)?|phones?(?: numbers?)?|telephone numbers?|ratings?|scores?|dates?|authors?|descriptions?|stock|quantit(?:y|ies)|images?|pictures?|status|budgets?|departments?|sku|brands?|colou?rs?|sizes?|reviews?|comments?|amounts?|totals?|companies|company|cit(?:y|ies)|countr(?:y|ies)|points|votes|numbers?|ids?|years?|artists?|directors?|owners?|languages?|genres?|weights?|types?|categor(?:y|ies)|preise?|namen?|titel|adressen?|prix|noms?|titres?|liens?|nombres?|precios?|títulos?|enlaces?|名称|名字|价格|链接|标题|名前|価格|値段|タイトル|リンク)$/iu
export const isAttribute = (words: string): boolean => ATTRIBUTE.test(words)
const EVERY = /^(?:every|all|each|any|the|alle[rn]?|jede[nrs]?|allen|tous|toutes|chaque|todos|todas|cada|los|las)\b/iu

/** "The name and price of every product": the fields, and the things that have them. */
export function fieldsOf(frame: Frame): { fields: string[]; things: string } {
  const listed = WITH.exec(frame.rest)
  if (/^(?:what|everything|anything|all)(?:\s+(?:that|which))?$/iu.test(withoutSmall(frame.rest)))
    return { fields: [], things: '' }
  const [before = '', after] = listed ? [listed[2] ?? '', listed[1]] : splitOf(frame.rest)
  const parts = before
    .split(/\s*(?:,|、|\band\b|\bund\b|\bet\b|\by\b|\bas well as\b|&|和|と)\s*/iu)
    .map((part) => singular(withoutSmall(part.replace(/^(?:(?:the|their|its|alle|die|den|les?|los|el|la)\s+)+/iu, ''))))
    .filter(Boolean)
  const all = parts.length > 0 && parts.every((part) => ATTRIBUTE.test(part))
  if (
    all ||
    (after !== undefined && parts.length > 0 && (EVERY.test(after) || parts.some((part) => ATTRIBUTE.test(part))))
  )
    return { fields: parts.map(shorten), things: withoutSmall(after ?? thingsIn(parts)) }
  return { fields: [], things: withoutSmall(frame.rest) }
}

/** "All chairs with name and price". */
const WITH = /^(.*\S)\s+(?:with|including|mit|avec|con)\s+((?:(?:the|their|its|both)\s+)?(?:names?|titles?)\b.*)$/iu

function splitOf(text: string): [string, string | undefined] {
  const match = /^(?:(.*?\S))?\s+(?:of|for|from|von|aller|der|des|de|du|del|de la)\s+(\S.*)$/iu.exec(text)
  if (match) return [match[1] ?? '', match[2]]
  const asian = /^([^的の]*)[的の](.*)$/u.exec(text)
  return asian ? [asian[2]?.replace(/を.*$/u, '') ?? '', asian[1]] : [text, undefined]
}

/** "Product names" are the names of products. */
const shorten = (part: string): string => {
  const words = part.split(' ')
  const last = ATTRIBUTE.exec(part)?.[1]
  return last &&
    words.length > 1 &&
    !/^(?:first|last|total|full|unit|due|phone|e-?mail|order|start|end|street|postal|zip|average|telephone)$/iu.test(
      words[0] ?? '',
    )
    ? singular(last)
    : part
}
const thingsIn = (parts: readonly string[]): string => parts.find((part) => part.includes(' '))?.split(' ')[0] ?? ''

const singular = (word: string): string =>
  /(?:ss|us|is|status|address|news)$/iu.test(word)
    ? word
    : word
        .replace(/ies$/iu, 'y')
        .replace(/(?<=(?:ss|x|ch|sh))es$/iu, '')
        .replace(/(?<=[a-z]{2})s$/iu, '')

/** The step that reads rows off the page, as a clause wishes them. */
export function readRows(frame: Frame, course: Course, extra: readonly string[] = []): string {
  openStart(course, frame)
  const { fields } = fieldsOf(frame)
  const { order, limit } = frame
  const wanted = [...new Set([...fields, ...extra])]
  const about = [...frame.about, ...course.given].filter((one) => !wanted.includes(one))
  const most = order?.limit ?? limit
  const name = freshName(course, 'rows')
  const step = addStep(course, frame, {
    do: 'rows.read',
    name: sayReading(frame),
    with: {
      fields: wanted,
      about,
      of: namesIn(frame),
      filter: frame.filters,
      ...(order ? { sort: { field: order.by, order: order.order } } : {}),
      limit: most,
      pages: 20,
    },
    save: name,
  })
  course.given = []
  course.rows = { template: `{{${name}.rows}}`, step, name }
  return name
}

const sayReading = (frame: Frame): string => `Collect ${frame.whole}`.trim()
