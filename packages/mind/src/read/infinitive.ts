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

/** "Change" for "changed", "keep" for "kept". */
export const rootOf = (word: string): string => verb.toInfinitive(word, world.model, 'PastTense')

/** "Strong" for "strongest". */
export const positiveOf = (superlative: string): string => adjective.fromSuperlative(superlative, world.model)
