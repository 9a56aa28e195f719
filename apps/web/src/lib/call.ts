import type { Call } from '@app/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError, UnreadableReply } from './call-error.ts'
import { reach } from './reach.ts'
import { fits, type Shape } from './read-reply.ts'

export interface CallInput<P, Q, B> {
  params?: P
  query?: Partial<Q>
  body?: B
}

/** `/api/agents/:id?limit=5`, filled in: what the browser asks for and the first element of the query's key. */
export function addressOf<P, Q>(call: Pick<Call<P, Q>, 'path'>, input: CallInput<P, Q, unknown> = {}): string {
  const params = new Map(Object.entries(input.params ?? {}))
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name))))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}

/** Spec 1 §7: cookies always; a content type only with a body. A reply that cannot be read is a failure of this call alone. */
export async function fetchCall<P, Q, B, R>(
  call: Call<P, Q, B, R>,
  input: CallInput<P, Q, B> = {},
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<R> {
  const response = await fetch(addressOf(call, input), {
    method: call.method,
    credentials: 'include',
    signal: signal ?? null,
    headers: { ...headers, ...(input.body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  }).catch((error: unknown) => {
    if (!signal?.aborted) reach.tell(true)
    throw error
  })
  reach.tell(false)
  if (!response.ok) throw await CallError.from(response)
  const reply: unknown = await response.json().catch(() => undefined)
  // The build writes the shape beside the call.
  if (reply === undefined || !fits((call as { shape?: Shape }).shape ?? '*', reply))
    throw new UnreadableReply(call.path)
  return reply as R
}

export interface CallOptions<P, Q> {
  params?: P
  query?: Partial<Q>
  /** Milliseconds between polls, which rest while the window is hidden: those that the specification lists, and the Live Monitor's. */
  every?: number
  enabled?: boolean
  /** Where it is missing something else stands in its place, so that nobody has to be told. */
  quiet?: boolean
}

/** Spec 1 §7: the key's first element is the path; no retry, no refetch on focus, never stale. */
export function useCall<P, Q, R>(
  call: Call<P, Q, undefined, R>,
  { every, enabled, quiet, ...input }: CallOptions<P, Q> = {},
) {
  return useQuery({
    queryKey: [addressOf(call, input)],
    queryFn: () => fetchCall(call, input),
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    ...(quiet ? { meta: { quiet } } : {}),
    ...(every ? { refetchInterval: every } : {}),
    ...(enabled === undefined ? {} : { enabled }),
  })
}

/** Calls by their paths, or the address of one answer alone. */
export type Refresh = readonly Pick<Call, 'path'>[]

/** A call that changes something; `refresh` names the calls whose answers it makes untrue. */
export function useSend<P, Q, B, R>(call: Call<P, Q, B, R>, options: { refresh?: Refresh } = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<P, Q, B>) => fetchCall(call, input),
    onSuccess: () =>
      Promise.all((options.refresh ?? []).map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
