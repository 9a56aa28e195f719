import type { PDFFont } from 'pdf-lib'

/** Lines no wider than `width`. A word that is wider by itself is cut. */
export function wrapText(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ')
    .flatMap((one) => cutWord(one, font, size, width))) {
    const longer = line ? `${line} ${word}` : word
    if (line && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

function cutWord(word: string, font: PDFFont, size: number, width: number): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part && font.widthOfTextAtSize(part + letter, size) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}
