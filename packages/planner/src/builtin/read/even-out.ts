/** Blanks of every kind as plain ones, and of a long run only one: nobody means anything by three hundred of them. */
export const evenOut = (words: string): string =>
  words
    .replace(/[^\S\n]/gu, ' ')
    .replace(/ {4,}/gu, ' ')
    .replace(/\n{3,}/gu, '\n\n')
