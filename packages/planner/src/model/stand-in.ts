import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Reply = (response: ServerResponse) => void

interface Asked {
  messages: { role: string; content: string }[]
  authorization: string | undefined
  /** All of it, in the provider's own form. */
  body: unknown
}

/** A stand-in for a provider: says what it was told to say, in the form of any of them, and remembers what it was asked. */
export async function openStandIn() {
  const asked: Asked[] = []
  let replies: Reply[] = []
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith('/models')) return response.end(JSON.stringify({ data: [{ id: 'local-model' }] }))
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString())
    asked.push({ messages: body.messages, authorization: request.headers.authorization, body })
    const reply = replies.shift() ?? fail(500)
    reply(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    asked,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answer: (...next: Reply[]) => {
      asked.splice(0)
      replies = next
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

export const say =
  (content: string): Reply =>
  (response) => {
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
    const usage = { prompt_tokens: 9, completion_tokens: 3 }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ id: '1', created: 0, model: 'local-model', choices, usage }))
  }

export const fail =
  (status: number): Reply =>
  (response) =>
    void response.writeHead(status).end('{"error":{"message":"sk-secret"}}')

export const callTool =
  (name: string, input: unknown): Reply =>
  (response) => {
    const call = { id: 'call-1', type: 'function', function: { name, arguments: JSON.stringify(input) } }
    const message = { role: 'assistant', content: null, tool_calls: [call] }
    const choices = [{ index: 0, message, finish_reason: 'tool_calls' }]
    const usage = { prompt_tokens: 9, completion_tokens: 3 }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ id: '1', created: 0, model: 'local-model', choices, usage }))
  }
