import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { expectGoodLook } from './look.ts'
import { press } from './press.ts'

const QUBOT = join(import.meta.dirname, '..', '..', 'scripts', 'qubot.mjs')
const EXAMPLE =
  'Go to the practice shop, collect the name and price of every product under 50 dollars and give me a CSV'

const QUESTION = 'What does the Label printer cost in the practice shop?'

/** As somebody at a terminal: what it printed and how it ended. */
async function qubot(baseURL: string | undefined, ...words: string[]) {
  const asked = [QUBOT, '--url', baseURL ?? '', '--json', ...words]
  const { stdout, code } = await promisify(execFile)(process.execPath, asked).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  )
  return { answer: JSON.parse(stdout), code }
}

test('plain words become a plan, the plan a run, the run a file that is right', async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Documents and files' }).click()
  await page.getByRole('button', { name: EXAMPLE }).click()
  const plan = page.getByRole('list', { name: 'Plan' })
  await expect(plan.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('button', { name: /Run it/ }).click()
  const files = page.getByRole('list', { name: 'Files' })
  await expect(files).toBeVisible({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), files.getByRole('link').first().click()])
  const rows = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/)
  // Twenty of the shop's twenty-five products cost less than 50 dollars.
  expect(rows).toHaveLength(21)
  expect(rows.join('\n')).toContain('Gel pen, black, 12 pieces')
  expect(rows.join('\n')).not.toContain('Label printer')
})

test('words that mean nothing are said to mean nothing, and cannot be run', async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByRole('textbox', { name: 'What should be done?' }).fill('Xyzzy the frobnicator')
  await expect(page.getByText('Not understood').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Run it/ })).toBeDisabled()
})

test('by keys alone: an example from the shelf, what was asked before, and a word that is completed', async ({
  page,
}) => {
  await page.goto('/dashboard')
  const box = page.getByRole('textbox', { name: 'What should be done?' })
  const kind = page.getByRole('button', { name: 'Read a page' })
  await press(kind, 'Enter')
  await expect(kind).toHaveAttribute('aria-expanded', 'true')
  await expectGoodLook(page)
  await press(page.getByRole('list', { name: 'Read a page' }).getByRole('button').first(), 'Enter')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue(QUESTION)
  await expect(page.getByRole('button', { name: /Run it/ })).toBeEnabled()
  await box.press('Control+Enter')
  await expect(page.getByText('$159.00').first()).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'New task' }).click()
  await box.focus()
  await expect(page.getByRole('option', { name: QUESTION })).toBeVisible()
  await box.press('ArrowUp')
  await box.press('Enter')
  await expect(box).toHaveValue(QUESTION)
  await box.fill('')
  await box.pressSequentially('label pri')
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await expectGoodLook(page)
  await box.press('Tab')
  await expect(box).toHaveValue(QUESTION)
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('the same from the command line: the plan, the run with its file, and what cannot be done', async ({
  baseURL,
}) => {
  const planned = await qubot(baseURL, '--dry-run', EXAMPLE)
  expect(planned).toMatchObject({ code: 0, answer: { status: 'planned', notUnderstood: [], questions: [] } })
  expect(planned.answer.steps[0]).toMatchObject({ tool: expect.any(String), input: expect.any(Object) })
  const done = await qubot(baseURL, EXAMPLE)
  expect(done).toMatchObject({ code: 0, answer: { status: 'completed', verdict: 'verified' } })
  const file = done.answer.artefacts.find(({ type }: { type: string }) => type === 'text/csv')
  expect((await readFile(file.path, 'utf8')).trim().split(/\r?\n/)).toHaveLength(21)
  const refused = await qubot(baseURL, 'Xyzzy the frobnicator')
  expect(refused).toMatchObject({
    code: 1,
    answer: { status: 'failed', reason: expect.stringContaining('Not understood') },
  })
})
