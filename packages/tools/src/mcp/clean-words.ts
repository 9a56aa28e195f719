/** A stranger's words as they may stand in a list: one line, no letters that show as nothing, not for ever. */
export const cleanWords = (text: string, most: number): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
