import type { HelpAnswer, HelpQuestion } from '@app/contract'
import { type Language, ROUTES } from '@app/spec'
import { loadTexts } from '@app/spec/texts'
import type { Context } from '../context.ts'
import { findAnswer } from './find-answer.ts'
import { findOwnQuestion } from './find-own-question.ts'
import { readOwnAnswer } from './read-own-answer.ts'

export interface HelpAsker {
  language: Language
  /** Undefined where nobody is signed in, or a key may not read: then no row of anybody's is looked at. */
  own: { ctx: Context; timezone: string } | undefined
}

/** Answers from one's own runs where they are asked about, else from what is written about the product. */
export async function answerQuestion(asker: HelpAsker, { question, category }: HelpQuestion): Promise<HelpAnswer> {
  const own = findOwnQuestion(question)
  if (!own) return findAnswer(question, asker.language, category)
  const words = await loadTexts(asker.language, 'help-answers')
  if (asker.own) return readOwnAnswer(asker.own, own, { words, language: asker.language })
  const general = await findAnswer(question, asker.language, category)
  return {
    answer: `${words.signIn}\n\n${general.answer}`,
    sources: [{ title: words.signInTitle, url: ROUTES.signIn }, ...general.sources],
  }
}
