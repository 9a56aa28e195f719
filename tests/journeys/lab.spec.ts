import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectGoodLook } from './look.ts'
import { press } from './press.ts'

test.use({
  colorScheme: 'light',
  reducedMotion: 'reduce',
  permissions: ['camera'],
  launchOptions: async ({ launchOptions }, use) => {
    // A picture without a hand in it, and WebGL on a machine without a graphics card.
    const camera = [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--enable-unsafe-swiftshader',
    ]
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] })
  },
})

const instrument = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** What lies far down is fetched when somebody gets there. */
async function goDownTo(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('PageDown')
    await expect(instrument(page, name)).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** The free plan has two places for agents, and other journeys use them too. */
async function createAgent(request: APIRequestContext, agent: object): Promise<string> {
  let id = ''
  await expect(async () => {
    const made = await request.post('/api/agents', { data: agent })
    expect(made.ok()).toBe(true)
    id = (await made.json()).id
  }).toPass({ timeout: 60_000 })
  return id
}

test('the three instruments: real figures, a tagged simulation, and a camera whose pictures stay here', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/innovation-lab')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Innovation Laboratory')
  await expect(page.getByRole('list', { name: 'Experiments' }).getByRole('listitem')).toHaveCount(9)

  const center = instrument(page, 'Holographic Command Center')
  await expect(center.getByText('Live', { exact: true })).toBeVisible()
  await expect(center.getByRole('definition')).toHaveCount(6)
  await press(center.getByRole('button', { name: 'Show table' }), 'Enter')
  await expect(center.getByRole('table', { name: 'Readings of the last minute' })).toContainText('MB')

  await goDownTo(page, 'Neural Interface')
  const neural = instrument(page, 'Neural Interface')
  await expect(neural.getByText('Simulated', { exact: true })).toBeVisible()
  await press(neural.getByRole('button', { name: 'Connect' }), 'Enter')
  await expect(neural.getByRole('region', { name: 'Thought patterns' }).getByRole('listitem').first()).toBeVisible()
  await press(neural.getByRole('button', { name: 'Disconnect' }), 'Enter')

  await goDownTo(page, 'Gesture Control Matrix')
  const matrix = instrument(page, 'Gesture Control Matrix')
  await matrix.getByRole('radio', { name: 'Camera' }).focus()
  await page.keyboard.press('Space')
  await press(matrix.getByRole('button', { name: 'Start Tracking' }), 'Enter')
  await expect(matrix.getByText('Calibrating', { exact: true })).toBeVisible()
  await expect(matrix.getByRole('status')).toHaveText('Tracking active. No hand in view.', { timeout: 40_000 })
  await expect(matrix.getByText('Simulated', { exact: true })).toHaveCount(0)
  expect(asked.filter((url) => url.endsWith('.wasm')).length).toBeGreaterThan(0)
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
  await press(matrix.getByRole('button', { name: 'Stop' }), 'Enter')
  await expect(matrix.getByText('Off', { exact: true })).toBeVisible()
  await expectGoodLook(page)
})

test('AI Ethics finds what is wrong with an agent and leads to the remedy; Predictive AI guesses nothing', async ({
  page,
  request,
}) => {
  const id = await createAgent(request, {
    name: 'Hasty Clerk',
    objective: 'Write to ada.lovelace@example.com',
    permissions: { fileAccess: true, appAccess: false },
    domains: ['shop.example'],
    recipe: {
      version: 1,
      steps: [{ do: 'email.send', name: 'Tell Ada', with: { to: ['{{input}}'], subject: 'Hello', text: 'Hello' } }],
    },
  })
  try {
    await page.goto('/innovation-lab?tab=ethics')
    await page.getByLabel('Agent', { exact: true }).selectOption({ label: 'Hasty Clerk' })
    await expect(page.getByText('A step sends without asking you')).toBeVisible()
    await expect(page.getByText('In the objective: a…@example.com')).toBeVisible()
    await expect(page.getByRole('tabpanel').getByText('lovelace')).toHaveCount(0)

    await expectGoodLook(page)

    await page.getByRole('tab', { name: 'AI Ethics' }).focus()
    await page.keyboard.press('End')
    await expect(page).toHaveURL(/tab=(?!ethics)/)
    await page.goto('/innovation-lab?tab=predictive')
    await expect(page.getByRole('heading', { name: 'Best time to run' })).toBeVisible()
    await expect(page.getByText('Too little history for a forecast')).toBeVisible()
    await press(page.getByRole('button', { name: 'Show as table' }), 'Enter')
    await expect(page.getByRole('table', { name: /Actions by day/ }).getByRole('row')).toHaveCount(31)

    await page.goto('/innovation-lab?tab=ethics')
    await page.getByLabel('Agent', { exact: true }).selectOption({ label: 'Hasty Clerk' })
    await press(page.getByRole('link', { name: 'Open the setup' }).first(), 'Enter')
    await expect(page).toHaveURL(new RegExp(`/agents/${id}\\?tab=setup`))
  } finally {
    await request.delete(`/api/agents/${id}`)
  }
})
