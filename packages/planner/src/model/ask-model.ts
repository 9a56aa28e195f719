import { Refused, type Spent } from '@app/toolkit'
import { generateText, type LanguageModel, type ModelMessage, type ToolSet } from 'ai'

import { countSpent } from './count-spent.ts'
import { type Patience, unlessAborted } from './patience.ts'
import { toSpokenModelError } from './to-spoken-model-error.ts'

export interface Asked {
  /** As the person chose it: `claude-haiku`. */
  name: string
  /** Opened at first need: an endpoint may have to be asked what it offers. */
  model: () => Promise<LanguageModel>
  instructions: string
  messages: ModelMessage[]
  tools?: ToolSet
  /** What only some providers know of, by their names. */
  forced?: ProviderOptions
  longestReply: number
}

export interface Answered {
  text: string
  /** What it gave to the first tool it called. */
  called: unknown
  /** Longer than it may be, and ended in the middle. */
  isCut: boolean
  count(before: Spent | undefined): Spent
}

type ProviderOptions = NonNullable<Parameters<typeof generateText>[0]['providerOptions']>

/** The instructions are the same every time: providers that can remember them are told to. */
const REMEMBER = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/** One question, asked once: who asks knows whether it is worth another. Throws `Refused` or `Unavailable`, in words. */
export async function askModel(asked: Asked, patience: Patience): Promise<Answered> {
  const { name } = asked
  const { model, text, toolCalls, finishReason, usage, response } = await ask(asked, patience.signal).catch((error) => {
    throw patience.signal.aborted ? patience.blame(error) : toSpokenModelError(error, name)
  })
  if (finishReason === 'content-filter')
    throw new Refused(`${name} declined, by its maker’s rules. Say it in other words, or choose another model.`)
  const [provider, id] = typeof model === 'string' ? ['', model] : [model.provider, model.modelId]
  const count = (before: Spent | undefined) => countSpent(before, response.modelId ?? id, provider, usage)
  return { text, called: toolCalls[0]?.input, isCut: finishReason === 'length', count }
}

async function ask({ model: open, instructions, messages, tools, forced, longestReply }: Asked, signal: AbortSignal) {
  const model = await unlessAborted(open(), signal)
  const { text, toolCalls, finishReason, usage, response } = await generateText({
    model,
    system: { role: 'system', content: instructions, providerOptions: REMEMBER },
    messages,
    ...(forced ? { providerOptions: forced } : {}),
    ...(tools ? { tools, toolChoice: 'auto' as const } : {}),
    maxOutputTokens: longestReply,
    temperature: 0,
    maxRetries: 0,
    abortSignal: signal,
  })
  return { model, text, toolCalls, finishReason, usage, response }
}
