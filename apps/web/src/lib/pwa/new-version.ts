import { createStore } from '../create-store.ts'

const store = createStore<ServiceWorker | undefined>(undefined)

/** A newer version that has been fetched and waits for a word. */
export const tellNewVersion = (worker: ServiceWorker | null) => worker && store.set(worker)

export const useNewVersion = () => store.use()
export const putOffNewVersion = () => store.set(undefined)
