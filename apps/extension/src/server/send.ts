import type { Call } from '@app/contract'
import { Problem } from './problem.ts'

export interface Sent<Query, Body> {
  address: string
  token?: string | undefined
  body?: Body | undefined
  query?: Partial<Query> | undefined
  params?: Record<string, string> | undefined
}

/** One call of the contract. Never with cookies: who asks is what the token says, and nothing else. */
export async function send<Params, Query, Body, Reply>(
  call: Call<Params, Query, Body, Reply>,
  { address, token, body, query, params = {} }: Sent<Query, Body>,
): Promise<Reply> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]))
  const answer = await fetch(`${address}${path}${search.size > 0 ? `?${search}` : ''}`, {
    method: call.method,
    credentials: 'omit',
    redirect: 'error',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => undefined)
  if (!answer) throw new Problem('away', address)
  if (answer.ok) return (await answer.json()) as Reply
  throw new Problem(answer.status === 401 ? 'gone' : 'said', await answer.text())
}
