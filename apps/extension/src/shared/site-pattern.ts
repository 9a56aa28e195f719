/** What one site is called when its permission is asked for. Firefox knows no ports in it, so none is said. */
export function sitePattern(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' || protocol === 'https:' ? `${protocol}//${hostname}/*` : undefined
}
