/**
 * Stands in for zod in the browser's build. The server checks every shape, coming and going; the browser only needs a
 * call's method and path, and 30 kB of validator would be a fifth of what a first visit may load. Any chain of calls
 * yields the same nothing; checking a value with it is a mistake and says so.
 */
const CHECKS = new Set<string | symbol>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync'])

const nothing: unknown = new Proxy(() => nothing, {
  get(_, key) {
    if (CHECKS.has(key)) throw new Error('Shapes are checked by the server; zod is not part of the browser build.')
    return nothing
  },
  apply: () => nothing,
})

export const z = nothing
