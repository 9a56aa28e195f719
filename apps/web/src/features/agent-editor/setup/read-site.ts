/** The name of a site, of a name or of a whole address somebody pasted; undefined where there is none in it. */
export function readSite(typed: string): string | undefined {
  const host = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? hostOf(typed) : typed
  const name = host?.toLowerCase().replace(/\/.*$/, '').replace(/:\d+$/, '')
  return name && name.length <= 253 && /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name) ? name : undefined
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined
}
