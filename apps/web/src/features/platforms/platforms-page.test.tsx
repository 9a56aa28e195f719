// @vitest-environment happy-dom
import type { MegaPlatform, PlatformStats } from '@app/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../lib/call-error.ts'
import { answerCalls, renderScreen } from '../../lib/testing.tsx'
import { useToasts } from '../../lib/toast.ts'
import { PlatformsPage } from './platforms-page.tsx'

const trello: MegaPlatform = {
  id: 'trello',
  name: 'Trello',
  category: 'project_management',
  description: 'Reads items over its API at api.trello.com; signs in with an API key.',
  popularity: 88,
  difficulty: 'easy',
  rateLimits: null,
  freeTier: null,
  testingSupport: null,
  authMethods: [{ type: 'api_key_query', place: 'query', names: ['key', 'token'] }],
  documentation: 'https://developer.atlassian.com/cloud/trello/',
  website: 'https://trello.com',
  baseUrl: 'https://api.trello.com/1',
  publicAPIs: false,
  fileAccess: null,
  appAccess: null,
  requiresAuth: true,
  authType: 'api_key_query',
  capabilities: ['get_data'],
  operations: [{ operation: 'get_data', method: 'GET', path: '/cards/{id}' }],
  works: 'executable',
  icon: null,
}
const stats = {
  total: 2_391,
  byCategory: { crm: 80, project_management: 90 },
  topPlatforms: [trello],
  freeTier: 1_389,
  freeTierUnknown: 488,
  works: { executable: 1_900, client: 400, web: 91 },
  complete: 649,
} as unknown as PlatformStats

const LIST = 'GET /api/mega-platforms'
const STATS = 'GET /api/mega-platforms/stats'
const CODE = 'POST /api/mega-platforms/trello/generate-code'

beforeEach(() => {
  // Nothing has a size in this environment: a window of its own makes room for rows.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000)
  vi.stubGlobal('innerHeight', 900)
})

test('decision 12: the free-tier tile shows the real number, and how many are not known', async () => {
  answerCalls({ [LIST]: [trello], [STATS]: stats })
  await renderScreen(PlatformsPage, ['platforms'])
  const tiles = within(await screen.findByRole('region', { name: 'The catalogue in figures' }))
  expect(await tiles.findByText('1,389')).toBeTruthy()
  expect(tiles.getByText('known; of 488 it is not known')).toBeTruthy()
  expect(tiles.getByText('649 with all four operations')).toBeTruthy()
})

test('a card says what is known and what is not', async () => {
  answerCalls({ [LIST]: [trello], [STATS]: stats })
  await renderScreen(PlatformsPage, ['platforms'])
  const card = within(await screen.findByRole('listitem'))
  for (const words of [
    'Project management',
    'Easy',
    'Executable',
    'API key',
    'Free tier not known',
    'Rate limit not known',
  ])
    expect(card.getByText(words)).toBeTruthy()
  expect(card.getByRole('link', { name: 'Documentation of Trello' }).getAttribute('href')).toBe(trello.documentation)
  expect(screen.getByText('1 platform')).toBeTruthy()
})

test('nothing found says so, and failures are shown in the server’s words with a way to try again', async () => {
  answerCalls({ [LIST]: [], [STATS]: new CallError(503, 'The catalogue is away.') })
  await renderScreen(PlatformsPage, ['platforms'])
  expect(await screen.findByText('No Platforms Found')).toBeTruthy()
  expect(await screen.findByText('The catalogue is away.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('skeletons stand in while the catalogue comes', async () => {
  answerCalls({ [LIST]: () => new Promise(() => {}), [STATS]: stats })
  await renderScreen(PlatformsPage, ['platforms'])
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(9)
})

test('code is generated for the chosen operations and shown with its notes', async () => {
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true
  }
  const made = {
    platformId: 'trello',
    language: 'typescript',
    fileName: 'trello-client.ts',
    code: 'const a = 1',
    notes: ['Mind the gap.'],
  }
  const sent = answerCalls({ [LIST]: [trello], [STATS]: stats, [CODE]: made })
  await renderScreen(PlatformsPage, ['platforms'])
  fireEvent.click(await screen.findByRole('button', { name: 'Generate code for Trello' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('GET /cards/{id}')).toBeTruthy()
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Delete an item' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Generate code' }))
  expect(await dialog.findByText('Mind the gap.')).toBeTruthy()
  expect(dialog.getByText('trello-client.ts')).toBeTruthy()
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({ operations: ['get_data', 'delete_item'], language: 'typescript' }),
  )
})

test('spec 2 §8: code that cannot be generated says what the specification says, the server’s words below', async () => {
  answerCalls({ [LIST]: [trello], [STATS]: stats, [CODE]: new CallError(400, 'Trello has no such operation.') })
  await renderScreen(WithToast, ['platforms'])
  fireEvent.click(await screen.findByRole('button', { name: 'Generate code for Trello' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Generate code' }))
  const alert = await dialog.findByRole('alert')
  expect([...alert.children].map(({ textContent }) => textContent)).toEqual([
    'Failed to generate integration code. Please try again.',
    'Trello has no such operation.',
  ])
  expect(document.querySelector('output')?.textContent).toBe(
    'Code Generation Failed / Failed to generate integration code. Please try again. / Trello has no such operation.',
  )
})

test('a sign-in type and a category that these texts do not know are said in words, never as text keys', async () => {
  const odd = { ...trello, authType: 'retina_scan', category: 'space_travel', difficulty: 'heroic_deed' }
  answerCalls({ [LIST]: [odd], [STATS]: { ...stats, byCategory: { space_travel: 1 } } })
  await renderScreen(PlatformsPage, ['platforms'])
  const card = within(await screen.findByRole('listitem'))
  for (const words of ['retina scan', 'space travel', 'heroic deed']) expect(card.getByText(words)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/signIn\.|categories\./)
})

/** The page with the toast it has shown last, as the shell draws it. */
function WithToast() {
  const [toast] = useToasts()
  return (
    <>
      <PlatformsPage />
      <output>{toast && [toast.title, toast.description, toast.detail].join(' / ')}</output>
    </>
  )
}
