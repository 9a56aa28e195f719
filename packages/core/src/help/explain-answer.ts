import type { HelpAnswer } from '@app/contract'
import { LANGUAGE_NAMES, type Language } from '@app/spec'

/** A model that says in its own words what it was given, and nothing else. Throws where it cannot. */
export type Explain = (
  asked: { question: string; language: string; facts: string },
  signal: AbortSignal,
) => Promise<string>

/** Who waits for help does not wait for a slow provider. */
const PATIENCE_MS = 8_000
const LONGEST_ANSWER = 2_000

/** The same answer in a model's words. The sources stay ours, and so do the words when the model fails. */
export async function explainAnswer(
  { explain, tell }: { explain: Explain; tell: (error: unknown) => void },
  asked: { question: string; language: Language },
  found: HelpAnswer,
): Promise<HelpAnswer> {
  try {
    const facts = [found.answer, ...found.sources.map(({ title, url }) => `${title}: ${url}`)].join('\n')
    const given = { question: asked.question, language: LANGUAGE_NAMES[asked.language].name, facts }
    const answer = (await explain(given, AbortSignal.timeout(PATIENCE_MS))).trim()
    return answer ? { ...found, answer: answer.slice(0, LONGEST_ANSWER) } : found
  } catch (error) {
    tell(error)
    return found
  }
}
