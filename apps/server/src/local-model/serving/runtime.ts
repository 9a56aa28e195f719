import { pathToFileURL } from 'node:url'

/** What is used of node-llama-cpp, in our words: it is fetched on demand, so its own types are not here. */
export interface Runtime {
  getLlama(options: {
    build: 'never'
    skipDownload: true
    gpu: 'auto'
    logLevel: 'error'
    progressLogs: false
  }): Promise<Llama>
  LlamaChat: new (options: { contextSequence: Sequence }) => Chat
}

interface Llama {
  loadModel(options: { modelPath: string }): Promise<LoadedModel>
  createGrammarForJsonSchema(schema: unknown): Promise<Grammar>
}

interface LoadedModel {
  tokenize(text: string): readonly unknown[]
  createContext(options: { contextSize: { max: number }; threads: number }): Promise<Context>
}

interface Context {
  readonly contextSize: number
  getSequence(): Sequence
}

interface Sequence {
  tokenMeter: {
    getState(): Tokens
    diff(before: Tokens): Tokens
  }
}

interface Tokens {
  usedInputTokens: number
  usedOutputTokens: number
}

interface Grammar {
  readonly grammar: string
}

export type Said = { type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] }

interface Chat {
  generateResponse(
    history: readonly Said[],
    options: { grammar?: Grammar; maxTokens: number; temperature: number; signal: AbortSignal },
  ): Promise<{ response: string; metadata: { stopReason: string } }>
}

export const openRuntime = (entry: string): Promise<Runtime> => import(pathToFileURL(entry).href)
