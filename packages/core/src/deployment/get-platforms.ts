import { findPlatform, type Platform } from '@app/platforms'
import { Fault } from '../fault.ts'

/** Platforms by their ids, each once. One the catalogue does not know is refused by name. */
export const getPlatforms = (ids: readonly string[]): Platform[] => [...new Set(ids)].map(getPlatform)

export function getPlatform(id: string): Platform {
  const found = findPlatform(id)
  if (!found) throw new Fault('invalid', `The catalogue has no platform “${id}”. Choose one that it lists.`)
  return found
}
