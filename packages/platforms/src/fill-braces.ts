/** What somebody gave does not fit the address or the header it is for. */
export class UnfitValue extends Error {
  override name = 'UnfitValue'
}

const BRACES = /\{([^}]+)\}/

/** The text between braces and the names within them, by turns: `/r/{name}/new` is `['/r/', 'name', '/new']`. */
export const partsOf = (template: string): string[] => template.split(BRACES)

export const namesIn = (template: string): string[] => [
  ...new Set(partsOf(template).filter((_, index) => index % 2 === 1)),
]

export const fillBraces = (template: string, put: (name: string) => string): string =>
  partsOf(template)
    .map((part, index) => (index % 2 === 1 ? put(part) : part))
    .join('')

/** A host's part may name a host and nothing else: a slash or an @ would send the key elsewhere. */
export function hostPart(name: string, value: string): string {
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i.test(value))
    throw new UnfitValue(`“${name}” must be a host name or a part of one, without a scheme or a path.`)
  return value
}

/** One segment of a path, or several where it is called `path`; dots alone would climb out of it. */
export function pathPart(name: string, value: string): string {
  const segments = name.toLowerCase() === 'path' ? value.split('/') : [value]
  if (value === '' || segments.some((segment) => segment === '.' || segment === '..'))
    throw new UnfitValue(`“${name}” needs a value other than dots.`)
  return segments.map(encodeURIComponent).join('/')
}

export function headerValue(name: string, value: string): string {
  if (!/^[\x20-\x7e]+$/.test(value))
    throw new UnfitValue(`“${name}” holds a sign that cannot travel in a header, such as a line break.`)
  return value
}
