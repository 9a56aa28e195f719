// @vitest-environment happy-dom
import type { DeployedBot, MegaPlatform } from '@app/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../lib/call-error.ts'
import { answerCalls, renderScreen } from '../../lib/testing.tsx'
import { useToasts } from '../../lib/toast.ts'
import { DeployPage } from './deploy-page.tsx'

const trello = {
  id: 'trello',
  name: 'Trello',
  category: 'project_management',
  description: 'Reads items over its API.',
  authType: 'api_key_query',
  works: 'executable',
  icon: null,
} as MegaPlatform
const binance = { ...trello, id: 'binance', name: 'Binance', authType: 'none' } as MegaPlatform

const connection = (id: string, name: string, requiresAuth: boolean): DeployedBot['connections'][number] => ({
  platformId: id,
  name,
  category: 'project_management',
  icon: null,
  requiresAuth,
  keyParts: requiresAuth ? ['key', 'token'] : [],
  hasKey: false,
  asks: [],
  values: {},
  mayMove: false,
  baseUrl: 'https://api.example',
  address: null,
  tools: [`platform.${id}.get_data`],
})
const bot: DeployedBot = {
  id: 'bot-1',
  name: 'Scout',
  description: 'Automated bot: Scout',
  status: 'active',
  platforms: ['trello', 'binance'],
  capabilities: ['automation', 'data_processing', 'integration'],
  fileAccess: false,
  appAccess: false,
  version: 1,
  changed: false,
  canRollBack: false,
  connections: [connection('trello', 'Trello', true), connection('binance', 'Binance', false)],
  tests: [],
  lastRun: null,
  createdAt: '2026-01-01T00:00:00.000Z',
}

const LIST = 'GET /api/mega-platforms'
const MINE = 'GET /api/deployment/my-bots'
const DEPLOY = 'POST /api/deployment/deploy-bot'
const KEYS = 'POST /api/deployment/configure-keys/bot-1'
const TEST = 'POST /api/deployment/test-key/bot-1'
const TOGGLE = 'POST /api/deployment/toggle-bot/bot-1'

beforeEach(() => {
  // Nothing has a size in this environment: a window of its own makes room for rows.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000)
  vi.stubGlobal('innerHeight', 900)
})

function Screen() {
  const toasts = useToasts()
  return (
    <>
      <DeployPage />
      <output>
        {toasts.map(({ title, description, detail = '' }) => `${title}: ${description} ${detail}`).join()}
      </output>
    </>
  )
}
const show = () => renderScreen(Screen, ['deploy', 'platforms', 'dashboard'])
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const said = (words: string) => waitFor(() => expect(document.querySelector('output')?.textContent).toContain(words))
const openTab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))

async function choose() {
  for (const name of ['Trello', 'Binance']) fireEvent.click(await screen.findByRole('button', { name }))
  press('Configure the bot')
  await screen.findByLabelText('Bot name')
}

test('decision 24: from platforms over configuration and keys to ready, a step at a time', async () => {
  const sent = answerCalls({ [LIST]: [trello, binance], [DEPLOY]: bot, [KEYS]: bot })
  await show()
  expect(screen.getByText('Step 1 of 4')).toBeTruthy()
  await choose()
  expect(screen.getByText('Step 2 of 4')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Bot name'), { target: { value: 'Scout' } })
  press('Deploy Bot')
  await said('Bot Deployed Successfully: Scout is now being configured across the selected platforms.')
  expect(screen.getByText('Step 3 of 4')).toBeTruthy()
  expect(sent.find(({ call }) => call === DEPLOY)?.body).toEqual({
    name: 'Scout',
    selectedPlatforms: ['trello', 'binance'],
    capabilities: ['automation', 'data_processing', 'integration'],
    fileAccess: false,
    appAccess: false,
  })
  const key = screen.getByLabelText('API key of Trello')
  expect(key.getAttribute('type')).toBe('password')
  expect(within(screen.getByRole('region', { name: 'Binance' })).getByText('No authentication required')).toBeTruthy()
  expect(screen.queryByLabelText('API key of Binance')).toBeNull()
  fireEvent.change(key, { target: { value: 'one:two' } })
  press('Save keys')
  await said('API Keys Configured: Your bot is now ready for automation tasks.')
  expect(sent.find(({ call }) => call === KEYS)?.body).toEqual({
    apiKeys: { trello: 'one:two' },
    values: {},
    addresses: {},
  })
  expect(screen.getByText('Step 4 of 4')).toBeTruthy()
  expect(screen.getByText('Scout is ready')).toBeTruthy()
})

test('without a name or a platform nothing is sent, the button is disabled, and pressed all the same it says why', async () => {
  const sent = answerCalls({ [LIST]: [trello] })
  await show()
  openTab('Configure and Deploy')
  const deploy = await screen.findByRole('button', { name: 'Deploy Bot' })
  expect(deploy.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(deploy)
  await said('Missing Information: Please provide a bot name and select at least one platform.')
  expect(sent.some(({ call }) => call === DEPLOY)).toBe(false)
})

test('failures are told as the specification has them, with the server’s words', async () => {
  answerCalls({
    [LIST]: [trello, binance],
    [DEPLOY]: vi
      .fn()
      .mockReturnValueOnce(new CallError(402, 'You have 2 agents.'))
      .mockReturnValueOnce(new CallError(500, ''))
      .mockReturnValue(bot),
    [KEYS]: vi
      .fn()
      .mockReturnValueOnce(new CallError(500, ''))
      .mockReturnValue(new CallError(400, 'Trello wants a key and a token.')),
  })
  await show()
  await choose()
  fireEvent.change(screen.getByLabelText('Bot name'), { target: { value: 'Scout' } })
  press('Deploy Bot')
  await said('Deployment Failed: You have 2 agents.')
  press('Deploy Bot')
  await said('Deployment Failed: Failed to deploy bot. Please try again.')
  press('Deploy Bot')
  await screen.findByText('Step 3 of 4')
  press('Save keys')
  await said('Configuration Failed: Failed to configure API keys.')
  press('Save keys')
  await said('Configuration Failed: Failed to configure API keys. Trello wants a key and a token.')
})

test('a connection test shows the platform’s exact answer', async () => {
  const tried = {
    verdict: 'refused',
    asked: 'GET https://api.example/1',
    status: 401,
    answer: '401 Unauthorized\ninvalid key',
  }
  answerCalls({ [LIST]: [trello, binance], [DEPLOY]: bot, [TEST]: tried })
  await show()
  await choose()
  fireEvent.change(screen.getByLabelText('Bot name'), { target: { value: 'Scout' } })
  press('Deploy Bot')
  fireEvent.click(await screen.findByRole('button', { name: 'Test the connection to Trello' }))
  const answer = within(await screen.findByRole('figure', { name: 'Answer of Trello' }))
  expect(answer.getByText('Key not accepted')).toBeTruthy()
  expect(answer.getByText(/401 Unauthorized\s+invalid key/)).toBeTruthy()
})

test('decision 15: a bot that may not be activated says why, in the server’s words', async () => {
  const paused = { ...bot, status: 'paused' as const, tests: [{ name: 'Reads the page', state: 'failed' as const }] }
  answerCalls({
    [LIST]: [],
    [MINE]: [paused],
    [TOGGLE]: new CallError(409, 'The test “Reads the page” of this bot failed.'),
  })
  await show()
  openTab('Manage Bots')
  const card = within(await screen.findByRole('listitem', { name: 'Scout' }))
  for (const words of ['Paused', '1 key missing', 'Failed: Reads the page', 'Never', 'Version 1'])
    expect(card.getByText(words)).toBeTruthy()
  fireEvent.click(card.getByRole('button', { name: 'Activate Scout' }))
  await said('Bot Status Not Changed: The test “Reads the page” of this bot failed.')
})

test('no bots yet says so and leads to the platforms; a failed list can be tried again', async () => {
  answerCalls({ [LIST]: [], [MINE]: vi.fn().mockReturnValueOnce(new CallError(503, 'Away.')).mockReturnValue([]) })
  await show()
  openTab('Manage Bots')
  expect((await screen.findByRole('alert')).textContent).toContain('Away.')
  press('Try again')
  expect(await screen.findByText('No bots deployed')).toBeTruthy()
  press('Choose platforms')
  expect(screen.getByRole('tab', { name: 'Platform Selection' }).getAttribute('aria-selected')).toBe('true')
})
