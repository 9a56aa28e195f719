import type { Box } from '../port.ts'

/** One letter with its place; `baseline` and `size` tell which letters belong to one line. */
export interface Glyph extends Box {
  text: string
  baseline: number
  size: number
  /** Degrees it was turned by: 0, 90, 180, 270. */
  turned: number
}

/** What a page shows, before anybody asks what belongs together. */
export interface Ink {
  glyphs: Glyph[]
  rules: Box[]
  /** Coloured rectangles behind the text. */
  areas: (Box & { color: string })[]
  pictures: (Box & { name: string })[]
}
