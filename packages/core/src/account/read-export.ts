import { ExportedLists, ExportedSettings, ExportManifest } from '@app/contract'
import { Fault } from '../fault.ts'
import { findUnstorable } from '../find-unstorable.ts'
import { newId } from '../new-id.ts'

export interface AccountExport {
  settings: ReturnType<typeof ExportedSettings.parse>
  lists: ExportedLists
  /** The new id of everything that has one, by its old id. */
  ids: ReadonlyMap<string, string>
}

const LISTS = Object.keys(ExportedLists.shape) as (keyof ExportedLists)[]
/** The escape of the one character that PostgreSQL cannot keep. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/

/**
 * What the texts of an export say, under new ids: the old ones may still be in use here. Ids also stand inside results and
 * outputs, so they are replaced in the text, before anything is read.
 */
export function readExport(texts: ReadonlyMap<string, string>): AccountExport {
  if (!ExportManifest.safeParse(read(texts, 'manifest')).success) {
    throw new Fault(
      'invalid',
      'This is not an export of an account, or one of a newer version. Choose the zip that Export Data gave you.',
    )
  }
  const ids = new Map<string, string>()
  for (const name of ['agents', 'tasks', 'artefacts']) {
    const rows = read(texts, name)
    for (const row of Array.isArray(rows) ? rows : []) if (typeof row?.id === 'string') ids.set(row.id, newId())
  }
  const rename = (text: string) => text.replace(/[\w-]+/g, (word) => ids.get(word) ?? word)
  const lists = LISTS.map((name) => [name, parse(name, texts.get(`${name}.json`), rename)] as const)
  return {
    settings: check('settings', ExportedSettings.safeParse(read(texts, 'settings'))),
    lists: check('lists', ExportedLists.safeParse(Object.fromEntries(lists))),
    ids,
  }
}

const read = (texts: ReadonlyMap<string, string>, name: string) => parse(name, texts.get(`${name}.json`))

function parse(name: string, text: string | undefined, rename = (same: string) => same) {
  if (text === undefined) throw new Fault('invalid', `This is not an export of an account: ${name}.json is missing.`)
  if (NUL.test(text)) throw damaged(name)
  try {
    const value = JSON.parse(rename(text))
    if (!findUnstorable(value)) return value
  } catch {
    // Said below, in the same words.
  }
  throw damaged(name)
}

interface Checked<Value> {
  data?: Value | undefined
  error?: { issues: readonly { path: readonly PropertyKey[] }[] } | undefined
}

function check<Value>(name: string, { data, error }: Checked<Value>): Value {
  if (data === undefined) throw damaged(name === 'lists' ? String(error?.issues[0]?.path[0]) : name)
  return data
}

const damaged = (name: string) =>
  new Fault(
    'invalid',
    `The export is damaged: ${name}.json cannot be read. Nothing was imported. Export again and try with that.`,
  )
