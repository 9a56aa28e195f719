/** A value as one line of text. */
export const showValue = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** The same line read back: numbers, yes and no, lists and records are what they look like; all else is text. */
export function readValue(typed: string): unknown {
  if (!/^(-?\d|true$|false$|null$|\[|\{(?!\{))/.test(typed.trim())) return typed
  try {
    return JSON.parse(typed) as unknown
  } catch {
    return typed
  }
}
