import type { LiveEvent } from '@app/contract'
import { createStore } from './create-store.ts'

/** As many as somebody reads; the history has the rest. */
const KEPT = 60

const store = createStore<readonly LiveEvent[]>([])

/** What arrived lately, newest first. */
export const useEventLog = store.use
export const logEvent = (event: LiveEvent) => store.set([event, ...store.get()].slice(0, KEPT))
