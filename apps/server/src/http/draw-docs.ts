interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  maxLength?: number
  minimum?: number
  maximum?: number
  default?: unknown
}

interface Operation {
  summary?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

export interface OpenApi {
  info: { title: string; version: string; description?: string }
  paths: Record<string, Record<string, Operation>>
}

const inert = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** The document as a page to read: no script, one style of its own. */
export function drawDocs(api: OpenApi, nonce: string): string {
  const groups = new Map<string, string[]>()
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags?.[0] ?? 'other'
      groups.set(tag, [...(groups.get(tag) ?? []), drawOperation(method, path, operation)])
    }
  }
  const names = [...groups.keys()].sort()
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${inert(api.info.title)}</title><style nonce="${nonce}">${STYLE}</style></head><body>
<header><h1>${inert(api.info.title)}</h1><p>Version ${inert(api.info.version)}. ${inert(api.info.description ?? '')}
Send an API key as <code>Authorization: Bearer …</code>. The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Groups">${names.map((name) => `<a href="#${name}">${name}</a>`).join(' ')}</nav></header>
<main>${names.map((name) => `<section id="${name}"><h2>${name}</h2>${groups.get(name)?.join('')}</section>`).join('')}</main></body></html>`
}

function drawOperation(
  method: string,
  path: string,
  { summary, parameters = [], requestBody, responses }: Operation,
): string {
  const body = requestBody?.content?.['application/json']?.schema
  const reply = responses?.['200']?.content?.['application/json']?.schema
  const given = parameters.map(
    (p) =>
      `<li><code>${inert(p.name)}</code> in ${p.in}${p.required ? '' : ', optional'}: ${drawSchema(p.schema)}</li>`,
  )
  return `<article><h3><span class="${method}">${method.toUpperCase()}</span> <code>${inert(path)}</code></h3><p>${inert(summary ?? '')}</p>
${given.length ? `<ul>${given.join('')}</ul>` : ''}${body ? `<h4>Body</h4>${drawSchema(body)}` : ''}${reply ? `<h4>Answer</h4>${drawSchema(reply)}` : ''}</article>`
}

function drawSchema(schema: Schema | undefined): string {
  if (!schema) return 'anything'
  if (schema.properties) {
    const rows = Object.entries(schema.properties).map(
      ([name, inner]) =>
        `<li><code>${inert(name)}</code>${schema.required?.includes(name) ? '' : ', optional'}: ${drawSchema(inner)}</li>`,
    )
    return rows.length ? `<ul>${rows.join('')}</ul>` : 'an empty object'
  }
  if (schema.items) return `list of ${drawSchema(schema.items)}`
  if (schema.anyOf) return schema.anyOf.map(drawSchema).join(' or ')
  if (schema.enum) return schema.enum.map((value) => `<code>${inert(String(value))}</code>`).join(' or ')
  if (schema.const !== undefined) return `<code>${inert(String(schema.const))}</code>`
  const notes = [
    schema.maxLength && `at most ${schema.maxLength} characters`,
    schema.minimum !== undefined && `from ${schema.minimum}`,
    schema.maximum !== undefined && schema.maximum < 1e9 && `to ${schema.maximum}`,
  ]
  return [schema.type ?? 'anything', ...notes.filter(Boolean)].join(', ')
}

const STYLE = `:root{color-scheme:light dark;--line:light-dark(#d9dbe3,#2a2d38);--soft:light-dark(#555a6b,#a9aebd);--code:light-dark(#f0f1f5,#1c1f29);--accent:light-dark(#5a3fc0,#a99bff)}
body{font:14px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1.25rem;background:light-dark(#fafafc,#0d0f16);color:light-dark(#1d2030,#f2f3f7)}
h1{font-size:30px;letter-spacing:-.02em}h2{text-transform:capitalize;margin-top:3rem;border-bottom:1px solid var(--line);padding-bottom:.5rem}h3{font-size:16px;margin-bottom:0}h4{margin:.5rem 0 0;color:var(--soft)}
code{background:var(--code);padding:.1em .35em;border-radius:5px;font-size:13px}a{color:var(--accent)}nav a{display:inline-block;margin:.2rem .8rem .2rem 0}article{border-bottom:1px solid var(--line);padding:.75rem 0}ul{margin:.25rem 0;padding-left:1.25rem}p{margin:.25rem 0}
h3 span{font:600 12px monospace;color:var(--accent)}`
