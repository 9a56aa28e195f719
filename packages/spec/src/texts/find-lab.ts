import type { Language } from '../languages.ts'

export const findLab = (language: Language, name: string): Promise<unknown> => import(`./${language}/lab/${name}.ts`)
