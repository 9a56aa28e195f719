// @vitest-environment happy-dom
import { DEFAULT_SETTINGS } from '@app/spec'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ToastArea } from '../../app/shell/toast-area.tsx'
import { CallError } from '../../lib/call-error.ts'
import { type Answers, answerCalls, renderScreen } from '../../lib/testing.tsx'
import { SettingsPage } from './settings-page.tsx'

const DIRTY = 'You have unsaved changes. Click "Save Changes" to apply them.'
const stored = { userId: 'u1', ...DEFAULT_SETTINGS, soundEffects: true, maxConcurrentBots: 9 }
const user = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'user',
  twoFactorEnabled: false,
  createdAt: '2026-01-01T00:00:00Z',
}

async function openSettings(answers: Answers = {}) {
  const sent = answerCalls({
    'GET /api/session': { authMode: 'demo', user, version: '0', browser: 'found', firstAccount: false, mail: 'outbox' },
    'GET /api/settings/user': stored,
    'POST /api/settings/user': stored,
    'GET /api/subscription/status': {
      hasActiveSubscription: false,
      subscription: {
        tier: 'micro',
        actionLimit: 1_000,
        planLimit: 1_000,
        rolledOver: 0,
        resetsAt: '2026-12-01T00:00:00.000Z',
      },
    },
    ...answers,
  })
  const Screen = () => (
    <>
      <SettingsPage />
      <ToastArea />
    </>
  )
  await renderScreen(Screen, ['settings'])
  await screen.findByRole('switch', { name: 'Sound Effects' })
  return sent
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('a change makes the form dirty, a save sends all of it and makes it clean', async () => {
  const sent = await openSettings()
  expect(button('Save Changes').disabled).toBe(true)
  fireEvent.click(screen.getByRole('switch', { name: 'Notifications' }))
  expect(screen.getByText(DIRTY)).toBeTruthy()
  fireEvent.click(button('Save Changes'))
  expect(await screen.findByText('Your preferences have been saved successfully.')).toBeTruthy()
  expect(screen.queryByText(DIRTY)).toBeNull()
  expect(sent.find(({ call }) => call === 'POST /api/settings/user')?.body).toEqual({ ...stored, notifications: false })
})

test('Reset puts the defaults in, marks the form dirty and saves nothing', async () => {
  const sent = await openSettings()
  fireEvent.click(button('Reset'))
  expect(screen.getByText(DIRTY)).toBeTruthy()
  expect(screen.getByRole('switch', { name: 'Sound Effects' }).getAttribute('aria-checked')).toBe('false')
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Max Concurrent Bots' }).value).toBe('5')
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('a refused save says so and keeps the changes', async () => {
  await openSettings({ 'POST /api/settings/user': new CallError(500, 'Broken.') })
  fireEvent.click(screen.getByRole('switch', { name: 'Sound Effects' }))
  await act(async () => fireEvent.click(button('Save Changes')))
  expect(await screen.findByText('Failed to save settings. Please try again.')).toBeTruthy()
  expect(screen.getByText(DIRTY)).toBeTruthy()
})

test('spec 1 §2: API access switched on shows a masked key each for production and development, made at once', async () => {
  const keys: object[] = []
  const make = (body: { environment: string }) => {
    const key = { id: body.environment, start: `qb_${body.environment.slice(0, 4)}`, scopes: [], lastUsedAt: null }
    keys.push({ ...key, name: '', environment: body.environment, createdAt: user.createdAt, expiresAt: null })
    return { ...keys.at(-1), key: 'the whole key' }
  }
  const bodies = () => sent.filter(({ call }) => call === 'POST /api/account/api-keys').map(({ body }) => body)
  const sent: { call: string; body: unknown }[] = await openSettings({
    'GET /api/account/api-keys': () => [...keys],
    'POST /api/account/api-keys': () => make(bodies().at(-1) as { environment: string }),
  })
  expect(bodies()).toEqual([])
  fireEvent.click(screen.getByRole('switch', { name: 'API access' }))
  for (const start of ['qb_prod', 'qb_deve']) expect(await screen.findByText(`${start}••••••••••••`)).toBeTruthy()
  for (const name of ['Production API key', 'Development API key'])
    expect(button(`Regenerate: ${name}`).disabled).toBe(false)
  expect(bodies()).toHaveLength(2)
  expect(screen.queryByText('the whole key')).toBeNull()
})
