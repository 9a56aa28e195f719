import { randomUUID } from 'node:crypto'
import type { Reply } from './load-mind.ts'

/** A reply as OpenAI's chat would give it: as the call of a tool where one was offered, else as text. */
export function writeAnswer(model: string, tool: string | undefined, reply: Reply) {
  const { text, cut, inputTokens, outputTokens } = reply
  const call = { id: randomUUID(), type: 'function', function: { name: tool, arguments: text } }
  // Half an object is no call: as text it is read, found wanting and sent back.
  const called = tool !== undefined && !cut
  const message = called ? { content: null, tool_calls: [call] } : { content: text }
  return {
    id: randomUUID(),
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1_000),
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', ...message },
        finish_reason: cut ? 'length' : called ? 'tool_calls' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
    },
  }
}
