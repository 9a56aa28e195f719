/** What earlier steps have saved, by name. A map, so that no name can reach what objects have by birth. */
export type Values = ReadonlyMap<string, unknown>

const WHOLE = /^\{\{([^{}]+)\}\}$/
const INSIDE = /\{\{([^{}]+)\}\}/g

/**
 * S-01: `{{orders.0.id}}` is looked up step by step among own properties; nothing is called and nothing is computed.
 * A text that is one placeholder becomes the value itself; inside a longer text it is written out.
 */
export function resolve(template: unknown, values: Values): unknown {
  if (typeof template === 'string') return resolveText(template, values)
  if (Array.isArray(template)) return template.map((item) => resolve(item, values))
  if (template && typeof template === 'object') {
    return Object.fromEntries(Object.entries(template).map(([key, inner]) => [key, resolve(inner, values)]))
  }
  return template
}

/** The names a template draws on: `{{orders.0.id}}` draws on `orders`. */
export function namesIn(template: unknown): string[] {
  if (typeof template === 'string')
    return [...template.matchAll(INSIDE)].map(([, path = '']) => path.trim().split('.')[0] ?? '')
  if (template === null || typeof template !== 'object') return []
  return Object.values(template).flatMap(namesIn)
}

function resolveText(text: string, values: Values): unknown {
  const whole = WHOLE.exec(text)?.[1]
  if (whole) return lookUp(whole, values)
  return text.replace(INSIDE, (_, path: string) => writeOut(lookUp(path, values)))
}

function lookUp(path: string, values: Values): unknown {
  const [first = '', ...rest] = path.trim().split('.')
  let at: unknown = values.get(first)
  for (const key of rest) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, key)) return undefined
    at = (at as Record<string, unknown>)[key]
  }
  return at
}

function writeOut(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
