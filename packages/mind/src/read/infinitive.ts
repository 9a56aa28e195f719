import nlp from 'compromise'

/** The library's own conjugation, without its parser. */
const world = nlp.world() as unknown as {
  model: unknown
  methods: {
    two: {
      transform: {
        verb: {
          toInfinitive(word: string, model: unknown, tense: 'PastTense'): string
          conjugate(word: string, model: unknown): { PastTense: string }
        }
        adjective: { fromSuperlative(word: string, model: unknown): string }
      }
    }
  }
}
const { verb, adjective } = world.methods.two.transform

/** Such a form changes nothing but its ending, which stemming takes off. */
const REGULAR = /(?:ed|ing|s)$|[^a-z]/u
const LONGEST = 9

/** "Kept" is a form of "keep": for words whose forms do not share a stem. "Left" is more often what remains. */
export function infinitiveOf(word: string): string {
  if (word.length < 3 || word.length > LONGEST || REGULAR.test(word) || word === 'left') return word
  const root = verb.toInfinitive(word, world.model, 'PastTense')
  // It guesses by endings, so it must come back to the same word.
  return root !== word && verb.conjugate(root, world.model).PastTense === word ? root : word
}

const superlatives = new Map<string, string>()
const MOST_KNOWN = 1_000

/** "Strong" for "strongest"; nothing for "forest". */
export function superlativeRoot(word: string): string | undefined {
  if (!word.endsWith('est')) return undefined
  const known = superlatives.get(word)
  if (known !== undefined) return known || undefined
  const root = nlp(word).has('#Superlative') ? adjective.fromSuperlative(word, world.model) : ''
  if (superlatives.size >= MOST_KNOWN) superlatives.clear()
  superlatives.set(word, root)
  return root || undefined
}
