import type { NewFile } from '@app/toolkit'
import type { Entry } from '../field.ts'
import { assign } from './assign.ts'
import { likeness, rarityAmong } from './likeness.ts'
import type { Field } from './score-pair.ts'

/** Which file goes into which field: by their names, and where there is one of each, that one. */
export function placeFiles(files: Readonly<Record<string, NewFile>>, fields: readonly Field[]) {
  const takes = fields.filter(({ kind, later, readOnly }) => kind === 'file' && !later && !readOnly)
  const given = Object.entries(files)
  const rarity = rarityAmong(takes.map(({ label }) => label))
  const alone = takes.length === 1 && given.length === 1
  const found = assign(
    given.map(([key]) =>
      takes.map(({ label, name }) => (alone ? 1 : Math.max(likeness(key, label, rarity), likeness(key, name, rarity)))),
    ),
  )
  const placed = given.flatMap(([key, file], row) => {
    const field = takes[found[row] ?? -1]
    return field ? [{ key, file, field }] : []
  })
  return {
    placed,
    entries: placed.map(({ field, file }): Entry => ({ at: field.at, file })),
    unplaced: given
      .filter(([key]) => !placed.some((one) => one.key === key))
      .map(([name]) => ({ name, why: 'no field of this page takes such a file' })),
  }
}
