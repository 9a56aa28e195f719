/** `URL.parse` is younger than the oldest Node this runs on, and `URL.canParse` of Node 20 errs on letters such as ü. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
