import { same, tokens } from '../browser/ground/words.ts'

const FIGURE =
  /\+\d[\d ().-]{5,18}\d|[$€£¥]\s?\d(?:[\d.,]*\d)?(?:\s?%)?|\d(?:[\d.,]*\d)?\s?(?:%|[$€£¥]|[\p{L}]{2,10})?/u

/** What a running text says of a field: "turnover € 48,200", "Growth: 7 %", "the door code is 4711". */
export function valueInText(text: string, field: string): string | undefined {
  const wanted = tokens(field)
  if (wanted.length === 0) return undefined
  for (const sentence of text.split(/\n|(?<=[.!?])\s+/u).slice(0, 2_000)) {
    const words = [...sentence.matchAll(/[\p{L}\p{N}'’-]+/gu)]
    const at = words.findIndex(({ 0: word }) => same(tokens(word)[0] ?? '', wanted.at(-1) ?? ''))
    const last = words[at]
    if (!last || !wanted.every((one) => words.some(({ 0: word }) => same(tokens(word)[0] ?? '', one)))) continue
    const after = sentence.slice(last.index + last[0].length)
    const said =
      // A point or comma ends it only before a gap: "$1,119.80" is one value.
      /^\s*(?:[:=–-]|is|are|was|ist|beträgt|est|es)\s+((?:[^.;,\n]|[.,](?=\S)){1,120})/iu.exec(after)?.[1] ??
      FIGURE.exec(after.slice(0, 60))?.[0]
    if (said?.trim()) return said.trim()
  }
  return undefined
}
