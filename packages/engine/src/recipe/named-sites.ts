import { isUrl } from '@app/values'

const ADDRESS = /\bhttps?:\/\/[^\s"'<>()[\]{}]+/giu
const NAME = /(?<![@\p{L}\d.-])(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,4}[a-z]{2,24}(?![\p{L}\d@.-])/giu

/** The sites that somebody's words name, as hosts. What a page says is never asked here. */
export function sitesIn(value: unknown): string[] {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  const addresses = text.match(ADDRESS) ?? []
  const hosts = addresses.flatMap((one) => (isUrl(one) ? [new URL(one).host] : []))
  const names = text.replace(ADDRESS, ' ').match(NAME) ?? []
  return [...new Set([...hosts, ...names.map((name) => name.toLowerCase())])]
}
