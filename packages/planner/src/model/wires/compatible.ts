import { type Ending, KEY, textOf, toEvents, type Wire } from './wire.ts'

const STOPS: Record<Ending, string> = { whole: 'stop', cut: 'length', declined: 'content_filter' }
const usage = { prompt_tokens: 9, completion_tokens: 3 }

const completion = (message: object, finish_reason: string) => ({
  ...{ id: '1', created: 0, model: 'local-model', usage },
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason }],
})

/** OpenAI's chat completions, as any server of one's own speaks them. */
export const compatible: Wire = {
  model: 'gpt-4',
  keys: (base) => ({ openaiKey: KEY, openaiBase: base }),
  says: (content, ending = 'whole') => completion({ content }, STOPS[ending]),
  calls: (name, written) => {
    const call = { id: 'call_1', type: 'function', function: { name, arguments: written } }
    return completion({ content: null, tool_calls: [call] }, 'tool_calls')
  },
  streams: (content) =>
    `${toEvents([{ id: '1', model: 'local-model', choices: [{ index: 0, delta: { content } }] }])}data: [DONE]\n\n`,
  fails: (message, type = 'an_error') => ({ error: { message, type } }),
  told: (body) => (body as { messages: { content: unknown }[] }).messages.map(({ content }) => textOf(content)),
}
