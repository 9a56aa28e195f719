import type { Spent } from '@app/toolkit'
import { type Decider, Refused, type Situation, Unavailable, Wanted } from '@app/toolkit'
import { generateText, type LanguageModel, type ModelMessage, type ToolSet } from 'ai'
import { z } from 'zod'
import { countSpent } from '../model/count-spent.ts'
import { parseObject } from '../model/read-reply.ts'
import { toSpokenModelError } from '../model/to-spoken-model-error.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { exactTools, TOOLS } from './next-tool.ts'
import { writeSituation } from './write-situation.ts'

export interface ModelDeciderOptions {
  /** As the person chose it: `claude-haiku`. */
  name: string
  /** Opened at first need: an endpoint may have to be asked what it offers. */
  model: () => Promise<LanguageModel>
  longestMs?: number
  /** It is held to the schema of its tool letter by letter, so it gets one of this very look. */
  exact?: boolean
}

const LONGEST_REPLY = 2_000
/** A reply that does not hold is sent back once with what is wrong. */
const ATTEMPTS = 2
const LONGEST_MS = 90_000
const REMEMBER = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/** A model that is shown one page at a time and says what to do on it. Throws `Refused` or `Unavailable`, in words. */
export function modelDecider({ name, model, longestMs = LONGEST_MS, exact = false }: ModelDeciderOptions): Decider {
  async function ask(messages: ModelMessage[], tools: ToolSet, signal: AbortSignal, before: Spent | undefined) {
    const late = AbortSignal.timeout(longestMs)
    try {
      const asked = await model()
      const { text, toolCalls, usage, response } = await generateText({
        model: asked,
        system: { role: 'system', content: INSTRUCTIONS, providerOptions: REMEMBER },
        messages,
        tools,
        toolChoice: 'auto',
        maxOutputTokens: LONGEST_REPLY,
        temperature: 0,
        maxRetries: 2,
        abortSignal: AbortSignal.any([signal, late]),
      })
      const provider = typeof asked === 'string' ? '' : asked.provider
      const id = typeof asked === 'string' ? asked : asked.modelId
      const spent = countSpent(before, response.modelId ?? id, provider, usage)
      // One that has no tools writes the same object as text.
      return { said: toolCalls[0]?.input ?? parseObject(text), text, spent }
    } catch (error) {
      if (signal.aborted) throw signal.reason
      // One that says nothing for so long would say nothing again: whoever waits is told now.
      if (late.aborted) throw new Refused(`${name} did not answer within ${Math.ceil(longestMs / 1_000)} s. Try again.`)
      throw toSpokenModelError(error, name)
    }
  }

  return {
    name,
    async decide(situation: Situation, signal) {
      const messages: ModelMessage[] = [{ role: 'user', content: writeSituation(situation) }]
      const tools = exact ? exactTools(situation) : TOOLS
      let spent: Spent | undefined
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const reply = await ask(messages, tools, signal, spent)
        spent = reply.spent
        const wanted = Wanted.safeParse(reply.said)
        const mistakes = wanted.success ? mistakesIn(wanted.data, situation) : z.prettifyError(wanted.error)
        if (wanted.success && !mistakes) return { wanted: wanted.data, spent }
        messages.push(
          { role: 'assistant', content: reply.text || JSON.stringify(reply.said ?? null) },
          { role: 'user', content: `That does not hold:\n${mistakes}\nCall "next" again.` },
        )
      }
      throw new Unavailable(`${name} did not say what to do next in a form that can be carried out. Try again.`)
    },
  }
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
