const MB = 1_000_000

/** S-70: what is read at all, and how much of it. A number is there because more would pass the caps of a reading. */
export const LIMITS = {
  pdf: { words: 'a PDF', extensions: ['pdf'], types: ['application/pdf'], bytes: 50 * MB, pages: 500 },
  docx: {
    words: 'a Word document',
    extensions: ['docx'],
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    bytes: 20 * MB,
  },
  xlsx: {
    words: 'an Excel workbook',
    extensions: ['xlsx'],
    types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    bytes: 20 * MB,
  },
  csv: {
    words: 'a table of text',
    extensions: ['csv', 'tsv', 'tab'],
    types: ['text/csv', 'application/csv', 'text/tab-separated-values'],
    bytes: 20 * MB,
  },
  html: {
    words: 'a web page',
    extensions: ['html', 'htm', 'xhtml'],
    types: ['text/html', 'application/xhtml+xml'],
    bytes: 5 * MB,
  },
  text: {
    words: 'plain text',
    extensions: ['txt', 'text', 'md', 'log'],
    types: ['text/plain', 'text/markdown'],
    bytes: 5 * MB,
  },
  png: { words: 'a PNG picture', extensions: ['png'], types: ['image/png'], bytes: 20 * MB },
  jpeg: {
    words: 'a JPEG picture',
    extensions: ['jpg', 'jpeg', 'jpe'],
    types: ['image/jpeg', 'image/jpg'],
    bytes: 20 * MB,
  },
  webp: { words: 'a WebP picture', extensions: ['webp'], types: ['image/webp'], bytes: 20 * MB },
} as const

export type Kind = keyof typeof LIMITS

/** S-70: of a table, whatever it came in. */
export const MOST_ROWS = 100_000
export const MOST_COLUMNS = 1_000
export const MOST_CELLS = 2_000_000

/** S-70 */
export const MOST_PIXELS = 50_000_000

/** S-70: Office documents are archives too. */
export const ARCHIVE = { entries: 512, bytes: 100 * 1024 * 1024, ratio: 100 }

/** S-70: of one reading. `outside` is what libraries hold beside the heap: a picture of 50 million points needs most of it. */
export const READING = { milliseconds: 30_000, megabytes: 256, outside: 1_000 }

/** Text that a reading gives back: more than this nobody reads, and every step is written down. */
export const MOST_TEXT = 2_000_000
