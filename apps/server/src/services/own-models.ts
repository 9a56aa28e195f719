import { type Context, type MasterKey, openModelKeys } from '@app/core'
import type { ModelKeys } from '@app/planner'
import { guardedHttp } from '@app/tools'

/** What somebody's own models are reached with, where they have given anything. */
export type OwnModels = (ctx: Pick<Context, 'db'> & { user: { id: string } }) => Promise<ModelKeys>

/** As long as the slowest model may think. */
const LONGEST_MS = 180_000

export function ownModels(masterKeys: readonly MasterKey[], allow: readonly string[]): OwnModels {
  // An address that somebody typed is asked by the guarded way, whatever it answers.
  const fetchGuarded = guardedFetch(allow)
  return async (ctx) => {
    const keys: ModelKeys = {}
    for (const { provider, key, address, model } of await openModelKeys(ctx, masterKeys)) {
      if (provider === 'anthropic') keys.anthropicKey = key?.reveal()
      if (provider === 'openai') keys.openaiKey ??= key?.reveal()
      if (provider === 'compatible' && address) {
        keys.openaiBase = address
        keys.openaiKey = key?.reveal()
        keys.openaiModel = model ?? undefined
        keys.fetch = fetchGuarded
      }
    }
    return keys
  }
}

function guardedFetch(allow: readonly string[]): typeof fetch {
  return async (input, init) => {
    const http = guardedHttp({ allow, timeoutMs: LONGEST_MS })
    try {
      const method = init?.method === 'POST' ? ('POST' as const) : ('GET' as const)
      const headers = Object.fromEntries(new Headers(init?.headers))
      const body = typeof init?.body === 'string' ? { body: init.body } : {}
      const wanted = { method, url: String(input), headers, redirects: 'answer' as const, ...body }
      const answer = await http.request(wanted, init?.signal ?? AbortSignal.timeout(LONGEST_MS))
      const type = answer.headers['content-type'] ?? 'application/json'
      const later = answer.headers['retry-after']
      return new Response(answer.body, {
        status: answer.status,
        headers: { 'content-type': type, ...(later ? { 'retry-after': later } : {}) },
      })
    } finally {
      await http.close()
    }
  }
}
