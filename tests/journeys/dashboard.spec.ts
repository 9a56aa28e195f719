import type { Agent, Task, Template } from '@app/contract'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectGoodLook } from './look.ts'
import { press } from './press.ts'

async function makeAgent(request: APIRequestContext, name: string, id: Template['id'] = 'support'): Promise<Agent> {
  const templates = (await (await request.get('/api/templates')).json()) as Template[]
  const template = templates.find((one) => one.id === id)
  const data = { name, recipe: template?.recipe, permissions: template?.permissions, domains: ['127.0.0.1'] }
  let made: Agent | undefined
  // The plan has two places, and another journey may be using them for a moment.
  await expect(async () => {
    const answer = await request.post('/api/agents', { data })
    expect(answer.ok()).toBe(true)
    made = (await answer.json()) as Agent
  }).toPass({ timeout: 60_000 })
  if (!made) throw new Error('There was no place for another agent.')
  return made
}

async function showView(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

test.describe.configure({ mode: 'serial' })

test('D2-8 first steps: template, dry run and a proven run on the practice site, each ticked by the record', async ({
  page,
}) => {
  // Another journey may have taken them already: what the record says is forced up to where this one begins.
  let forced: object | undefined = { agent: false, dryRun: false, proven: false }
  await page.route('**/api/monitor/first-steps', (route) =>
    forced ? route.fulfill({ json: forced }) : route.continue(),
  )
  const begun = new Date().toISOString()
  await page.route(/\/api\/tasks$/, async (route) => {
    const answer = await route.fetch()
    const tasks = (await answer.json()) as Task[]
    await route.fulfill({ response: answer, json: tasks.filter(({ createdAt }) => createdAt >= begun) })
  })
  await page.goto('/dashboard')
  const list = page.getByRole('region', { name: 'First steps' })
  await expect(list).toContainText('0 of 3 done')
  await list.getByRole('button', { name: 'Browse templates' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Templates')
  const agent = await makeAgent(page.request, 'First of all')
  forced = { agent: true, dryRun: false, proven: false }
  await page.goto('/dashboard')
  await list.getByRole('button', { name: 'Dry run' }).click()
  await expect(list.getByRole('button', { name: 'At work…' })).toBeVisible()
  forced = { agent: true, dryRun: true, proven: false }
  await list.getByRole('button', { name: 'Run', exact: true }).click({ timeout: 30_000 })
  forced = undefined
  await expect(list).toContainText('Proven', { timeout: 30_000 })
  await expect(list).toContainText('3 of 3 done')
  await list.getByRole('button', { name: 'Hide first steps' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible()
  await expect(list).toBeHidden()
  await page.request.delete(`/api/agents/${agent.id}`)
})

test('my agents: state, last result and next run; paused it starts nothing; three densities', async ({ page }) => {
  const agent = await makeAgent(page.request, 'Night clerk')
  await page.request.put(`/api/agents/${agent.id}/schedule`, { data: { cron: '0 3 * * *', timezone: 'UTC' } })
  await page.goto('/dashboard')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Night clerk' })
  await expect(card).toContainText('Ready')
  await expect(card).toContainText('Not run yet')
  await expect(card).toContainText('Next run in')
  await press(card.getByRole('button', { name: 'Pause: Night clerk' }), 'Enter')
  await expect(card).toContainText('Paused')
  await expect(card).not.toContainText('Next run')
  await expect(card.getByRole('button', { name: 'Run: Night clerk' })).toBeDisabled()
  await press(card.getByRole('button', { name: 'Resume: Night clerk' }), 'Enter')
  await expect(card).toContainText('Ready')
  for (const dashboardLayout of ['list', 'compact']) {
    await page.route('**/api/settings/user', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), dashboardLayout } })
    })
    await page.reload()
    await expect(card).toBeVisible()
    await expect(card.getByRole('button', { name: 'Run: Night clerk' })).toBeEnabled()
  }
  await page.request.delete(`/api/agents/${agent.id}`)
})

test('figures over time: charts say what they show, the table says the same in figures, the period can be chosen', async ({
  page,
}) => {
  const history = [
    { date: '2030-03-01', actions: 40, completed: 3, failed: 1, verified: 2, savedMs: 900_000, costCents: 12 },
    { date: '2030-03-02', actions: 60, completed: 6, failed: 0, verified: 6, savedMs: 2_700_000, costCents: 0 },
  ]
  const asked: string[] = []
  await page.route('**/api/analytics/history**', (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ json: history })
  })
  // Figures come with the first proven run.
  const policy = { permissions: { fileAccess: true, appAccess: false }, limits: {}, approval: 'risky', domains: null }
  const steps = [{ do: 'extract.file', with: { rows: [{ name: 'Chair' }], type: 'csv' } }]
  const data = { name: 'Keep a chair', recipe: { version: 1, steps }, policy }
  const { id } = await (await page.request.post('/api/tasks', { data })).json()
  const verdict = async () => (await (await page.request.get(`/api/tasks/${id}/run`)).json()).verdict
  await expect.poll(verdict, { timeout: 30_000 }).toBe('verified')
  await page.goto('/dashboard')
  const figures = page.getByRole('region', { name: 'Figures' })
  for (const words of ['100', '90%', '1 hr', '$0.12', '30 s by hand']) await expect(figures).toContainText(words)
  await expect(figures.getByRole('img')).toHaveCount(4)
  await figures.getByRole('radio', { name: '7 days' }).check({ force: true })
  await expect.poll(() => asked).toContain('?days=7')
  await press(figures.getByRole('button', { name: 'Show as table' }), 'Enter')
  await expect(figures.getByRole('row')).toHaveCount(3)
  await expect(figures.getByRole('row').nth(1)).toContainText(/Mar 2\D*60\D*6\D*0\D*100%/)
  await page.unroute('**/api/analytics/history**')
  await page.route('**/api/analytics/history**', (route) => route.fulfill({ status: 500, body: 'No figures today.' }))
  await page.reload()
  await expect(page.getByText('No figures today.')).toBeVisible()
})

test('Live Monitor: real figures of this installation, events as they happen, and a stuck queue is said', async ({
  page,
}) => {
  await showView(page, 'Live Monitor')
  await expect(page.getByText('In the queue')).toBeVisible()
  await expect(page.getByText(/process(es)? connected/)).toBeVisible()
  const agent = await makeAgent(page.request, 'Watched')
  const task = (await (await page.request.post(`/api/agents/${agent.id}/execute`)).json()) as Task
  expect(task.status).toBe('pending')
  const events = page.getByRole('region', { name: 'Event stream' })
  await expect(events.getByRole('listitem').filter({ hasText: 'Watched' }).first()).toContainText('completed', {
    timeout: 30_000,
  })
  await expect(events).toContainText('accepted')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText(/in the last hour/)).toContainText(/task/)
  await expectGoodLook(page)
  await page.route('**/api/monitor', async (route) => {
    const answer = await route.fetch()
    const stuck = { oldestQueuedMs: 120_000, workersAtWork: 0 }
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...stuck } })
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert')).toContainText('has waited for 2 min')
  await page.request.delete(`/api/agents/${agent.id}`)
})

test('Live Monitor asks every few seconds, and not while the window is hidden', async ({ page }) => {
  let asked = 0
  await page.route('**/api/monitor', (route) => {
    asked += 1
    return route.continue()
  })
  await showView(page, 'Live Monitor')
  await expect.poll(() => asked).toBeGreaterThan(0)
  const first = asked
  await expect.poll(() => asked, { timeout: 15_000 }).toBeGreaterThan(first)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForTimeout(500)
  const hidden = asked
  await page.waitForTimeout(6_500)
  expect(asked).toBe(hidden)
})

test('Quantum Engine: the picture has its list, moves, and stands still when asked, hidden or under reduced motion', async ({
  page,
}) => {
  const agent = await makeAgent(page.request, 'Orbiter', 'leads')
  await showView(page, 'Quantum Engine')
  const list = page.getByRole('region', { name: 'In the picture' })
  await expect(list).toContainText('Orbiter')
  await expect(list).toContainText('Browser')
  const picture = page.getByRole('img', { name: /agent/ })
  await expect(picture).toBeVisible()
  await press(page.getByRole('button', { name: 'Pause motion' }), 'Enter')
  await page.waitForTimeout(300)
  const still = await picture.screenshot()
  await page.waitForTimeout(600)
  expect((await picture.screenshot()).equals(still)).toBe(true)
  await press(page.getByRole('button', { name: 'Resume motion' }), 'Enter')
  await page.waitForTimeout(600)
  expect((await picture.screenshot()).equals(still)).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.waitForTimeout(300)
  const reduced = await picture.screenshot()
  await page.waitForTimeout(600)
  expect((await picture.screenshot()).equals(reduced)).toBe(true)
  await page.request.delete(`/api/agents/${agent.id}`)
})

test('without WebGL the engine is drawn flat, with the same list', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext
  })
  await showView(page, 'Quantum Engine')
  await expect(page.getByRole('main').locator('svg[role=img]')).toBeVisible()
  await expect(page.getByRole('main').locator('canvas')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'In the picture' })).toBeVisible()
})
