import type { Line, Page, Word } from '../port.ts'
import { toLine } from './lines-of-words.ts'

/** As if every letter were set in one size: enough for what stands beside and below what. */
const LETTER = 6
const HEIGHT = 10
const PITCH = 14
const WIDTH = 600
/** What fields are looked for in; the text itself stays whole. */
const LONGEST = 300_000

/** Text without a layout as a page: a tab or several spaces part what stands beside each other. */
export function pageOfText(text: string): Page {
  const lines = text.slice(0, LONGEST).split(/\r\n|\r|\n/)
  return {
    width: WIDTH,
    height: Math.max(1, lines.length) * PITCH,
    lines: lines.flatMap((line, index) => partsOf(line, index * PITCH)),
    rules: [],
    readBy: 'text',
  }
}

function partsOf(text: string, y: number): Line[] {
  const parts: Word[][] = []
  let end = -1
  for (const match of text.slice(0, 20_000).matchAll(/\S+/g)) {
    const word = { text: match[0], x: match.index * LETTER, y, width: match[0].length * LETTER, height: HEIGHT }
    const gap = text.slice(Math.max(0, end), match.index)
    if (end < 0 || gap.length > 1 || gap.includes('\t')) parts.push([word])
    else parts.at(-1)?.push(word)
    end = match.index + match[0].length
  }
  return parts.map(toLine)
}
