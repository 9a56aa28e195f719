import { Refused } from '@app/toolkit'
import type { Page } from '../browser/port.ts'
import { type Filling, fillForm } from './fill-form.ts'
import { type Report, sayTroubles } from './report.ts'
import { type Submitted, submitForm } from './submit-form.ts'
import { takesAny } from './takes-any.ts'

export interface Completed extends Omit<Submitted, 'leads' | 'wentOn'> {
  pages: number
  placed: Report['placed']
  unplaced: Report['unplaced']
}

const MOST_PAGES = 30

/** Fills in page after page with the same data and sends the whole at the end. Nothing incomplete or wrong is sent. */
export async function completeForm(page: Page, filling: Filling, now: Date, signal: AbortSignal): Promise<Completed> {
  const placed: Report['placed'] = []
  const sent: Submitted['sent'] = []
  let left = filling
  for (let pages = 1; pages <= MOST_PAGES; pages += 1) {
    const filled = await fillForm(page, left, now, signal)
    placed.push(...filled.placed)
    left = remaining(filling, placed)
    const trouble = sayTroubles(filled)
    if (trouble) throw new Refused(`Page ${pages} of the form was not sent. ${trouble}${hint(filled)}`)
    const done = await submitForm(page, { form: filled.form }, signal)
    sent.push(...done.sent)
    if (done.leads === 'submit' && !(await goesOn(page, left, done, signal, now)))
      return { ...done, sent, pages, placed, unplaced: filled.unplaced }
    if (done.wrong.length > 0)
      throw new Refused(`Page ${pages} of the form was not taken. ${sayTroubles({ missing: [], wrong: done.wrong })}`)
    if (!done.wentOn)
      throw new Refused(`"${done.pressed}" was pressed, and the form stayed where it was. Look at the picture.`)
  }
  throw new Refused(`The form has more than ${MOST_PAGES} pages. Fill in its pages one by one.`)
}

/** A "Save" that leads to a page which asks for what is still left was not the end. */
async function goesOn(page: Page, left: Filling, done: Submitted, signal: AbortSignal, now: Date): Promise<boolean> {
  if (!done.wentOn || done.wrong.length > 0) return false
  const names = Object.keys(left.data).length + Object.keys(left.files).length
  if (names === 0) return false
  return takesAny(page, left, now, signal)
}

const remaining = ({ data, files }: Filling, placed: Report['placed']): Filling => {
  const done = new Set(placed.map(({ name }) => name))
  const rest = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !done.has(key)))
  return { data: rest(data), files: rest(files) }
}

const hint = ({ unplaced }: Report): string => {
  const told = unplaced.filter(({ why }) => why.includes('did not take'))
  return told.length > 0 ? ` Not placed: ${told.map(({ name, why }) => `"${name}" (${why})`).join('; ')}.` : ''
}
