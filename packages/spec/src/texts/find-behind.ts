import type { Language } from '../languages.ts'

export const findBehind = (language: Language, name: string): Promise<unknown> =>
  import(`./${language}/behind/${name}.ts`)
