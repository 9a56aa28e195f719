/**
 * An address taken apart; undefined for what is none. `URL.parse` is younger than the oldest Node this runs on, and
 * `URL.canParse` says no to letters such as ü once it has been called often enough: Node 20 compiles it to a form that reads
 * them as another encoding.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

export const isUrl = (text: string, base?: string): boolean => parseUrl(text, base) !== undefined
