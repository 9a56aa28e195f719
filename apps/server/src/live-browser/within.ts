/** What a page does not answer in time it answers to nobody: undefined then, and where it fails. */
export function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer))
}
