export interface Exchange {
  method: string
  url: string
  status?: number | undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listIn = (output: unknown, key: string): Record<string, unknown>[] => {
  const held = isObject(output) ? output[key] : undefined
  return Array.isArray(held) ? held.filter(isObject) : []
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a step's output says was sent and answered: by a browser a list, by a request the answer itself. */
export function exchangesIn(output: unknown): Exchange[] {
  const sent = listIn(output, 'sent').map(({ method, url, status }) => ({
    method: textOf(method),
    url: textOf(url),
    status: typeof status === 'number' ? status : undefined,
  }))
  if (sent.length > 0 || !isObject(output) || typeof output.status !== 'number') return sent
  return [{ method: textOf(output.method) || 'HTTP', url: textOf(output.url), status: output.status }]
}

/** Which datum a form step put into which field, and which found none. */
export const placedIn = (output: unknown) => ({
  placed: listIn(output, 'placed').map(({ name, field }) => ({ name: textOf(name), field: textOf(field) })),
  unplaced: listIn(output, 'unplaced').map(({ name, why }) => ({ name: textOf(name), why: textOf(why) })),
})
