import { DEFAULT_POLICY, type NewTask } from '@app/contract'
import type { FoundTable } from '../page/list-tables.ts'

/** A task whose result is the table, by the product's own step for rows. */
export function toTask({ name, columns, rows }: FoundTable): NewTask {
  const input = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ''])))
  return {
    name: (name || 'Table').slice(0, 200),
    description: '',
    policy: DEFAULT_POLICY,
    dryRun: false,
    recipe: { version: 1, title: '', steps: [{ do: 'rows.arrange', with: { rows: '{{input}}' } }] },
    input,
  }
}
