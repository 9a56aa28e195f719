import type { NewFile } from '@app/toolkit'
import type { Page } from '../browser/port.ts'
import { chooseForm } from './choose-form.ts'
import type { Entry, Value } from './field.ts'
import { callField, identityOf, nameFields, shownValue } from './name-fields.ts'
import { placeFiles } from './place/place-files.ts'
import type { Field } from './place/score-pair.ts'
import { missingIn, type Report, wrongIn } from './report.ts'

export interface Filling {
  data: Readonly<Record<string, Value>>
  files: Readonly<Record<string, NewFile>>
}

export interface Filled extends Report {
  /** Which of the page's forms it was. */
  form: number
}

/** A choice may bring new fields; a form that goes on bringing them is left as it is. */
const MOST_ROUNDS = 4

/** Enters data into the form of the page that asks for it, and reads back what the page then holds and says. */
export async function fillForm(page: Page, { data, files }: Filling, now: Date, signal: AbortSignal): Promise<Filled> {
  const entered = new Map<string, { keys: string[] }>()
  let left: Record<string, Value> = { ...data }
  let filesLeft = files
  for (let round = 0; ; round += 1) {
    const seen = await page.form(signal)
    try {
      const fields = nameFields(seen)
      const free = fields.filter((field) => !entered.has(identityOf(field)))
      const chosen = chooseForm(left, free, { now, language: seen.language })
      const upload = placeFiles(filesLeft, free)
      const here = chosen.placed.filter(({ field }) => !field.later)
      const entries: Entry[] = [...here.map(({ entry }) => entry), ...upload.entries]
      if (entries.length === 0 || round === MOST_ROUNDS) {
        const own = fields.filter(({ form }) => form === (formOf(fields, entered) ?? chosen.form))
        return {
          form: formOf(fields, entered) ?? chosen.form,
          placed: heldBy(fields, entered),
          unplaced: [...leftOver(chosen), ...upload.unplaced],
          missing: missingIn(own),
          wrong: wrongIn(seen, own),
        }
      }
      await seen.enter(entries)
      for (const { field, keys } of here) entered.set(identityOf(field), { keys })
      for (const { field, key } of upload.placed) entered.set(identityOf(field), { keys: [key] })
      left = without(
        left,
        here.flatMap(({ keys }) => keys),
      )
      filesLeft = without(
        filesLeft,
        upload.placed.map(({ key }) => key),
      )
    } finally {
      await seen.done()
    }
  }
}

const formOf = (fields: readonly Field[], entered: ReadonlyMap<string, unknown>): number | undefined =>
  fields.find((field) => entered.has(identityOf(field)))?.form

const heldBy = (fields: readonly Field[], entered: ReadonlyMap<string, { keys: string[] }>): Report['placed'] =>
  fields.flatMap((field) =>
    (entered.get(identityOf(field))?.keys ?? []).map((name) => ({
      name,
      field: callField(field),
      held: shownValue(field),
    })),
  )

function leftOver({ placed, unplaced }: ReturnType<typeof chooseForm>): Report['unplaced'] {
  const later = placed.filter(({ field }) => field.later)
  return [
    ...later.flatMap(({ keys, field }) =>
      keys.map((name) => ({ name, why: `"${callField(field)}" is on a later page of the form` })),
    ),
    ...unplaced.map(({ key, why }) => ({ name: key, why })),
  ]
}

const without = <T>(data: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)))
