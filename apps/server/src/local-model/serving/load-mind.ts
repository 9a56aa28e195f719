import { availableParallelism } from 'node:os'
import { openRuntime, type Said } from './runtime.ts'

export interface Asked {
  said: readonly Said[]
  /** What the reply is forced into. */
  schema?: unknown
  maxTokens: number
  temperature: number
}

export interface Reply {
  text: string
  /** It was cut off, because it grew too long. */
  cut: boolean
  inputTokens: number
  outputTokens: number
}

/** The loaded model. One question at a time. */
export interface Mind {
  reply(asked: Asked, signal: AbortSignal): Promise<Reply>
}

/** More than it can keep in mind at once. */
export class TooLong extends Error {}

/** As much of a conversation as a look at a long page takes; more would be memory that nothing uses. */
const REMEMBERED = 12_288
/** For the reply, and for what the model's own form of a conversation adds. */
const ROOM = 1_024

/** Reads the weights. One core is left to the browser and the product: threads that wait for each other wait long for a busy one. */
export async function loadMind(entry: string, weights: string): Promise<Mind> {
  const { getLlama, LlamaChat } = await openRuntime(entry)
  const quiet = { logLevel: 'error', progressLogs: false } as const
  const llama = await getLlama({ build: 'never', skipDownload: true, gpu: 'auto', ...quiet })
  const model = await llama.loadModel({ modelPath: weights })
  const threads = Math.max(1, availableParallelism() - 1)
  const context = await model.createContext({ contextSize: { max: REMEMBERED }, threads })
  // Kept between questions: what begins like the last one, as our instructions do, is not read again.
  const sequence = context.getSequence()
  const chat = new LlamaChat({ contextSequence: sequence })
  return {
    async reply({ said, schema, maxTokens, temperature }, signal) {
      const words = said.map((one) => (one.type === 'model' ? one.response.join('') : one.text)).join('\n')
      // The library would drop the beginning without a word, and with it what is wanted.
      if (model.tokenize(words).length + ROOM > context.contextSize)
        throw new TooLong('This is too long for the model.')
      const before = sequence.tokenMeter.getState()
      const grammar = schema === undefined ? {} : { grammar: await llama.createGrammarForJsonSchema(schema) }
      const history: Said[] = [...said, { type: 'model', response: [] }]
      const { response, metadata } = await chat.generateResponse(history, {
        ...grammar,
        maxTokens,
        temperature,
        signal,
      })
      const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter.diff(before)
      return {
        text: response,
        cut: metadata.stopReason === 'maxTokens',
        inputTokens: usedInputTokens,
        outputTokens: usedOutputTokens,
      }
    },
  }
}
