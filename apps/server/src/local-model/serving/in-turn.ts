/** One after the other, in the order they came. Whoever has gone meanwhile is passed over. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    const mine = last.then(() => {
      signal.throwIfAborted()
      return work()
    })
    last = mine.catch(() => undefined)
    return mine
  }
}
