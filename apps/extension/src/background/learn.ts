import { type Behaviour, nothingYet } from '@app/assistant'
import { mayLearn } from '../shared/learn-id.ts'
import { keep, readKept } from '../shared/store.ts'
import { oneAfterAnother } from './one-after-another.ts'

/** What was counted on a site, under its origin; only what has the shape of counts is taken. */
export const rememberSeen = (url: string, seen: unknown): Promise<void> =>
  oneAfterAnother(async () => {
    if (!isBehaviour(seen) || !(await mayLearn(url))) return
    const learned = (await readKept('learned')) ?? {}
    await keep({ learned: { ...learned, [new URL(url).origin]: seen } })
  })

export const recallSeen = async (url: string): Promise<Behaviour | undefined> =>
  (await readKept('learned'))?.[new URL(url).origin]

function isBehaviour(value: unknown): value is Behaviour {
  if (typeof value !== 'object' || value === null) return false
  const given = value as Record<string, unknown>
  return Object.entries(nothingYet()).every(([key, sample]) =>
    Array.isArray(sample)
      ? Array.isArray(given[key]) &&
        given[key].length <= 50 &&
        given[key].every((one) => typeof one === 'string' && one.length < 500)
      : typeof given[key] === typeof sample,
  )
}
