import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectGoodLook, listenForComplaints } from './look.ts'

/** Accepts a task of these steps and waits until it has ended. */
async function ended(request: APIRequestContext, name: string, steps: unknown[]): Promise<string> {
  const task = await request.post('/api/tasks', { data: { name, recipe: { version: 1, steps } } })
  expect(task.status(), await task.text()).toBe(200)
  const { id } = await task.json()
  const status = async () => (await (await request.get(`/api/tasks/${id}/run`)).json()).status
  await expect.poll(status, { timeout: 30_000 }).toMatch(/completed|failed/)
  return id
}

const practice = async (request: APIRequestContext): Promise<string> =>
  (await (await request.get('/api/practice')).json()).url
const open = (url: string) => ({ do: 'browser.open', name: 'Open the shop', with: { url } })
const READ = { do: 'rows.read', name: 'Read the products', with: { fields: ['name', 'price'] } }

async function openRun(page: Page, id: string) {
  await page.goto(`/tasks/${id}`)
  await expect(page.getByRole('listbox', { name: 'Steps of this run' })).toBeVisible()
}

test('a run has its own page: steps, pictures, proof and a table, all by keyboard, good to look at', async ({
  page,
  request,
}) => {
  const complaints = listenForComplaints(page)
  const id = await ended(request, 'Products of the shop', [open(await practice(request)), READ])
  await page.goto('/tasks')
  await page.getByRole('link', { name: 'Products of the shop' }).first().click()
  await expect(page).toHaveURL(`/tasks/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products of the shop')
  await expect(page.getByRole('cell', { name: 'Copy paper A4, 500 sheets' })).toBeVisible()
  const steps = page.getByRole('listbox', { name: 'Steps of this run' })
  await expect(steps.getByRole('option', { selected: true })).toContainText('Read the products')
  await steps.focus()
  await page.keyboard.press('ArrowUp')
  await expect(steps.getByRole('option', { selected: true })).toContainText('Open the shop')
  await expect(page.getByRole('img', { name: /The page at step 1/ })).toBeVisible()
  await page.keyboard.press('j')
  await expect(steps.getByRole('option', { selected: true })).toContainText('Read the products')
  await expectGoodLook(page)
  expect(complaints).toEqual([])
})

test('a failed run goes on from the step that failed, with what was done taken over', async ({ page, request }) => {
  const shop = await practice(request)
  const press = { do: 'browser.click', name: 'Press it', with: { target: { role: 'button', name: 'Nowhere' } } }
  const id = await ended(request, 'Press a button that is not there', [open(shop), press])
  await openRun(page, id)
  await expect(page.getByRole('region', { name: 'Error' })).toContainText('Nowhere')
  await page.getByRole('button', { name: 'Retry from step 2' }).click()
  await expect(page.getByText('1 finished step taken over, not done again')).toBeVisible()
  expect(page.url()).not.toContain(id)
  await expect(page.getByRole('status').filter({ hasText: 'Failed' })).toBeVisible({ timeout: 20_000 })
  const again = page.url().split('/').at(-1)
  const run = await (await request.get(`/api/tasks/${again}/run`)).json()
  expect(run).toMatchObject({ retryOf: id, carried: 1, actionsUsed: 0 })
})

test('a run is held against the last good one: what differs in steps and rows', async ({ page, request }) => {
  const shop = await practice(request)
  const name = `Compared ${Date.now()}`
  await ended(request, name, [open(shop), READ])
  const id = await ended(request, name, [
    open(shop),
    { ...READ, with: { ...READ.with, atMost: 3 } },
    {
      do: 'rows.arrange',
      name: 'Keep three',
      with: {
        rows: [
          { name: 'Copy paper A4, 500 sheets', price: 1 },
          { name: 'Mine', price: 2 },
        ],
      },
    },
  ])
  await openRun(page, id)
  await page.getByRole('button', { name: 'Compare with last good run' }).click()
  const compared = page.getByRole('region', { name: 'Compared with the last good run' })
  await expect(compared.getByText('not done')).toBeVisible()
  const rows = compared.getByRole('region', { name: 'Difference' })
  await expect(rows.getByRole('row', { name: /Added Mine/ })).toBeVisible()
  await expect(rows.getByRole('row', { name: /Changed Copy paper A4/ })).toBeVisible()
  await expect(rows.getByRole('row', { name: /Gone/ }).first()).toBeVisible()
})

test('a run is taken home as a PDF, and shown to somebody who is not signed in until the link is revoked', async ({
  page,
  request,
  browser,
}) => {
  const id = await ended(request, 'Shown to others', [open(await practice(request)), READ])
  await openRun(page, id)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'PDF report' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Shown to others.pdf')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByRole('textbox', { name: 'The link, shown only now' }).inputValue()
  const stranger = await (await browser.newContext()).newPage()
  const answer = await stranger.goto(link)
  expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, 'noindex, nofollow, noarchive'])
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Shown to others')
  await expect(stranger.getByRole('cell', { name: 'Copy paper A4, 500 sheets' })).toBeVisible()
  await expect(stranger.getByText('Input', { exact: true })).toHaveCount(0)
  await expectGoodLook(stranger)
  await page.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('There is no link to this run.')).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByText('This link does not work, or does not work any more.')).toBeVisible()
})

test('the list is narrowed by words and status, in the address and back', async ({ page, request }) => {
  const word = `needle${Date.now()}`
  await ended(request, `A ${word} in a stack`, [{ do: 'rows.arrange', with: { rows: [{ a: 1 }] } }])
  await page.goto('/tasks')
  await page.getByRole('searchbox', { name: 'Search' }).fill(word.toUpperCase())
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(`search=${word}`, 'i'))
  await page.getByRole('combobox', { name: 'Status' }).selectOption('failed')
  await expect(page.getByText('No task fits these filters')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No task fits these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
