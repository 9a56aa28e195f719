import { Refused } from '@app/toolkit'
import { findFields } from './fields/find-fields.ts'
import { pageOfText } from './layout/page-of-text.ts'
import type { Documents } from './port.ts'

/** The stand-in: what each file says is in the table, by its name. Forms and reports come back as their values in text. */
export function preparedDocuments(texts: Record<string, string>): Documents {
  const textOf = (name: string): string => {
    const text = texts[name]
    if (text === undefined) throw new Refused(`No text is prepared for ${name}.`)
    return text
  }
  const rowsOf = (text: string) => text.split('\n').map((line) => line.split('\t'))
  return {
    async read({ name }) {
      const text = textOf(name)
      return { kind: 'text', pages: [pageOfText(text)], text, meta: {} }
    },
    tables: async ({ name }) => [{ page: 1, rows: rowsOf(textOf(name)) }],
    fields: async ({ name }, { names }) => findFields([pageOfText(textOf(name))], names),
    async fill({ name }, { values }) {
      textOf(name)
      const filled = Object.entries(values).map(([key, value]) => ({
        key,
        field: key,
        label: key,
        value: String(value),
      }))
      return { bytes: Buffer.from(JSON.stringify(values)), filled, missing: [], fields: [] }
    },
    write: async ({ title, text, rows }) => Buffer.from([title, text, ...rows.map((row) => row.join('\t'))].join('\n')),
  }
}
