import { ROWS } from './data/rows.ts'
import { type Platform, toPlatform } from './platform.ts'
import { readFacts } from './read-facts.ts'

let platforms: ReadonlyMap<string, Platform> | undefined

/** Read at the first question, not at the start: two thousand rows are a moment nobody should wait for in vain. */
function readAll(): ReadonlyMap<string, Platform> {
  platforms ??= new Map(
    ROWS.split('\n').map((line) => {
      const platform = toPlatform(readFacts(line))
      return [platform.id, freezeDeep(platform)]
    }),
  )
  return platforms
}

export const listPlatforms = (): Platform[] => [...readAll().values()]

export const findPlatform = (id: string): Platform | undefined => readAll().get(id)

function freezeDeep<Thing extends object>(thing: Thing): Thing {
  for (const value of Object.values(thing)) if (typeof value === 'object' && value !== null) freezeDeep(value)
  return Object.freeze(thing)
}
