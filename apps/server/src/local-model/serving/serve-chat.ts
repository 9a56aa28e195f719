import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { inTurn } from './in-turn.ts'
import { type Mind, TooLong } from './load-mind.ts'
import { readRequest } from './read-request.ts'
import { writeAnswer } from './write-answer.ts'

export interface ChatServerOptions {
  name: string
  /** Whoever asks must send it: other programs of this machine reach the port too. */
  secret: string
  /** Read at the first question, and kept. */
  mind: () => Promise<Mind>
  idleMs: number
  onIdle: () => void
}

/** OpenAI's chat endpoint, as far as the product uses it, before a model that answers one question at a time. */
export function serveChat({ name, secret, mind, idleMs, onIdle }: ChatServerOptions): Server {
  const turn = inTurn()
  let [waiting, idle] = [0, setTimeout(onIdle, idleMs)]

  async function answer(request: IncomingMessage, signal: AbortSignal): Promise<[number, unknown]> {
    if (!isRight(request.headers.authorization, secret)) return [401, refusal('This is not for you.')]
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return [404, refusal('Not here.')]
    const wanted = readRequest(await bodyOf(request))
    if (!wanted) return [400, refusal('This request is not understood.')]
    const reply = await turn(signal, async () => (await mind()).reply(wanted.asked, signal))
    return [200, writeAnswer(name, wanted.tool, reply)]
  }

  return createServer(async (request, response) => {
    const gone = new AbortController()
    response.once('close', () => gone.abort(new Error('Nobody waits for this answer any more.')))
    clearTimeout(idle)
    waiting += 1
    const [status, body] = await answer(request, gone.signal).catch((error: Error) => [
      error instanceof TooLong ? 413 : 500,
      refusal(error.message),
    ])
    send(response, status as number, body)
    waiting -= 1
    if (waiting === 0) idle = setTimeout(onIdle, idleMs)
  })
}

const refusal = (message: string) => ({ error: { message } })

function send(response: ServerResponse, status: number, body: unknown): void {
  if (response.destroyed) return
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(Buffer.concat(await request.toArray()).toString())
  } catch {
    return undefined
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Digests are equally long whatever was sent, so the time tells nothing. */
const isRight = (sent: string | undefined, secret: string): boolean =>
  timingSafeEqual(digest(sent ?? ''), digest(`Bearer ${secret}`))
