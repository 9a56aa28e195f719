/** What happened to a text, from its beginning: letters that stayed, that came, that went. */
export type Delta = readonly { retain?: number | undefined; insert?: unknown; delete?: number | undefined }[]

/** Where a caret belongs after others have edited: behind the same letter as before. What comes right at it comes after it. */
export function moveCaret(caret: number, delta: Delta): number {
  let at = 0
  let moved = caret
  for (const { retain = 0, insert, delete: gone = 0 } of delta) {
    if (at >= moved) break
    if (typeof insert === 'string') {
      moved += insert.length
      at += insert.length
    }
    at += retain
    if (gone) moved -= Math.min(gone, moved - at)
  }
  return moved
}
