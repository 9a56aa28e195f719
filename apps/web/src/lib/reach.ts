let lost = false
const listeners = new Set<() => void>()

/** Whether the last call found its way: a browser may think that it is online where nothing can be reached. */
export const reach = {
  isLost: () => lost,
  tell(isLost: boolean): void {
    if (isLost === lost) return
    lost = isLost
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
