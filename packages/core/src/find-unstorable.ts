/** Deeper than anything people send, and shallow enough for whatever walks it. */
const DEEPEST = 64

/**
 * What of a value that came from outside the database or its readers could not take, in words; undefined where nothing.
 * Level by level rather than by calling itself: depth is what is in question.
 */
export function findUnstorable(value: unknown): string | undefined {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return `is nested more than ${DEEPEST} levels deep.`
    const next: unknown[] = []
    for (const each of level) {
      if (typeof each === 'string' && !isStorable(each)) return 'contains characters that are not text.'
      if (typeof each !== 'object' || each === null) continue
      if (Object.hasOwn(each, '__proto__')) return 'has a key "__proto__", which is not taken.'
      for (const [key, inner] of Object.entries(each)) next.push(key, inner)
    }
    level = next
  }
  return undefined
}

/** NUL cannot be stored in PostgreSQL, and half of a surrogate pair is not a character. */
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()
