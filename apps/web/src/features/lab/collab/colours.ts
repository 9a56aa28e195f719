/** Told apart by hue on either ground; the name always stands beside it, so that no colour says anything alone. */
const HUES = [25, 70, 145, 200, 265, 330] as const

/** The same for everybody who sees this person. */
export function colourOf(participant: string): string {
  let sum = 0
  for (const letter of participant) sum = (sum * 31 + letter.charCodeAt(0)) % 9_973
  return `oklch(0.5 0.16 ${HUES[sum % HUES.length]})`
}
