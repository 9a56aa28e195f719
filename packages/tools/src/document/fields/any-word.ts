/** A pattern for any of the words, each whole, in text that was folded. Words are parted by `|`; eastern ones need no edges. */
export function anyWord(...lists: string[]): RegExp {
  const words = lists.flatMap((list) => list.split('|'))
  const western = words.filter((word) => !EASTERN.test(word))
  const eastern = words.filter((word) => EASTERN.test(word))
  return new RegExp([`(?<![\\p{L}\\d])(?:${western.join('|')})(?![\\p{L}\\d])`, ...eastern].join('|'), 'u')
}

const EASTERN = /[\u3040-\u30ff\u4e00-\u9fff㈱]/
