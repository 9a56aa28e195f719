/**
 * The same function, written so that a page can evaluate it: some loaders wrap every inner function in a helper of their own,
 * which does not exist over there. The driver sends a function by its text.
 */
export function inPage<Work extends (...given: never[]) => unknown>(work: Work): Work {
  const text = `(...given) => ((__name) => (${work}))((one) => one)(...given)`
  return Object.assign(((...given: never[]) => work(...given)) as Work, { toString: () => text })
}
