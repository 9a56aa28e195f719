import { plainWords } from '../meaning/plain-words.ts'

/** Where in a text the words of a label are spoken of, with how telling each is. */
export interface Mention {
  at: number
  end: number
  weight: number
}

const EMPTY = new Set(
  'the a an of your my our and or for in on to is are if any please optional required name number type date level'.split(
    ' ',
  ),
)

/** Words that say in prose what a label says in a word. */
const SAID_AS: Record<string, string[]> = {
  birth: ['born'],
  address: ['reside', 'residing', 'resides', 'live', 'lives', 'living', 'located'],
  phone: ['call', 'telephone', 'contact', 'reach'],
  organization: ['representing', 'represents', 'affiliated', 'company', 'institution', 'university', 'employed'],
  company: ['organization', 'firm', 'startup', 'business'],
  title: ['titled', 'entitled', 'called'],
  position: ['role', 'job'],
  start: ['begin', 'beginning', 'commence', 'commencing', 'starting', 'starts'],
  completion: ['complete', 'completed', 'finish', 'finished', 'conclude', 'concluding', 'end', 'ending'],
  amount: ['cost', 'costs', 'total', 'totaling', 'amounting', 'amounted', 'sum', 'price'],
  founder: ['founded', 'founders'],
  year: ['created', 'founded', 'established'],
  duration: ['weeks', 'months', 'lasting'],
  number: ['bearing', 'carrying', 'identified'],
  surgeon: ['performed', 'physician'],
  provider: ['physician', 'doctor', 'performed'],
  service: ['visited', 'underwent', 'rendered'],
}

export function findMentions(label: string, text: string): Mention[] {
  const lower = text.toLowerCase()
  const words = plainWords(label.replace(/\([^)]*\)/g, ' '))
    .split(' ')
    .filter((word) => word.length > 1)
  const phrase = words.length > 1 ? wordsAt(lower, words.join(' '), 2) : []
  return [
    ...phrase,
    ...words.flatMap((word) => [
      ...wordsAt(lower, word, EMPTY.has(word) ? 0.25 : 1),
      ...(SAID_AS[word] ?? []).flatMap((other) => wordsAt(lower, other, 0.8)),
    ]),
  ]
}

function wordsAt(text: string, words: string, weight: number): Mention[] {
  const found: Mention[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    if (!/\p{L}/u.test(text[at - 1] ?? ' ')) found.push({ at, end: at + words.length, weight })
  return found
}

/** How close a place in the text is to where its label is spoken of: what comes right after says most. */
export function nearness(from: number, to: number, mentions: readonly Mention[]): number {
  const near = mentions.map(({ at, end, weight }) => {
    const after = from - end
    if (after >= -1) return weight / (1 + after / 18)
    const before = at - to
    return before >= -1 ? (0.6 * weight) / (1 + before / 12) : 0.3 * weight
  })
  return near
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, one, index) => sum + one / (index + 1), 0)
}
