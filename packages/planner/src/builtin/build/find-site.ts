import type { Site } from '../../port.ts'

/** A site the words call by one of its names; the longest name counts. */
export function findSite(words: string, sites: readonly Site[]): string | undefined {
  const plain = ` ${words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const named = sites.flatMap(({ names, url }) => names.map((name) => ({ name, url })))
  return named.sort((a, b) => b.name.length - a.name.length).find(({ name }) => plain.includes(` ${name} `))?.url
}
