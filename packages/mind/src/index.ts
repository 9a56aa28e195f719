export { BUILTIN_MIND, builtinDecider } from './builtin-decider.ts'
export { SYNONYMS } from './lexicon/synonyms.ts'
export { LANGUAGES, type Language, languageOf } from './read/language.ts'
export { amountOf, findValues, SORTS, type Sort, type Value } from './read/values.ts'
