import { decodeHTMLAttribute } from 'entities'

export interface Tag {
  name: string
  attributes: Record<string, string>
  /** Ends with a slash, which counts in drawings and formulas only. */
  closed: boolean
  /** The place after it. */
  end: number
}

/** Shared by all elements without any, which is every other one. */
export const NO_ATTRIBUTES: Record<string, string> = Object.freeze({})

const SPACE = 32
const SLASH = 47
const EQUALS = 61
const END = 62
const DOUBLE = 34
const SINGLE = 39

/** The tag that begins at this `<`, read to its `>`; undefined when the page ends before that. */
export function readTag(html: string, start: number): Tag | undefined {
  let at = nameEnd(html, start + 1)
  const name = html.slice(start + 1, at).toLowerCase()
  let attributes = NO_ATTRIBUTES
  let closed = false
  while (at < html.length) {
    const code = html.charCodeAt(at)
    if (code === END) return { name, attributes, closed, end: at + 1 }
    if (code <= SPACE || code === SLASH) {
      closed = code === SLASH
      at += 1
    } else {
      closed = false
      if (attributes === NO_ATTRIBUTES) attributes = {}
      at = readAttribute(html, at, attributes)
    }
  }
  return undefined
}

function nameEnd(html: string, from: number): number {
  for (let at = from; at < html.length; at += 1) {
    const code = html.charCodeAt(at)
    if (code === END || code === SLASH || code <= SPACE) return at
  }
  return html.length
}

function readAttribute(html: string, from: number, attributes: Record<string, string>): number {
  // An equals sign in the first place belongs to the name: so the standard says.
  let at = from + 1
  for (; at < html.length; at += 1) {
    const code = html.charCodeAt(at)
    if (code === EQUALS || code === END || code === SLASH || code <= SPACE) break
  }
  const name = html.slice(from, at).toLowerCase()
  const afterName = skipSpace(html, at)
  if (html.charCodeAt(afterName) !== EQUALS) {
    put(attributes, name, '')
    return at
  }
  const start = skipSpace(html, afterName + 1)
  const quote = html.charCodeAt(start)
  const quoted = quote === DOUBLE || quote === SINGLE
  const end = quoted ? quoteEnd(html, start, quote) : valueEnd(html, start)
  put(attributes, name, html.slice(quoted ? start + 1 : start, end))
  return quoted ? end + 1 : end
}

function quoteEnd(html: string, start: number, quote: number): number {
  const end = html.indexOf(quote === DOUBLE ? '"' : "'", start + 1)
  return end < 0 ? html.length : end
}

function valueEnd(html: string, from: number): number {
  for (let at = from; at < html.length; at += 1) {
    const code = html.charCodeAt(at)
    if (code === END || code <= SPACE) return at
  }
  return html.length
}

function skipSpace(html: string, from: number): number {
  let at = from
  while (at < html.length && html.charCodeAt(at) <= SPACE) at += 1
  return at
}

/** Of two of the same name the first counts. */
function put(attributes: Record<string, string>, name: string, value: string): void {
  if (!Object.hasOwn(attributes, name)) attributes[name] = value.includes('&') ? decodeHTMLAttribute(value) : value
}
