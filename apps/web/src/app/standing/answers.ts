import { type Call, calls } from '@app/contract'
import { toShape } from '../../../to-shape.ts'
import { fits } from '../../lib/read-reply.ts'
import { type Sample, sampleOf } from './sample-reply.ts'

/** What a call is answered with: a reply, a refusal, or nothing for ever. */
export type Answer = { reply: unknown } | { status: number } | 'hang'

const CALLS = Object.values(calls)
  .flatMap((part): Call[] => Object.values(part))
  // The build does the same for the browser.
  .map((call) => Object.assign(call, { shape: toShape(call.reply) }))
  .map((call) => ({
    call,
    name: `${call.method} ${call.path}`,
    pattern: new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`),
  }))
  // `/api/bots/health` before `/api/bots/:id`.
  .sort((a, b) => a.call.path.split(':').length - b.call.path.split(':').length)

/** `GET /api/tasks/:id`, of an address that was asked for. */
export function nameOf(method: string, address: string): string {
  const path = address.split('?')[0] ?? ''
  return CALLS.find(({ call, pattern }) => call.method === method && pattern.test(path))?.name ?? `${method} ${path}`
}

/** A text that no screen has of its own, and that is a name, an id and a key at once. */
export const markOf = (name: string): string => `mark${CALLS.findIndex((one) => one.name === name)}x`

export function goodAnswer(name: string, sample: Partial<Sample> = {}): Answer {
  const found = CALLS.find((one) => one.name === name)
  return found ? { reply: sampleOf(found.call.reply, { mark: markOf(name), ...sample }) } : { status: 404 }
}

/** Whether this answer is one the page can make nothing of. */
export const isUseless = (name: string, answer: Answer): boolean => {
  if (answer === 'hang') return false
  const shape = CALLS.find((one) => one.name === name)?.call.shape ?? '*'
  return 'status' in answer || !fits(shape, answer.reply)
}

/** Everything that can be wrong with one answer. */
export const WRONG: Record<string, (name: string) => Answer> = {
  null: () => ({ reply: null }),
  'an empty object': () => ({ reply: {} }),
  'an empty list': () => ({ reply: [] }),
  'unknown values in every enumerated field': (name) => goodAnswer(name, { enumerated: 'never_heard_of' }),
  'a 401': () => ({ status: 401 }),
  'a 403': () => ({ status: 403 }),
  'a 500': () => ({ status: 500 }),
  'no answer at all': () => 'hang',
}
