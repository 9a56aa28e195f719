import type { ModelKeys } from '../open-model.ts'

/** Shown nowhere: what is said of a failure is searched for it. */
export const KEY = 'sk-test-4f9a1c7e2b8d6035'

/** The form in which one kind of provider is asked and answers. */
export interface Wire {
  /** Whom a person chooses to be answered in it. */
  model: string
  /** What leads the product to a stand-in at this address. */
  keys(base: string): ModelKeys
  says(text: string, ending?: Ending): object
  /** The arguments as they are written, which need not be JSON. */
  calls(tool: string, written: string): object
  /** The same words piece by piece, as server-sent events. */
  streams(text: string): string
  /** A failure in the provider's own words. */
  fails(words: string, kind?: string): object
  /** What stood in a question: the instructions, then each message. */
  told(body: unknown): string[]
}

export type Ending = 'whole' | 'cut' | 'declined'

export const toEvents = (events: readonly object[]): string =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')

/** The text of a message, whether it is written as one or in parts. */
export const textOf = (content: unknown): string =>
  Array.isArray(content) ? content.map(({ text }) => String(text ?? '')).join('\n') : String(content ?? '')
