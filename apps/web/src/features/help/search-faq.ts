import type { HelpCategory } from '@app/spec'

export interface FaqText {
  category: HelpCategory
  question: string
  answer: string
  tags: string
}

/** Spec 2 §5: case-insensitive across question, answer and tags, combined with the category. Accents do not matter either. */
export function searchFaq<Entry extends FaqText>(
  entries: readonly Entry[],
  words: string,
  category: HelpCategory,
): Entry[] {
  const wanted = plain(words.trim())
  return entries.filter(
    (entry) =>
      (category === 'all' || entry.category === category) &&
      [entry.question, entry.answer, entry.tags].some((text) => plain(text).includes(wanted)),
  )
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
