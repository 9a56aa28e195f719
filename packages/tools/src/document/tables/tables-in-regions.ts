import { middleOf } from '../layout/boxes.ts'
import type { Box, Page, Word } from '../port.ts'
import { readGrid } from './read-grid.ts'
import { rulesInside, tidyRules } from './tidy-rules.ts'

/** The table of an area somebody named. */
export function tableInRegion(page: Page, area: Box): string[][] {
  const words = page.lines.flatMap((line) => line.words).filter((word) => isInside(word, area))
  return readGrid(words, rulesInside(tidyRules(page.rules), area)).rows
}

function isInside(word: Word, area: Box): boolean {
  const x = word.x + word.width / 2
  const y = middleOf(word)
  return x >= area.x && x <= area.x + area.width && y >= area.y - 1 && y <= area.y + area.height + 1
}
