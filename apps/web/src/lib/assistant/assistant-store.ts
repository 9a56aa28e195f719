import type { EarlierSessions } from '@app/assistant'
import { type Behaviour, nothingYet } from '@app/assistant'
import { createStore } from '../create-store.ts'
import { keep, readKept } from '../keep.ts'

export interface AssistantState {
  on: boolean
  seen: Behaviour
  /** When something was last counted. */
  seenAt: number
  earlier: EarlierSessions
  /** What became of insights: they do not come again until everything is cleared. */
  answered: readonly { id: string; answer: 'dismissed' | 'implemented'; at: number }[]
}

/** Away for longer, and what comes next is another session. */
const SESSION_PAUSE_MS = 30 * 60_000

const fresh = (on: boolean): AssistantState => ({
  on,
  seen: nothingYet(),
  seenAt: 0,
  earlier: { count: 0, totalMs: 0 },
  answered: [],
})

const store = createStore<AssistantState>(fresh(false))
export const useAssistant = store.use
export const readAssistant = store.get

let owner = ''
const place = () => `assistant:${owner}`

/** Takes up what this browser knows of one person; another's is not touched. Nothing of it ever leaves the browser. */
export function openAssistant(of: string, now: number): void {
  if (owner === of) return
  owner = of
  const kept = readKept<AssistantState>(place(), fresh(false))
  store.set(now - kept.seenAt > SESSION_PAUSE_MS ? endSession(kept) : kept)
}

export function switchAssistant(on: boolean): void {
  store.set({ ...store.get(), on })
  keepAssistant()
}

export function clearAssistant(): void {
  store.set(fresh(store.get().on))
  keepAssistant()
}

/** Spec 1 §4: dismissed or implemented, it is gone; which of the two is noted. */
export function answerInsight(id: string, answer: 'dismissed' | 'implemented', now: number): void {
  const state = store.get()
  store.set({ ...state, answered: [...state.answered, { id, answer, at: now }] })
  keepAssistant()
}

export function count(change: (seen: Behaviour) => Behaviour, now: number): void {
  const state = store.get()
  if (state.on) store.set({ ...state, seen: change(state.seen), seenAt: now })
}

export const keepAssistant = (): void => keep(place(), store.get())

function endSession(state: AssistantState): AssistantState {
  const { timeSpent, textInput } = state.seen
  if (timeSpent === 0) return state
  const { count: sessions, totalMs } = state.earlier
  return {
    ...state,
    seen: { ...nothingYet(), textInput },
    earlier: { count: sessions + 1, totalMs: totalMs + timeSpent },
  }
}
