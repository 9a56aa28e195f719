import type { Seen } from '@app/toolkit'

/** A row of a table as a look has it. */
export const row = (role: string, ...cells: string[]): Seen => ({
  role: 'row',
  children: cells.map((text) => ({ role, children: [text] })),
})
