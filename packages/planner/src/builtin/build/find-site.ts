import type { Site } from '../../port.ts'

/** A site the words call by one of its names; the longest name counts. */
export function findSite(words: string, sites: readonly Site[]): string | undefined {
  const plain = ` ${words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const named = sites.flatMap(({ names, url }) => names.map((name) => ({ name, url })))
  return named.sort((a, b) => b.name.length - a.name.length).find(({ name }) => plain.includes(` ${name} `))?.url
}

/** An address as the person calls it, where it has a name. */
export const calledUrl = (url: string, sites: readonly Site[]): string => {
  const name = sites.find((site) => site.url === url)?.names[0]
  return name ? `the ${name}` : shortUrl(url)
}

export const shortUrl = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
