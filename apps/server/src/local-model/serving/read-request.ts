import { z } from 'zod'
import type { Asked } from './load-mind.ts'
import type { Said } from './runtime.ts'

const Text = z.union([z.string(), z.array(z.object({ text: z.string() }))]).nullish()
const Message = z.object({
  role: z.enum(['system', 'user', 'assistant']),
  content: Text,
})

/** The part of OpenAI's chat request that the product sends. */
const Request = z.object({
  messages: z.array(Message).min(1),
  tools: z
    .array(z.object({ function: z.object({ name: z.string(), parameters: z.unknown() }) }))
    .max(1)
    .optional(),
  response_format: z.object({ json_schema: z.object({ schema: z.unknown() }).optional() }).optional(),
  max_tokens: z.number().int().positive().default(2_000),
  temperature: z.number().min(0).default(0),
})

export interface ChatRequest {
  asked: Asked
  /** The tool whose input the reply is. */
  tool: string | undefined
}

/** Undefined where it is no such request. */
export function readRequest(body: unknown): ChatRequest | undefined {
  const read = Request.safeParse(body)
  if (!read.success) return undefined
  const { messages, tools, response_format, max_tokens, temperature } = read.data
  const tool = tools?.[0]?.function
  const schema = tool ? tool.parameters : response_format?.json_schema?.schema
  const asked = { said: messages.map(toSaid), schema, maxTokens: max_tokens, temperature }
  return { asked, tool: tool?.name }
}

function toSaid({ role, content }: z.infer<typeof Message>): Said {
  const text = typeof content === 'string' ? content : (content ?? []).map((part) => part.text).join('\n')
  return role === 'assistant' ? { type: 'model', response: [text] } : { type: role, text }
}
