/** Whether words stand in others as they are, and not as a part of longer ones: the 3 in 1337 is not the 3 that was meant. */
export function holdsWhole(text: string, part: string): boolean {
  if (part === '') return false
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + part.length] ?? ' ']
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true
  }
  return false
}
