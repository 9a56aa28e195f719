/** A cell that holds a number, a share, an amount, or the dash that stands for none: such cells do not go on in the next line. */
export const isFigure = (text: string): boolean =>
  (text.length < 40 && /^[^\p{L}\d]*\d[^\p{L}]*(?:%|[\p{L}*†‡]{0,3})$/u.test(text)) ||
  /^(?:[-–—*]|n\/?a|\.\.)$/i.test(text)
