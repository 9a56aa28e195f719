import { type Ending, KEY, textOf, toEvents, type Wire } from './wire.ts'

const usage = { input_tokens: 9, output_tokens: 3 }
const response = (output: object[], ending: Ending) => ({
  ...{ id: 'resp_1', object: 'response', created_at: 0, model: 'gpt-4.1', output, usage },
  ...{ status: ending === 'cut' ? 'incomplete' : 'completed' },
  incomplete_details: ending === 'cut' ? { reason: 'max_output_tokens' } : null,
})

/** OpenAI's responses, which its own library speaks by default. */
export const openai: Wire = {
  model: 'gpt-4',
  // Nobody sets another address for OpenAI itself, so its requests are led here.
  keys: (base) => ({
    openaiKey: KEY,
    fetch: (input, init) => fetch(String(input).replace('https://api.openai.com/v1', base), init),
  }),
  says: (text, ending = 'whole') => {
    const part =
      ending === 'declined' ? { type: 'refusal', refusal: text } : { type: 'output_text', text, annotations: [] }
    const content = text ? [part] : []
    return response([{ type: 'message', role: 'assistant', id: 'msg_1', content }], ending)
  },
  calls: (name, written) =>
    response([{ type: 'function_call', id: 'fc_1', call_id: 'call_1', name, arguments: written }], 'whole'),
  streams: (text) =>
    toEvents([
      { type: 'response.created', response: response([], 'whole') },
      { type: 'response.output_text.delta', item_id: 'msg_1', delta: text },
      { type: 'response.completed', response: response([], 'whole') },
    ]),
  fails: (message, code = 'an_error') => ({ error: { message, type: code, param: null, code } }),
  told: (body) => (body as { input: { content: unknown }[] }).input.map(({ content }) => textOf(content)),
}
