import { partsOf } from '../fill-braces.ts'

/** A template literal, or a plain text where nothing is put in. */
export function template(text: string, put: (name: string) => string): string {
  const parts = partsOf(text)
  if (parts.length === 1) return quoted(text)
  const written = parts.map((part, index) =>
    index % 2 === 1 ? `\${${put(part)}}` : part.replace(/[`\\]|\$\{/g, '\\$&'),
  )
  return `\`${written.join('')}\``
}

export const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`

/** What would end a comment does not. */
export const safe = (text: string) => text.replaceAll('*/', '* /')

export const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '_')
