/**
 * Whether this is an address. `URL.canParse` says no to letters such as ü once it has been called often enough: Node 20
 * compiles it to a form that reads them as another encoding.
 */
export function isUrl(text: string, base?: string): boolean {
  try {
    new URL(text, base)
    return true
  } catch {
    return false
  }
}
