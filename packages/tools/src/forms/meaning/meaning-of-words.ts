import { LEXICON, type Meaning } from './lexicon.ts'
import { plainWords } from './plain-words.ts'

/** Longer texts tell a story; the words of a label are few. */
const LONGEST = 80

/** What a label, a name or a key of given data means; undefined when its words say nothing. */
export function meaningOfWords(text: string): Meaning | undefined {
  const words = plainWords(text.slice(0, LONGEST))
  return words ? LEXICON.find(([, form]) => form.test(words))?.[0] : undefined
}

/** What the name of a field in the page's own code means: what it ends with says most, `shippingAddress.lastName`. */
export function meaningOfIdentifier(text: string): Meaning | undefined {
  const words = plainWords(text.replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')).split(' ')
  for (const last of [2, 3]) {
    const meaning = words.length > last ? meaningOfWords(words.slice(-last).join(' ')) : undefined
    if (meaning !== undefined) return meaning
  }
  return meaningOfWords(words.slice(-8).join(' '))
}
