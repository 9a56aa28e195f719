import { entered } from '../read/pairs.ts'
import { withoutSmall } from '../read/phrases.ts'
import type { Frame } from '../read/read-frame.ts'

export interface Setting {
  /** What is changed; empty where only the new value was said. */
  what: string
  to?: string | number | boolean
  /** By how much, where it is raised or lowered. */
  by?: string | undefined
  /** Of which record. */
  of?: string | undefined
}

const TO =
  /^\s*(\S(?:.*?\S)?)\s+(?:to be|to|as|auf|zu|als|in|à|en|sur|a|como)\s(?!.*\s(?:to|auf|as)\s)\s*(\S(?:.*\S)?)\s*$/iu
const TO_LAST = /^\s*(\S(?:.*\S)?)\s+(?:to|auf|as|als|à|a|como|into)\s+(\S(?:.*\S)?)\s*$/iu

/** "The stage of Bruno Alves to Won": what, whose, and what it becomes. */
export function readSetting(frame: Frame): Setting | undefined {
  if (/^(?:choose|pick|select|wähle|choisi|sélectionne|elig|elij|seleccion|选|を選)/iu.test(frame.word))
    return readChoice(frame)
  const changed = readChange(frame)
  if (changed) return changed
  if (/^(?:mark|markiere)/iu.test(frame.word)) return readMark(frame)
  const whole = frame.sheet.words
  const left = frame.sheet.left()
  const pair = Object.entries(frame.data)[0]
  const match = TO_LAST.exec(left) ?? TO.exec(left)
  if (!match?.[1] || !match[2]) {
    if (!pair) return undefined
    return { what: pair[0], to: pair[1], ...ownerIn(withoutSmall(frame.rest.replace(/^(?:of|for|to)\s+/iu, ''))) }
  }
  const at = left.lastIndexOf(match[2])
  const found = entered(frame.sheet, at, match[2].trimEnd().length)
  const quote = frame.values.find(({ sort }) => sort === 'quote')
  const to = quote && !match[2].includes('Ω') ? quote.text : found
  const before = whole.slice(left.indexOf(match[1]), left.indexOf(match[1]) + match[1].length)
  return { ...splitOwner(withoutSmall(before)), to }
}

/** "Order 1042 as shipped" changes its status; "the task as done" ticks it. */
function readMark(frame: Frame): Setting | undefined {
  const match = /^(.*?\S)\s+(?:as|als)\s+(\S.*)$/iu.exec(frame.whole)
  if (!match?.[1] || !match[2]) return undefined
  const what = withoutSmall(match[1]).replace(/["“”]/gu, '')
  return /^(?:done|complete|completed|finished|erledigt)$/iu.test(match[2])
    ? { what: what.replace(/^(?:task|item|to-?do)\s+/iu, ''), to: true }
    : { what: 'status', to: withoutSmall(match[2]).replace(/["“”]/gu, ''), of: what }
}

/** "The price of this product by $5". */
function readChange(frame: Frame): Setting | undefined {
  if (!/^(?:reduce|increase|raise|lower|decrease|erhöhe|senke|augmente|réduis|aumenta)/iu.test(frame.word))
    return undefined
  const left = frame.sheet.left()
  const match = /^\s*(\S(?:.*?\S)?)\s+(?:by|um|de|en)\s+(Ω+)(?!.*Ω)/iu.exec(left)
  const value = match && frame.sheet.valueAt(left.lastIndexOf(match[2] ?? ''))
  if (!match?.[1] || !value) return undefined
  return {
    ...splitOwner(withoutSmall(frame.sheet.original(left.indexOf(match[1]), left.indexOf(match[1]) + match[1].length))),
    by: value.text,
  }
}

function readChoice(frame: Frame): Setting | undefined {
  const left = frame.sheet.left()
  const match =
    /^\s*(\S(?:.*?\S)?)\s+(?:as|for|from|in|als|für|aus|comme|pour|dans|como|para|de)\s+(?:(?:the|die|das|le|la|el)\s+)?(\S(?:.*\S)?)\s*$/iu.exec(
      left,
    )
  if (!match?.[1]) {
    const to = entered(frame.sheet, left.search(/\S/u), left.trim().length)
    return to === '' ? undefined : { what: '', to: typeof to === 'string' ? withoutSmall(to) : to }
  }
  const to = entered(frame.sheet, left.indexOf(match[1]), match[1].length)
  const what = frame.sheet.original(left.lastIndexOf(match[2] ?? ''), left.length)
  return {
    what: withoutSmall(what).replace(/\s+(?:field|list|menu|dropdown|drop-down|options?)$/iu, ''),
    to: typeof to === 'string' ? withoutSmall(to) : to,
  }
}

/** "Stage of Bruno Alves", "Bruno Alves's stage", "status for order 1042". */
function splitOwner(text: string): Pick<Setting, 'what' | 'of'> {
  const own = /^(.+?)['’]s\s+(\S.*)$/u.exec(text)
  if (own?.[1] && own[2]) return { what: own[2].trim(), of: own[1].trim() }
  const match = /^(.*?\S)\s+(?:of|for|on|von|vom|für|de|du|del|des|in)\s+(\S.*)$/iu.exec(text)
  return match?.[1] && match[2]
    ? { what: withoutSmall(match[1]), of: withoutSmall(match[2]).replace(/["“”]/gu, '') }
    : { what: text.replace(/["“”]/gu, '') }
}

const ownerIn = (text: string): Pick<Setting, 'of'> => (text ? { of: text } : {})
