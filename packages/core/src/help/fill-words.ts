/** Puts values into words in one pass: braces inside a value are text, as is everything else somebody typed. */
export const fillWords = (words: string, values: Record<string, string>): string =>
  words.replace(/\{(\w+)(?:, number)?\}/g, (whole, name: string) => values[name] ?? whole)

/** Line ends, control characters, and those that turn the direction of writing around. */
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFEFF\s]+/gu

/** What a person or a page wrote, as it may stand in an answer: one line, and not for ever. */
export function quote(text: string, most = 300): string {
  const characters = [...text.replace(STEERING, ' ').trim().toWellFormed()]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : characters.join('')
}
