export type Form = { [name: string]: Form | string }

/** `a[b][0]=c`, as the library sends it. */
export function parseForm(text: string): Form {
  const form: Form = {}
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/\[|\]\[|\]/).filter((name) => name !== '')
    const last = names.pop() ?? ''
    let place = form
    for (const name of names) {
      const inner = place[name]
      const next: Form = typeof inner === 'object' ? inner : {}
      place[name] = next
      place = next
    }
    place[last] = value
  }
  return form
}

export const textOf = (form: Form, name: string): string | undefined => {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}
export const partOf = (form: Form, name: string): Form => {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}
/** Lists arrive as objects with numbers for names. */
export const listOf = (form: Form, name: string): Form[] =>
  Object.values(partOf(form, name)).filter((one): one is Form => typeof one === 'object')
export const textsOf = (form: Form, name: string): string[] =>
  Object.values(partOf(form, name)).filter((one): one is string => typeof one === 'string')
export const metadataOf = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(partOf(form, 'metadata')).filter((one): one is [string, string] => typeof one[1] === 'string'),
  )
