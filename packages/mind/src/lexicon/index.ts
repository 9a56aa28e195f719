import type { Language } from '../read/language.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { Lexicon } from './lexicon.ts'
import { zh } from './zh.ts'

export const LEXICONS: Readonly<Record<Language, Lexicon>> = { en, de, fr, es, zh, ja }
export type { Comparison, Doing, Kind, Lexicon, Superlative } from './lexicon.ts'
