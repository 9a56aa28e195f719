/** Digits of any script as 0 to 9, one character for one, so that places in the text stay the same. */
export function plainDigits(text: string): string {
  return /[٠-٩۰-۹０-９०-९০-৯]/.test(text) ? text.replace(/[٠-٩۰-۹０-９०-९০-৯]/g, toPlain) : text
}

const ZEROS = ['٠', '۰', '０', '०', '০'].map((zero) => zero.charCodeAt(0))

function toPlain(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = ZEROS.find((start) => code >= start && code < start + 10) ?? code
  return String(code - zero)
}
