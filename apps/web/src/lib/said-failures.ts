import { useLayoutEffect } from 'react'
import { createStore } from './create-store.ts'

const store = createStore<readonly unknown[]>([])

/** Failures that some part of the page tells of in its own place. */
export const useSaidFailures = () => store.use()

/** For a part that tells of a failure: nobody else has to. Before the screen is painted, or it would be said twice for a moment. */
export function useSaid(error: unknown): void {
  useLayoutEffect(() => {
    if (!error) return
    store.set([...store.get(), error])
    return () => {
      const at = store.get().indexOf(error)
      store.set(store.get().toSpliced(at, 1))
    }
  }, [error])
}
