import { SAID } from './scene.ts'

/** "Reported by Ada", "due 17 May": a word or two that lead to a name, a day or a figure. */
const LED =
  /^(\p{L}+(?: \p{L}+){0,2} (?:by|from|since|until|von|seit|bis|par|depuis|por|desde))\s+(\S.{0,80})$|^(\p{L}+(?: \p{L}+)?) ([-−]?[$€£]?\d[\d.,:/-]*(?: ?[\p{L}%€$£]{1,12}){0,2}(?: \d{4})?)$/u

/** A label and its value, in one line. */
export function pairIn(line: string): [label: string | undefined, value: string | undefined] {
  const [, label, value] = SAID.exec(line) ?? []
  if (label) return [label, value]
  const [, led, to, counted, figure] = LED.exec(line) ?? []
  return [led ?? counted, to ?? figure]
}
