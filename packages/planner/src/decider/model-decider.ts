import type { Spent } from '@app/toolkit'
import { type Decider, Refused, type Situation, Wanted } from '@app/toolkit'
import type { LanguageModel, ModelMessage, UserContent } from 'ai'
import { z } from 'zod'
import { askModel } from '../model/ask-model.ts'
import { patience } from '../model/patience.ts'
import { parseObject } from '../model/read-reply.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { exactTools, TOOLS } from './next-tool.ts'
import { writeSituation } from './write-situation.ts'

export interface ModelDeciderOptions {
  /** As the person chose it: `claude-haiku`. */
  name: string
  /** Opened at first need: an endpoint may have to be asked what it offers. */
  model: () => Promise<LanguageModel>
  longestMs?: number | undefined
  /** It is held to the schema of its tool letter by letter, so it gets one of this very look. */
  exact?: boolean
}

const LONGEST_REPLY = 2_000
/** A reply that does not hold is sent back twice with what is wrong. */
const ATTEMPTS = 3
/** Of a whole decision, and less than a step may take: so it ends in these words and not in the step's. */
const LONGEST_MS = 90_000

/**
 * A model that is shown one page at a time and says what to do on it. Throws `Refused` or `Unavailable`, in words; who
 * is merely unavailable is asked again by the engine, with a fresh look.
 */
export function modelDecider({ name, model, longestMs = LONGEST_MS, exact = false }: ModelDeciderOptions): Decider {
  return {
    name,
    mends: true,
    async decide(situation: Situation, signal) {
      const tools = exact ? exactTools(situation) : TOOLS
      const asked = { name, model, instructions: INSTRUCTIONS, tools, longestReply: LONGEST_REPLY }
      const limit = patience(name, signal, longestMs)
      const messages: ModelMessage[] = [{ role: 'user', content: contentOf(situation) }]
      let spent: Spent | undefined
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const reply = await askModel({ ...asked, messages }, limit).catch((error) => {
          if (!(situation.page.picture && error instanceof Refused)) throw error
          // Many a model reads text alone, and says so only when it is shown something else.
          messages[0] = { role: 'user', content: `${writeSituation(withoutPicture(situation))}\n${NO_PICTURES}` }
          return askModel({ ...asked, messages }, limit)
        })
        const { text, called, isCut, count } = reply
        spent = count(spent)
        // One that has no tools writes the same object as text.
        const said = called ?? parseObject(text)
        const wanted = Wanted.safeParse(said)
        const mistakes = wanted.success ? mistakesIn(wanted.data, situation) : z.prettifyError(wanted.error)
        if (wanted.success && !mistakes) return { wanted: wanted.data, spent }
        const wrong = isCut ? 'It was longer than it may be and ended in the middle.' : mistakes
        messages.push(
          { role: 'assistant', content: text || JSON.stringify(said ?? null) },
          { role: 'user', content: `That does not hold:\n${wrong}\nCall "next" again.` },
        )
      }
      // Asked the same again it would say the same again, and each time costs.
      throw new Refused(
        `${name} did not say what to do next in a form that can be carried out. Try again, or choose another model.`,
      )
    },
  }
}

const NO_PICTURES = '(This model cannot be shown pictures. Go on by the text.)'

const withoutPicture = ({ page, ...situation }: Situation): Situation => ({
  ...situation,
  page: { ...page, picture: undefined },
})

function contentOf(situation: Situation): UserContent {
  const text = writeSituation(situation)
  const { picture } = situation.page
  if (!picture) return text
  return [
    { type: 'text', text },
    { type: 'image', image: picture, mediaType: 'image/jpeg' },
  ]
}

function mistakesIn({ acts = [], done, ask, cannot }: Wanted, { page }: Situation): string | undefined {
  if (acts.length === 0 && !done && !ask && !cannot) return 'Give acts, done, ask or cannot.'
  const refs = acts.flatMap((act) => [
    ...('ref' in act && act.ref ? [act.ref] : []),
    ...('onto' in act ? [act.onto] : []),
  ])
  const unknown = refs.filter((ref) => !page.refs.has(ref))
  return unknown.length > 0
    ? `There is no ${unknown.join(', ')} in the look: copy references as they stand there.`
    : undefined
}
