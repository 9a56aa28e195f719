import type { ModelProvider } from '@app/contract'
import { Fault } from '@app/core'
import { Refused, Unavailable } from '@app/toolkit'
import { guardedHttp } from '@app/tools'

export interface ModelPlace {
  key: string | undefined
  address: string | undefined
}

/** Asks a provider which models it offers, and says how long it took to answer. What it refuses is said in words. */
export type TryModel = (
  provider: ModelProvider,
  place: ModelPlace,
) => Promise<{ models: string[]; answersInMs: number }>

const TRY_MS = 10_000
const HOMES = { anthropic: 'https://api.anthropic.com/v1', openai: 'https://api.openai.com/v1' }
const NAMES = { anthropic: 'Anthropic', openai: 'OpenAI', compatible: 'This server' }

/** By the guarded way: an address that somebody types leads to nothing private that was not allowed. */
export const tryModel =
  (allow: readonly string[]): TryModel =>
  async (provider, { key, address }) => {
    const base = provider === 'compatible' ? address : HOMES[provider]
    if (!base) throw new Fault('invalid', 'address: say where the server is, such as http://127.0.0.1:11434/v1.')
    if (provider !== 'compatible' && !key) throw new Fault('invalid', 'key: paste the key of the provider.')
    const http = guardedHttp({ allow, timeoutMs: TRY_MS })
    const began = performance.now()
    try {
      const url = `${base.replace(/\/+$/, '')}/models`
      const wanted = { method: 'GET' as const, url, headers: headersOf(provider, key), redirects: 'answer' as const }
      const { status, body } = await http.request(wanted, AbortSignal.timeout(TRY_MS))
      const answersInMs = Math.round(performance.now() - began)
      if (status === 401 || status === 403) throw new Fault('invalid', `${NAMES[provider]} did not accept the key.`)
      if (status >= 300) throw new Fault('invalid', `${NAMES[provider]} answered ${status}, not with its models.`)
      return { models: modelsIn(body), answersInMs }
    } catch (error) {
      if (error instanceof Refused || error instanceof Unavailable) throw new Fault('invalid', error.message)
      if ((error as Error).name === 'TimeoutError')
        throw new Fault('invalid', `${NAMES[provider]} did not answer within ${TRY_MS / 1_000} seconds.`)
      throw error
    } finally {
      await http.close()
    }
  }

function headersOf(provider: ModelProvider, key: string | undefined): Record<string, string> {
  if (!key) return {}
  if (provider === 'anthropic') return { 'x-api-key': key, 'anthropic-version': '2023-06-01' }
  return { authorization: `Bearer ${key}` }
}

function modelsIn(body: string): string[] {
  try {
    const { data } = JSON.parse(body) as { data?: { id?: unknown }[] }
    if (Array.isArray(data)) return data.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])).slice(0, 500)
  } catch {
    // Said below.
  }
  throw new Fault('invalid', 'What answered there is no model server: it has no list of models.')
}
