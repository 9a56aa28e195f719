import { again, expect, inTime, look } from './eyes.ts'
import type { Routine } from './simple.ts'

/** Opens a dialog by a button, fills what it asks for, and leaves it. */
export const useDialog: Routine = async (page) => {
  await page.click((await look(page)).get('button').target, inTime())
  const open = await look(page)
  expect(open.all('dialog').length > 0, 'no dialog is shown')
  for (const field of open.all('textbox').slice(0, 2)) await page.fill(field.target, 'Elm Street 1', inTime())
  expect((await look(page)).text.includes('Elm Street 1'), 'what was entered is not shown')
  await page.click((await look(page)).get('button', /cancel|close/i).target, inTime())
  expect((await look(page)).all('dialog').length === 0, 'the dialog is still there')
}

/** Throws something away, says no to the question, then yes. */
export const answerAlertDialog: Routine = async (page) => {
  for (const answer of [/^no$/i, /^yes$/i]) {
    await page.click((await look(page)).get('button', /discard/i).target, inTime())
    const open = await look(page)
    expect(open.all('alertdialog').length > 0, 'nothing is asked')
    await page.click(open.get('button', answer).target, inTime())
    expect((await look(page)).all('alertdialog').length === 0, 'the question is still there')
  }
}

/** Opens a calendar, goes on by a month, and takes the 15th. */
export const pickDate: Routine = async (page) => {
  const first = await look(page)
  const [field] = [...first.all('combobox'), ...first.all('textbox')]
  await page.click(first.get('button', /choose date/i).target, inTime())
  await page.click((await look(page)).get('button', /next month/i).target, inTime())
  const { targets } = await page.snapshot(inTime())
  const day = [...targets.values()].find(({ role, name, text }) => role === 'gridcell' && (name ?? text) === '15')
  expect(day, 'the calendar shows no 15')
  await page.click(day ?? '', inTime())
  const ok = (await look(page)).all('button', /^ok$/i)[0]
  if (ok) await page.click(ok.target, inTime())
  const held = field ? (await again(page, field)).words : ''
  expect(/15/.test(held), `the field holds "${held}"`)
}

export const turnCarousel: Routine = async (page) => {
  const stop = (await look(page)).all('button', /stop/i)[0]
  if (stop) await page.click(stop.target, inTime())
  const shown = async () =>
    (await look(page))
      .all('group')
      .map(({ name }) => name)
      .join()
  const before = await shown()
  await page.click((await look(page)).get('button', /next/i).target, inTime())
  expect((await shown()) !== before, `it still shows ${before}`)
}

export const readFeed: Routine = async (page) => {
  const count = async () => (await look(page)).all('article').length
  const before = await count()
  expect(before > 0, 'the feed has no articles')
  const last = (await look(page)).all('article').at(-1)
  for (let tries = 0; tries < 4; tries += 1) await page.scroll(3_000, inTime(), last?.target)
  const after = await count()
  expect(after > before, `there are ${after} articles, as before`)
}
