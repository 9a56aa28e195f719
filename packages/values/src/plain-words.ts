/** Words as they are compared: case, blanks, quotes and the strokes between cells make no difference. */
export const plainWords = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[\s"'“”|·]+/g, ' ')
    .trim()
