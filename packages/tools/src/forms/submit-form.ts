import { Refused } from '@app/toolkit'
import type { Done, Page } from '../browser/port.ts'
import { chooseButton } from './choose-button.ts'
import { identityOf, nameFields } from './name-fields.ts'
import { missingIn, type Report, sayTroubles, wrongIn } from './report.ts'

export interface Submitted extends Done {
  pressed: string
  leads: 'next' | 'submit'
  /** Whether the page is another one than before, or shows other fields. */
  wentOn: boolean
  wrong: Report['wrong']
}

/** Presses the button of a form, unless the page itself says that it is not ready, and reads what the page says then. */
export async function submitForm(
  page: Page,
  wish: { form?: number | undefined; button?: string | undefined },
  signal: AbortSignal,
): Promise<Submitted> {
  const before = await page.form(signal)
  try {
    const fields = nameFields(before)
    const form = wish.form ?? fullest(fields.map((field) => field.form))
    const own = fields.filter((field) => field.form === form)
    const trouble = sayTroubles({ missing: missingIn(own), wrong: wrongIn({ problems: [] }, own) })
    if (trouble) throw new Refused(`The form was not sent. ${trouble}`)
    const button = chooseButton(
      before,
      form,
      own.some(({ later }) => later),
      wish.button,
    )
    const start = await page.place()
    const done = await before.press(button.at)
    const after = await page.form(signal)
    const now = nameFields(after)
    const wentOn = start.url !== done.url || shape(own) !== shape(now.filter((field) => field.form === form))
    await after.done()
    return { ...done, pressed: button.text, leads: button.leads, wentOn, wrong: wrongIn(after, now) }
  } finally {
    await before.done()
  }
}

const shape = (fields: readonly Parameters<typeof identityOf>[0][]): string =>
  fields.map((field) => `${identityOf(field)} ${field.later}`).join('\n\n')

/** The form with most fields is what the page is about. */
function fullest(forms: readonly number[]): number {
  const counts = [...new Set(forms)].map((form) => ({ form, count: forms.filter((one) => one === form).length }))
  return counts.sort((a, b) => b.count - a.count)[0]?.form ?? -1
}
