import { PLATFORM_CATEGORIES } from '@app/spec'
import { useLocale } from 'use-intl'
import { useTexts } from '../use-texts.ts'

/** The categories in the reader's words and in the order of their alphabet. */
export function useCategories() {
  const t = useTexts('platforms')
  const { compare } = new Intl.Collator(useLocale())
  return PLATFORM_CATEGORIES.map((category) => ({ category, words: t(`categories.${category}`) })).sort((one, other) =>
    compare(one.words, other.words),
  )
}
