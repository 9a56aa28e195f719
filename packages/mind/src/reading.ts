// What needs no library of language: whoever reads words in a thread of its own starts with this alone.
export { SYNONYMS } from './lexicon/synonyms.ts'
export { LANGUAGES, type Language, languageOf } from './read/language.ts'
export { findValues, SORTS, type Sort, type Value } from './read/values.ts'
