import type { HelpAnswer } from '@app/contract'
import type { HelpCategory, Language } from '@app/spec'
import { loadTexts } from '@app/spec/texts'
import { fillWords } from './fill-words.ts'
import { listPassages, type Passage } from './list-passages.ts'
import { type Ranked, rankPassages } from './rank-passages.ts'

/** Below this part of the question a passage speaks of something else. Measured on the questions of the test beside it. */
const ENOUGH = 0.34
/** A second passage is told when it is nearly as good as the first. */
const NEARLY = 0.75

/** The passages' own words, two at most; or plainly that there is no answer, and what comes nearest. */
export async function findAnswer(question: string, language: Language, category?: HelpCategory): Promise<HelpAnswer> {
  const passages = await listPassages(language)
  const ranked = rankPassages(passages, question, language, category)
  const told = pickTold(ranked)
  if (told.length > 0) return { answer: told.map(({ text }) => text).join('\n\n'), sources: told.map(toSource) }
  const nearest = pickNearest(ranked, passages)
  const { unknown } = await loadTexts(language, 'help-answers')
  const [first = '', second = ''] = nearest.map(({ title }) => title)
  return { answer: fillWords(unknown, { first, second }), sources: nearest.map(toSource) }
}

function pickTold(ranked: readonly Ranked[]): Passage[] {
  const [best, ...others] = ranked.filter(({ share }) => share >= ENOUGH)
  if (!best) return []
  const second = others.find(
    ({ passage, score }) => passage.topic !== best.passage.topic && score >= best.score * NEARLY,
  )
  return second ? [best.passage, second.passage] : [best.passage]
}

/** Where nothing is near, where everybody begins. */
const BEGIN = ['firstTask', 'agent']

function pickNearest(ranked: readonly Ranked[], passages: readonly Passage[]): Passage[] {
  const begin = passages.filter(({ id }) => BEGIN.includes(id))
  const topics = new Map<string, Passage>()
  for (const passage of [...ranked.map((one) => one.passage), ...begin])
    if (!topics.has(passage.topic)) topics.set(passage.topic, passage)
  return [...topics.values()].slice(0, 2)
}

const toSource = ({ title, url }: Passage) => ({ title, url })
