let last: Promise<unknown> = Promise.resolve()

/** What is read, changed and written back is not overtaken by the next. */
export function oneAfterAnother(work: () => Promise<void>): Promise<void> {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}
