import type { Agent, Plan, Schedule } from '@app/contract'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectGoodLook, listenForComplaints } from './look.ts'
import { press } from './press.ts'

test.describe.configure({ mode: 'default' })

const NAME = 'Order clerk'
const STEPS = [
  { do: 'http.get', name: 'Read the list', with: { url: 'https://shop.example/list' }, save: 'found' },
  { do: 'http.get', name: 'Read the prices', with: { url: 'https://shop.example/prices' } },
  {
    forEach: '{{found.json}}',
    as: 'order',
    name: 'Each order',
    steps: [{ do: 'http.send', name: 'Report it', with: { method: 'POST', url: 'https://shop.example/{{order.id}}' } }],
  },
]

/** The free plan holds two agents: each journey begins with none, and leaves none. */
async function clear(request: APIRequestContext): Promise<void> {
  const agents = (await (await request.get('/api/agents')).json()) as Agent[]
  for (const { id } of agents) await request.delete(`/api/agents/${id}`)
}
test.beforeEach(({ request }) => clear(request))
test.afterAll(({ request }) => clear(request))

async function make(request: APIRequestContext, steps: unknown = STEPS): Promise<Agent> {
  const data = { name: NAME, objective: 'Report every order', recipe: { version: 1, steps } }
  return (await (await request.post('/api/agents', { data })).json()) as Agent
}

async function open(page: Page, { id }: Agent, tab: string): Promise<void> {
  await page.goto(`/agents/${id}?tab=${tab}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
}
const saved = (page: Page) => expect(page.getByText('Agent saved', { exact: true })).toBeVisible()
const stored = async (page: Page, { id }: Agent) =>
  (await (await page.request.get(`/api/agents/${id}`)).json()) as Agent

test('everything about an agent is changed on one page, saved, and there after a reload', async ({ page }) => {
  const agent = await make(page.request)
  await page.goto('/agents')
  await page.getByRole('link', { name: `Edit: ${NAME}` }).click()
  await page.getByLabel('Objective').fill('Report every new order')
  await page.getByLabel('Capabilities', { exact: true }).first().fill('orders')
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'Sites it may visit' }).getByText('Only these').click()
  await page.getByLabel('Site', { exact: true }).first().fill('https://shop.example/list?page=2')
  await page.keyboard.press('Enter')
  await page.getByLabel('Files').click()
  await page.getByLabel('Before it sends').check()
  await page.getByLabel('Actions per run').fill('25')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  await page.reload()
  await expect(page.getByLabel('Objective')).toHaveValue('Report every new order')
  expect(await stored(page, agent)).toMatchObject({
    objective: 'Report every new order',
    capabilities: ['orders'],
    domains: ['shop.example'],
    permissions: { fileAccess: true, appAccess: false },
    approval: 'sends',
    limits: { actionsPerTask: 25 },
    recipeVersion: 1,
  })
})

test('D2.13 what is wrong is said beside its field, and unsaved changes are not lost by a stray click', async ({
  page,
}) => {
  const agent = await make(page.request)
  await open(page, agent, 'setup')
  await page.getByLabel('Minutes per run').fill('never')
  await expect(page.getByRole('alert').filter({ hasText: 'A whole number from 1 to 1,440.' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Minutes per run')).toBeFocused()
  await page.getByRole('tab', { name: 'Steps' }).click()
  await page.getByRole('link', { name: 'My Agents' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Leave without saving?')
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('tab', { name: 'Set-up' }).click()
  await expect(page.getByLabel('Minutes per run')).toHaveValue('never')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByLabel('Minutes per run')).toHaveValue('')
  await expect(page.getByText('You have unsaved changes')).toBeHidden()
})

const titles = (page: Page) => page.getByRole('button', { name: /^(Open|Close) step/ })

test('D3 2.5.7 steps are put in another order without a pointer, and each move is told', async ({ page }) => {
  const agent = await make(page.request)
  await open(page, agent, 'steps')
  await titles(page).first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText('Read the list is now step 2 of 4.')).toBeAttached()
  await expect(titles(page).nth(1)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await press(page.getByRole('button', { name: 'Move down: 1', exact: true }), 'Enter')
  await expect(page.getByRole('button', { name: 'Move down: 2', exact: true })).toBeFocused()
  await titles(page).nth(3).focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page.getByText('Report it is now step 4 of 4.')).toBeAttached()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowRight')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  const { recipe, recipeVersion } = await stored(page, agent)
  expect(recipeVersion).toBe(2)
  expect(recipe?.steps.map(({ name }) => name)).toEqual(['Read the prices', 'Read the list', 'Each order'])
})

test('a step is dragged to another place', async ({ page }) => {
  const agent = await make(page.request)
  await open(page, agent, 'steps')
  const handle = page.getByTitle('Move step 2: Read the prices')
  await handle.dragTo(titles(page).first(), { targetPosition: { x: 60, y: 4 } })
  await expect(titles(page).first()).toHaveAccessibleName('Open step 1: Read the prices')
})

test('a step’s inputs are edited as what they are, mistakes are named, and a removed step comes back', async ({
  page,
}) => {
  const agent = await make(page.request)
  await open(page, agent, 'steps')
  await titles(page).nth(1).click()
  const step = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Close step 2' }) })
  await step.getByLabel('Url', { exact: true }).fill('')
  await expect(step.getByRole('alert')).toHaveText('This is needed.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect(await stored(page, agent)).toMatchObject({ recipeVersion: 1 })
  await step.getByLabel('Url', { exact: true }).fill('https://shop.example/{{nowhere}}')
  await expect(step).toContainText('No step before saves anything as “nowhere”.')
  await step.getByLabel('Url', { exact: true }).fill('https://shop.example/{{found.page}}')
  await page.getByRole('button', { name: 'Duplicate: 2', exact: true }).click()
  await expect(titles(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Remove: 4', exact: true }).click()
  await expect(titles(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  const { recipe } = await stored(page, agent)
  expect(recipe?.steps).toHaveLength(4)
  expect(recipe?.steps[1]).toMatchObject({ with: { url: 'https://shop.example/{{found.page}}' } })
  expect(recipe?.steps[3]).toMatchObject({ as: 'order', steps: [{ name: 'Report it' }] })
})

test('steps are made of the objective where there are none', async ({ page }) => {
  const data = { name: NAME, objective: 'Open the practice shop and read the orders' }
  const agent = (await (await page.request.post('/api/agents', { data })).json()) as Agent
  await open(page, agent, 'steps')
  await expect(page.getByText('No steps yet')).toBeVisible()
  await page.getByRole('button', { name: 'Make steps of the objective' }).click()
  await expect(page.getByText(/steps? made of your words/)).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  expect((await stored(page, agent)).recipe?.steps[0]).toMatchObject({ do: 'browser.open' })
})

test('D2.18 two versions are set side by side, and the earlier one is restored', async ({ page }) => {
  const agent = await make(page.request)
  const [first, , third] = STEPS
  const changed = { ...first, with: { url: 'https://shop.example/other' } }
  await page.request.patch(`/api/agents/${agent.id}`, { data: { recipe: { version: 1, steps: [changed, third] } } })
  await open(page, agent, 'versions')
  await expect(page.getByText('1 step changed')).toBeVisible()
  await expect(page.getByText('1 step removed')).toBeVisible()
  await expect(page.locator('del')).toContainText('https://shop.example/list')
  await expect(page.locator('ins')).toContainText('https://shop.example/other')
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByText('Version 1 is in force again', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 3' })).toContainText('in force')
  expect(await stored(page, agent)).toMatchObject({
    recipeVersion: 3,
    recipe: { steps: [{ name: 'Read the list' }, {}, {}] },
  })
})

test('a schedule is said in words, shows its next five runs by the server’s clock, and is paused', async ({ page }) => {
  const agent = await make(page.request)
  await open(page, agent, 'schedule')
  const runs = page.getByRole('list').filter({ has: page.locator('time') })
  await page.getByLabel('How often').selectOption('weeks')
  await page.getByRole('button', { name: 'Friday' }).click()
  await page.getByLabel('At', { exact: true }).fill('08:30')
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await expect(runs.getByRole('listitem')).toHaveCount(5)
  await expect(runs).toContainText('08:30')
  await page.getByRole('button', { name: 'Save schedule' }).click()
  await expect(page.getByText('Schedule saved', { exact: true })).toBeVisible()
  const read = async () => (await (await page.request.get(`/api/agents/${agent.id}/schedule`)).json()) as Schedule
  const schedule = await read()
  expect(schedule).toMatchObject({ cron: '30 8 * * 1,5', timezone: 'Asia/Tokyo', enabled: true })
  const shown = await runs.locator('time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime')))
  expect(shown).toEqual(schedule.nextRuns)
  await page.getByLabel('How often').selectOption('cron')
  await page.getByLabel('Cron line').fill('0 25 * * *')
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be read' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Reset' }).last().click()
  await page.getByLabel('Run on schedule').click()
  await page.getByRole('button', { name: 'Save schedule' }).click()
  await expect.poll(read).toMatchObject({ enabled: false, nextRuns: [] })
})

test('an address for other programs shows its secret once', async ({ page }) => {
  const agent = await make(page.request)
  await open(page, agent, 'schedule')
  await page.getByLabel('Who calls it').fill('Order system')
  await page.getByRole('button', { name: 'Make address' }).click()
  const secret = page.getByRole('textbox', { name: 'Signing secret' })
  await expect(secret).toHaveValue(/^whsec_/)
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(/\/api\/hooks\//)
  await page.getByRole('button', { name: 'I have it' }).click()
  await expect(secret).toBeHidden()
  await page.reload()
  await expect(page.getByText('Order system')).toBeVisible()
  await expect(secret).toBeHidden()
})

test('an agent is duplicated with its set-up and steps, and without its schedule', async ({ page }) => {
  const agent = await make(page.request)
  await page.request.put(`/api/agents/${agent.id}/schedule`, { data: { cron: '0 9 * * *', timezone: 'UTC' } })
  await open(page, agent, 'setup')
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${NAME} (copy)`)
  const all = (await (await page.request.get('/api/agents')).json()) as Agent[]
  const copy = all.find(({ id }) => id !== agent.id)
  expect(copy).toMatchObject({ recipe: agent.recipe, objective: agent.objective })
  expect(await (await page.request.get(`/api/agents/${copy?.id}/schedule`)).json()).toBeNull()
})

test('D2.9 a deleted agent comes back whole by one press', async ({ page }) => {
  const agent = await make(page.request)
  await page.request.put(`/api/agents/${agent.id}/schedule`, { data: { cron: '0 9 * * *', timezone: 'UTC' } })
  await open(page, agent, 'setup')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Agent deleted', { exact: true })).toBeVisible()
  await expect(page.getByText('No agents yet').first()).toBeVisible()
  expect((await page.request.get(`/api/agents/${agent.id}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: NAME, exact: true })).toBeVisible()
  expect(await stored(page, agent)).toMatchObject({ recipe: agent.recipe, recipeVersion: 1 })
  expect(await (await page.request.get(`/api/agents/${agent.id}/schedule`)).json()).toMatchObject({ cron: '0 9 * * *' })
})

test('D2.19 a dry run on the practice site shows what would have been sent, and sends nothing', async ({ page }) => {
  const plan = (await (
    await page.request.post('/api/plans', { data: { words: 'Open the practice shop' } })
  ).json()) as Plan
  const [first] = plan.recipe?.steps ?? []
  const shop = first && 'do' in first ? String(first.with.url) : ''
  const send = {
    do: 'http.send',
    name: 'Order one',
    with: { method: 'POST', url: `${shop}/orders`, body: { sku: 'pen' } },
  }
  const agent = await make(page.request, [{ do: 'http.get', name: 'Look', with: { url: shop } }, send])
  await open(page, agent, 'steps')
  await page.getByRole('button', { name: 'Dry run' }).click()
  const panel = page.getByRole('region', { name: 'Dry run' })
  await expect(panel).toContainText('1 thing would have been sent.', { timeout: 30_000 })
  await expect(panel.locator('pre')).toContainText('"sku": "pen"')
  await panel.getByRole('link', { name: 'Open run' }).click()
  await expect(page).toHaveURL(/\/tasks\//)
})

for (const tab of ['setup', 'steps', 'schedule', 'versions']) {
  test(`the editor looks right, dark and light, wide and narrow: ${tab}`, async ({ page }) => {
    const complaints = listenForComplaints(page)
    const agent = await make(page.request)
    await page.request.put(`/api/agents/${agent.id}/schedule`, { data: { cron: '0 9 * * *', timezone: 'UTC' } })
    await open(page, agent, tab)
    if (tab === 'steps') await titles(page).first().click()
    await expectGoodLook(page)
    expect(complaints).toEqual([])
  })
}
