export interface TextEdit {
  at: number
  remove: number
  insert: string
}

/**
 * The one edit that makes `after` of `before`, as small as it can be, or undefined. `caret` is where the caret stands
 * after it: of a row of equal letters it tells which one was typed.
 */
export function diffText(before: string, after: string, caret = after.length): TextEdit | undefined {
  if (before === after) return undefined
  const shorter = Math.min(before.length, after.length)
  let end = 0
  const mostEnd = Math.min(shorter, after.length - caret)
  while (end < mostEnd && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  let start = 0
  while (start < shorter - end && before[start] === after[start]) start += 1
  // What the caret kept back at the end may still be the same.
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  if (splits(before, start) || splits(after, start)) start -= 1
  if (splits(before, before.length - end) || splits(after, after.length - end)) end -= 1
  return { at: start, remove: before.length - end - start, insert: after.slice(start, after.length - end) }
}

/** Whether this place is in the middle of a character that takes two units. */
const splits = (text: string, at: number): boolean =>
  at > 0 && at < text.length && isHigh(text.charCodeAt(at - 1)) && isLow(text.charCodeAt(at))

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff
