import { DEMO_USER } from '@app/core'
import type { FastifyInstance } from 'fastify'
import type { Hub } from '../../src/live/hub.ts'

const POLICY = { permissions: { fileAccess: true, appAccess: true }, limits: {}, approval: 'risky' }
const LONGEST_MS = 60_000
/** Where a sign was lost. */
const LOOK_AGAIN_MS = 1_000
const HEADERS = { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000', 'content-type': 'application/json' }

interface Trace {
  id: string
  status: string
  reason: string | null
  errorMessage: string | null
  result: unknown
}

export type Ask = Awaited<ReturnType<typeof askProduct>>

/** The product as somebody with a window on it has it: words go in, signs of news come, and it is asked what came of them. */
export async function askProduct(app: FastifyInstance, live: Hub) {
  let notice = () => {}
  await live.join(DEMO_USER.id, { news: () => notice(), end: () => notice() })
  const nextNews = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_AGAIN_MS)
      notice = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function call<T>(
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<{ ok: boolean; json: T; text: string }> {
    const answer = await app.inject({ method, url, headers: HEADERS, ...(body ? { payload: body } : {}) })
    const ok = answer.statusCode < 300
    return {
      ok,
      text: answer.body,
      json: (ok && String(answer.headers['content-type']).includes('json') ? answer.json() : {}) as T,
    }
  }

  async function run(words: string, recipe?: object): Promise<{ status: string; why: string; said: string }> {
    const asked = await call<Trace>('POST', '/api/tasks', {
      name: words.slice(0, 200),
      description: words,
      // As a task from plain words has it: the files it makes and the log-ins it names.
      ...(recipe ? { recipe, policy: { ...POLICY, domains: null } } : {}),
    })
    if (!asked.ok) return { status: 'refused', why: asked.text.slice(0, 300), said: '' }
    const until = performance.now() + LONGEST_MS
    for (;;) {
      const news = nextNews()
      const { json: trace } = await call<Trace>('GET', `/api/tasks/${asked.json.id}`)
      const ended = trace.status === 'completed' || trace.status === 'failed' || trace.reason !== null
      if (ended || performance.now() > until)
        return { status: trace.status, why: trace.errorMessage ?? trace.reason ?? '', said: await sayOf(trace) }
      await news
    }
  }

  async function sayOf({ id, result }: Trace): Promise<string> {
    const { json: files } = await call<{ id: string; type: string }[]>('GET', `/api/tasks/${id}/artefacts`)
    const texts = files.filter(({ type }) => /csv|json|text/.test(type))
    const read = await Promise.all(texts.map(async ({ id }) => (await call('GET', `/api/artefacts/${id}`)).text))
    return [JSON.stringify(result), ...read].join('\n')
  }

  return { call, run }
}
