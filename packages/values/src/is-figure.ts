const FIGURE = /^[^\p{L}\d]*\d[\d.,’' ]*(?:\s?[\p{L}%€$£]{1,8})?$/u

/** One figure and nothing else, with its unit at most. */
export const isFigure = (text: string): boolean => FIGURE.test(text.trim())
