import type { Page } from '../port.ts'
import { rowsOf } from './rows-of-words.ts'

/** Lines from top to bottom; what stands beside each other is parted by a tab, pages by an empty line. */
export const textOfPages = (pages: readonly Page[]): string =>
  pages
    .map(({ lines }) =>
      rowsOf(lines)
        .map((row) => row.map((line) => line.text).join('\t'))
        .join('\n'),
    )
    .filter(Boolean)
    .join('\n\n')
