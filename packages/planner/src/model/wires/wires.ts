import { anthropic } from './anthropic.ts'
import { compatible } from './compatible.ts'
import { openai } from './openai.ts'

/** Every form the product is answered in. */
export const WIRES = [
  ['Anthropic’s messages', anthropic],
  ['OpenAI’s responses', openai],
  ['a server of one’s own', compatible],
] as const
