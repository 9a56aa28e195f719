import { createHash } from 'node:crypto'

const MOST = 60

/** `mcp.crm_find-contact`: letters a recipe can hold. Names that would become one another's get a mark of their own. */
export function nameTools(server: string, names: readonly string[]): string[] {
  const plain = names.map((name) => `mcp.${plainName(server)}_${plainName(name)}`)
  return plain.map((name, at) =>
    plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name}-${mark(names[at])}`,
  )
}

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MOST) || 'tool'

const mark = (name = ''): string => createHash('sha256').update(name).digest('hex').slice(0, 6)
