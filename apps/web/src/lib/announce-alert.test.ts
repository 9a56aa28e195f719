// @vitest-environment happy-dom
import { type Alert, calls, type LiveEvent } from '@app/contract'
import { DEFAULT_SETTINGS } from '@app/spec'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceAlert } from './announce-alert.ts'
import * as toasts from './toast.ts'

const FELL = { id: 'n1', product: 'Desk lamp', type: 'OPPORTUNITY', old_price: 1200, new_price: 900 } as Alert

beforeEach(() => {
  history.replaceState(null, '', '/dashboard')
  vi.spyOn(toasts, 'toast').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function happen(alert: Alert, settings: Partial<typeof DEFAULT_SETTINGS> = {}) {
  vi.stubGlobal('fetch', async () => Response.json([alert]))
  const client = new QueryClient()
  client.setQueryData([calls.settings.read.path], { userId: 'u1', ...DEFAULT_SETTINGS, ...settings })
  const opened: string[] = []
  const event = { type: 'alert.created', alertId: 'n1' } as LiveEvent
  await announceAlert(client, event, (address) => opened.push(address))
  return { opened, told: vi.mocked(toasts.toast).mock.calls[0]?.[0] }
}

test('what became of a watched price is told with its figures, and leads to the alert of its watch', async () => {
  const { opened, told } = await happen(FELL)
  expect(told).toMatchObject({ title: 'A watched price has fallen', description: 'Desk lamp: 1,200 → 900' })
  told?.action?.act()
  expect(opened).toEqual(['/agents/watches#n1'])
})

test('with Notifications off, about anything but a price, or where one sees it anyway, nothing is shown', async () => {
  expect((await happen(FELL, { notifications: false })).told).toBeUndefined()
  expect((await happen({ ...FELL, type: 'DID_NOT_RUN' })).told).toBeUndefined()
  history.replaceState(null, '', '/agents/watches')
  expect((await happen(FELL)).told).toBeUndefined()
})
