import { withoutSmall } from '../read/phrases.ts'
import type { Frame } from '../read/read-frame.ts'
import { isAttribute } from './read-rows.ts'

export interface Question {
  how: 'value' | 'count' | 'sum' | 'average' | 'range' | 'list'
  /** What is wanted of the rows: "e-mail address". */
  field: string
  fields: string[]
  /** Whether it speaks of what was found before. */
  back: boolean
}

const COUNT =
  /\bhow many\b|(?:^|\b(?:the|total|exact|me|is)\s+)number of\b|\bcount of\b|\bcount\b|wie viele|anzahl|combien de|nombre de|cuánt[oa]s|número de|多少[个条]|几个|いくつ|何件|何個/iu
const SUM =
  /\b(?:total|sum|in all|overall|together)\b|\bcosts?\b.*\baltogether\b|zusammen\b|gesamt|summe|somme|en tout|suma|总共|总和|合計/iu
const AVERAGE = /\b(?:average|mean)\b|durchschnitt|moyenne|promedio|平均/iu
const RANGE = /\b(?:price )?range\b|\bfrom .* to\b$/iu
const WHO = /^(?:who|whom|whose|everybody|everyone|wer|qui|quién|谁|誰)\b/iu
const PLURAL =
  /^(?:what|which)\s+are\b|^what(?:['’]s|\s+is)\s+(?:on|in)\s+(?:the|my|this)\s+(?:list|page|table|basket|cart)\b|^(?:list|names|all)\b/iu

/** What a question is after. */
export function readQuestion(frame: Frame): Question {
  const text = `${frame.word} ${frame.rest}`
    .replace(/^(?:tell me|let me know|find out|find|show me|show|give me|get|determine|calculate|compute)\s+/iu, '')
    .replace(/^(?:me|us)\s+/iu, '')
  const field = fieldIn(text, frame)
  const one = HAS_MANY.test(text) || (NUMBER_OF.test(text) && field !== '')
  const how = one ? 'value' : howOf(`${frame.word} ${frame.whole}`, frame)
  const by = frame.order ? [frame.order.by] : []
  const compared = frame.filters.map(({ field: one }) => one)
  return {
    how,
    field,
    // Counted are whole rows: two that cost the same are two.
    fields: how === 'count' ? [] : [...new Set([field, ...by, ...compared])].filter(Boolean),
    back: /\b(?:them|these|those|of it|results?)\b/iu.test(frame.rest),
  }
}

function howOf(text: string, frame: Frame): Question['how'] {
  if (COUNT.test(text)) return 'count'
  if (AVERAGE.test(text)) return 'average'
  if (SUM.test(text) && !/\btotal (?:of )?(?:order|row)/iu.test(text)) return 'sum'
  if (RANGE.test(text)) return 'range'
  return PLURAL.test(text) || frame.verb === 'collect' ? 'list' : 'value'
}

/** Who did it stands in the column of those who do such things. */
const MAKERS: readonly [RegExp, string][] = [
  [/^(?:who|whom|by whom)\s+(?:\p{L}+\s+)?(?:wrote|written|authored|posted)\b/iu, 'author'],
  [/^who\s+(?:\p{L}+\s+)?directed\b/iu, 'director'],
  [/^who\s+(?:\p{L}+\s+)?published\b/iu, 'publisher'],
  [/^who\s+(?:makes|made|manufactures|manufactured|built|builds|produces|produced)\b/iu, 'maker'],
  [/^who\s+(?:sells|sold)\b/iu, 'seller'],
  [/^who\s+owns\b/iu, 'owner'],
  [/^who\s+(?:manages|leads|heads)\b/iu, 'manager'],
  [/^who\s+(?:teaches|taught)\b/iu, 'teacher'],
  [/^(?:wer hat|wer)\b.*\bgeschrieben\b/iu, 'autor'],
  [/^qui a écrit\b/iu, 'auteur'],
  [/^¿?quién escribió\b/iu, 'autor'],
]
/** "How many copies of The Waves": a column of one row. */
const HAS_MANY = /^how many\s+([\p{L}-]+)\s+of\s+(?:["“„«]|\p{Lu})/u
const COSTS = /^(?:what|how much)\b.*\bcosts?\b/iu

/** "The total of the copies": the figure is how, the copies are what. */
const FIGURE_OF =
  /^(?:(?:what|which)\s+(?:is|are|was)\s+)?(?:the\s+)?(?:(?:total|sum|average|mean|overall|exact)\s+)*(?:(?:number|count|amount|total|sum|average|mean)\s+of\s+)(?:all\s+)?(?:the\s+)?/iu
const NUMBER_OF = /^(?:(?:what|which)\s+(?:is|are|was)\s+)?(?:the\s+)?(?:(?:total|exact)\s+)?(?:number|count)\s+of\b/iu
/** "Copies of “The Waves”": how many one thing has, and not how many things there are. */
const OF_ONE = /^[\p{L}-]+\s+of\s+(?:the\s+)?(?:["“„«]|\p{Lu})/u
const WHAT_IS_ON = /^what(?:['’]s|\s+is)\s+(?:on|in)\s+(?:the|my|this)\s/iu

/** The noun the question begins with: "what is the *e-mail address* of Gina Rossi". */
function fieldIn(said: string, frame: Frame): string {
  const text = said.replace(FIGURE_OF, '')
  if (NUMBER_OF.test(said) && !OF_ONE.test(text)) return ''
  if (WHAT_IS_ON.test(text)) return ''
  const own = /^(.+?)['’]s\s+(\S.*)$/u.exec(text.replace(/^(?:what|who|when|where)\s+(?:is|are|was|were)\s+/iu, ''))
  if (own?.[2] && /\p{Lu}/u.test(own[1] ?? '')) return firstPhrase(own[2])
  const role = /^who\s+(?:is|are|was|were|wrote)\s+(?:the\s+)?([\p{L}-]+(?:\s+[\p{L}-]+)?)\s+(?:of|for|in|at)\b/iu.exec(
    text,
  )?.[1]
  if (role) return role
  const maker = MAKERS.find(([form]) => form.test(text))?.[1]
  if (maker) return maker
  if (COSTS.test(text)) return 'price'
  if (WHO.test(text)) return 'name'
  if (/^(?:when|wann|quand|cuándo|什么时候|いつ)/iu.test(text)) return 'date'
  if (/^(?:where|wo|où|dónde|在哪)/iu.test(text)) return 'address'
  if (/^how much|^wie viel|^combien (?:coûte|coûtent)|^cuánto cuesta/iu.test(text))
    return /\b(?:time|walk|drive)\b/iu.test(text) ? 'duration' : 'price'
  if (/^how long/iu.test(text)) return 'duration'
  if (/^how far/iu.test(text)) return 'distance'
  if (HAS_MANY.test(text)) return HAS_MANY.exec(text)?.[1] ?? ''
  if (/^how many|^wie viele|^combien|^cuánt/iu.test(text)) return ''
  if (frame.language === 'ja' || frame.language === 'zh')
    return frame.rest
      .replace(/.*[的の]/u, '')
      .replace(/[をはがのか？?。是什么多少いくらですか]+$/u, '')
      .slice(0, 40)
  const rest = text.replace(
    /^(?:what|which|what's|welche[rs]?|was|quels?|quelles?|¿?qué|¿?cuál(?:es)?)\s*(?:is|are|was|were|ist|sind|est|sont|es|son)?\s*/iu,
    '',
  )
  const noun = firstPhrase(rest)
  // "The dearest chair" is wanted by its name; "the date of the newest" is a date.
  return frame.order?.limit === 1 && noun && !isAttribute(noun) ? 'name' : noun
}

const firstPhrase = (text: string): string =>
  withoutSmall(
    text.split(
      /\s+(?:of|in|on|at|for|from|that|which|who|with|has|have|is|are|was|when|von|der|des|de|du|del|para|mit)\s+|[,?]/iu,
    )[0] ?? '',
  )
    .replace(/^(?:total|average|number of|sum of|count of|current)\s+/iu, '')
    .replace(/["“”]/gu, '')
    .replace(/^(?:one|ones|it|them|product|item|thing)s?$/iu, 'name')
    .slice(0, 80)
