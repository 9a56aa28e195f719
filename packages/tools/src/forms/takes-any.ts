import type { Page } from '../browser/port.ts'
import { chooseForm } from './choose-form.ts'
import type { Filling } from './fill-form.ts'
import { nameFields } from './name-fields.ts'
import { placeFiles } from './place/place-files.ts'

/** Whether the page asks for any of this. */
export async function takesAny(page: Page, { data, files }: Filling, now: Date, signal: AbortSignal): Promise<boolean> {
  const seen = await page.form(signal)
  await seen.done()
  const fields = nameFields(seen)
  return (
    chooseForm(data, fields, { now, language: seen.language }).placed.length > 0 ||
    placeFiles(files, fields).placed.length > 0
  )
}
