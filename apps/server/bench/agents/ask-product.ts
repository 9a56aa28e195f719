import { DEMO_USER } from '@app/core'
import type { FastifyInstance } from 'fastify'
import type { Hub } from '../../src/live/hub.ts'

const POLICY = { permissions: { fileAccess: true, appAccess: true }, limits: {}, approval: 'risky' }
const LONGEST_MS = 60_000
/** Where a sign was lost. */
const LOOK_AGAIN_MS = 1_000
const HEADERS = { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000', 'content-type': 'application/json' }

export interface Trace {
  id: string
  status: string
  reason: string | null
  errorMessage: string | null
  result: unknown
  verdict: string | null
  steps: { tool: string; output: unknown }[]
}

interface Waiting {
  id: string
  taskId: string
  hash: string
  question: string | null
}

interface Wish {
  recipe?: object
  /** Somebody is beside it who says yes to all that waits for them. */
  approve?: boolean
}

type Decided = { spent?: { inputTokens: number; outputTokens: number } } | null

export type Ask = Awaited<ReturnType<typeof askProduct>>

/** The product as somebody with a window on it has it: words go in, signs of news come, and it is asked what came of them. */
export async function askProduct(app: FastifyInstance, live: Hub, longestMs = LONGEST_MS) {
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
    method: 'GET' | 'POST' | 'PUT',
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

  async function run(words: string, { recipe, approve = false }: Wish = {}) {
    const asked = await call<Trace>('POST', '/api/tasks', {
      name: words.slice(0, 200),
      description: words,
      // As a task from plain words has it: the files it makes and the log-ins it names.
      ...(recipe ? { recipe, policy: { ...POLICY, domains: null } } : {}),
    })
    return finish(asked, approve)
  }

  /** What becomes of a task that was just asked for. */
  async function finish(asked: { ok: boolean; json: Trace; text: string }, approve: boolean) {
    const nothing = { id: '', verdict: null, decisions: 0, tokens: 0, endedAt: 0 }
    if (!asked.ok) return { status: 'refused', why: asked.text.slice(0, 300), said: '', ...nothing }
    const until = performance.now() + longestMs
    for (;;) {
      const news = nextNews()
      const { json: trace } = await call<Trace>('GET', `/api/tasks/${asked.json.id}`)
      const waits = approve && trace.reason === 'awaiting-approval'
      const question = waits ? await approveAll(trace.id) : undefined
      if (question) return { ...outcomeOf(trace), endedAt: performance.now(), why: question, said: question }
      const rests = trace.reason !== null && !waits
      const ended = trace.status === 'completed' || trace.status === 'failed' || rests
      const endedAt = performance.now()
      if (ended || endedAt > until) return { ...outcomeOf(trace), endedAt, said: await sayOf(trace) }
      await news
    }
  }

  /** Says yes to all that waits; a question is nobody's to answer here, and is what the run comes to. */
  async function approveAll(taskId: string): Promise<string | undefined> {
    const { json } = await call<Waiting[]>('GET', '/api/approvals')
    const waiting = json.filter((one) => one.taskId === taskId)
    for (const { id, hash, question } of waiting)
      if (question === null) await call('POST', `/api/approvals/${id}/approve`, { hash })
    return waiting.find(({ question }) => question !== null)?.question ?? undefined
  }

  async function sayOf({ id, result }: Trace): Promise<string> {
    const { json: files } = await call<{ id: string; type: string }[]>('GET', `/api/tasks/${id}/artefacts`)
    const texts = files.filter(({ type }) => /csv|json|text/.test(type))
    const read = await Promise.all(texts.map(async ({ id }) => (await call('GET', `/api/artefacts/${id}`)).text))
    return [JSON.stringify(result), ...read].join('\n')
  }

  return { call, run, finish }
}

function outcomeOf({ id, status, errorMessage, reason, verdict, steps }: Trace) {
  const decided = steps.filter(({ tool }) => tool === 'mind.decide').map(({ output }) => (output as Decided)?.spent)
  return {
    id,
    status,
    why: errorMessage ?? reason ?? '',
    verdict,
    decisions: decided.length,
    tokens: decided.reduce((sum, spent) => sum + (spent?.inputTokens ?? 0) + (spent?.outputTokens ?? 0), 0),
  }
}
