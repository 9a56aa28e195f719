import { createStore } from '../../lib/create-store.ts'

/** What a gesture works on: the agent that is selected, and how near the list of agents is. */
interface Stage {
  selected: string | null
  zoom: number
}

const ZOOMS = 3

const store = createStore<Stage>({ selected: null, zoom: 0 })
export const useStage = store.use
export const readStage = store.get

/** Nearer by a step; after the nearest comes the first again. */
export const zoomOn = () => store.set({ ...store.get(), zoom: (store.get().zoom + 1) % ZOOMS })
export const selectAgent = (selected: string | null) => store.set({ ...store.get(), selected })

/** After the last comes the first; who was not there any more is followed by the first. */
export function selectNext(ids: readonly string[]): string | null {
  const { selected } = store.get()
  const next = ids[(ids.indexOf(selected ?? '') + 1) % Math.max(1, ids.length)] ?? null
  selectAgent(next)
  return next
}
