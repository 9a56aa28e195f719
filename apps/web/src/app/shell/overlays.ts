import { createStore } from '../../lib/create-store.ts'

const store = createStore<'palette' | 'shortcuts' | null>(null)
export const useOverlay = store.use
export const openOverlay = store.set
export const closeOverlay = () => store.set(null)
