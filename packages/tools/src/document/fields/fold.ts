/** Small letters without accents, letter for letter, so that places in the text stay the same. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  // Most texts have no accents, and a few letters grow when they become small ones.
  if (PLAIN.test(lower) && lower.length === text.length) return lower
  let folded = ''
  for (let index = 0; index < text.length; index++) {
    const letter = text[index] ?? ''
    folded += letter.toLowerCase().normalize('NFD')[0] ?? letter
  }
  return folded
}

const PLAIN = /^[\0-\x7f\u3040-\u30ff\u4e00-\u9fff]*$/
