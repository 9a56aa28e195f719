import { readDate, readNumber, readNumberWords } from '@app/values'
import type { AnswerKind } from './port.ts'

const YES =
  /^(?:yes|yeah|yep|yup|sure|correct|right|of course|absolutely|si|sí|claro|oui|ouais|bien sûr|ja|jawohl|genau|gerne|stimmt|是|对|好|可以|没问题|はい|ええ|大丈夫)/i
const NO =
  /^(?:no\b|nope|nah|not |never|sorry|unfortunately|non\b|pas |nein|nee|nicht|leider|不|没有|没|いいえ|いや|違)/i

/** What was said, as the kind of value that was asked for; null where it is none. */
export function readAnswer(heard: string | undefined, kind: AnswerKind, language: string, now: Date) {
  if (heard === undefined) return null
  if (kind === 'text') return heard
  if (kind === 'number') return readNumber(heard) ?? readSpokenNumber(heard)
  if (kind === 'date') return readDate(heard, { now, language }) ?? null
  return readYesNo(heard)
}

/** `Four people, please`: the one number among the words, if there is one only. */
function readSpokenNumber(heard: string): number | null {
  const words = heard.split(/[^\p{L}-]+/u).map((word) => readNumberWords(word))
  const numbers = words.filter((value) => value !== undefined)
  return numbers.length === 1 ? (numbers[0] ?? null) : null
}

/** Only a clear beginning counts: `well, no, yes` is for a person to understand. */
function readYesNo(heard: string): boolean | null {
  const text = heard.trim().replace(/^[\s,.!¡¿-]+|^(?:well|oh|um+|uh+|ähm?|also|pues|eh|えっと)[\s,.]+/gi, '')
  if (NO.test(text)) return false
  return YES.test(text) ? true : null
}
