/** Puts values into words, in one pass: braces inside a value are text. A name nobody gave is a mistake of ours. */
export function fill(words: string, values: Record<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A mail has nothing for {${name}}.`)
    return value
  })
}

/** Line ends, control characters, and those that turn the direction of writing around. What joins letters stays. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFEFF\s]+/gu

/** S-80: what somebody typed, as it may stand in a header: one line, nothing that steers, not for ever. */
export const oneLine = (text: string, most: number): string => {
  const line = text.replace(UNSAFE, ' ').trim().toWellFormed()
  const characters = [...line]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line
}
