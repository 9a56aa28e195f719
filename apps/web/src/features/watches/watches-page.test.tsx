// @vitest-environment happy-dom
import type { Alert, Watch } from '@app/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, answerCalls, renderScreen } from '../../lib/testing.tsx'
import { WatchesPage } from './watches-page.tsx'

const at = '2026-05-20T10:00:00.000Z'
const LAMP: Watch = {
  id: 'w1',
  agentId: 'a1',
  product: 'Desk lamp',
  url: 'https://shop.example/lamp',
  path: 'items.0.price',
  target: 90,
  lastPrice: 1120.5,
  lastAt: at,
  errorMessage: null,
  createdAt: at,
}
const FELL: Alert = {
  id: 'n1',
  product: 'Desk lamp',
  message: 'Desk lamp fell by 10 %, from 1,245 to 1,120.5.',
  old_price: 1245,
  new_price: 1120.5,
  type: 'OPPORTUNITY',
  timestamp: at,
  url: 'https://shop.example/lamp',
  read: false,
  agentId: 'a1',
  taskId: 't1',
}

function open(answers: Answers = {}) {
  const sent = answerCalls({
    'GET /api/watches': [LAMP],
    'GET /api/agents': [{ id: 'a1', name: 'Scout' }],
    'GET /api/monitor/agents': [{ agentId: 'a1', nextRunAt: null }],
    'GET /api/alerts': [],
    ...answers,
  })
  return renderScreen(WatchesPage, ['watches']).then(() => sent)
}
const card = () => screen.findByRole('listitem')

test('a watch says what it watches, who reads it, the last price, the target and whether more will come', async () => {
  await open()
  const lamp = within(await card())
  for (const words of ['Desk lamp', 'shop.example', '1,120.5', '90', 'No alerts yet'])
    expect(lamp.getByText(words)).toBeTruthy()
  expect((await lamp.findByRole('link', { name: 'Scout' })).getAttribute('href')).toBe('/agents/a1')
  const plan = await lamp.findByRole('link', { name: 'Not scheduled' })
  expect(plan.getAttribute('href')).toBe('/agents/a1?tab=schedule')
})

test('when the agent runs next is said', async () => {
  const nextRunAt = new Date(Date.now() + 7 * 3_600_000 + 60_000).toISOString()
  await open({ 'GET /api/monitor/agents': [{ agentId: 'a1', nextRunAt }] })
  expect(await screen.findByRole('link', { name: 'in 7 hours' })).toBeTruthy()
})

test('why the last reading gave no price is said, and what was never read is not', async () => {
  await open({
    'GET /api/watches': [{ ...LAMP, lastPrice: null, lastAt: null, errorMessage: 'The result has no price.' }],
  })
  expect(await screen.findByText('The last result had no price at “items.0.price”.')).toBeTruthy()
  expect(screen.getByText('Not read yet')).toBeTruthy()
})

test('its alerts lie open while they are new, lead to their run, and are marked as read', async () => {
  let read = false
  await open({
    'GET /api/alerts': () => [
      { ...FELL, read },
      { ...FELL, id: 'n2', type: 'DID_NOT_RUN' },
    ],
    'POST /api/alerts/n1/read': () => {
      read = true
      return FELL
    },
  })
  expect(await screen.findByText('Fell from 1,245 to 1,120.5')).toBeTruthy()
  expect(screen.getByText('1 alert')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open run' }).getAttribute('href')).toBe('/tasks/t1')
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(screen.queryByText('1 new')).toBeNull())
  expect(screen.getByText('1 alert').closest('details')?.open).toBe(true)
})

test('alerts of what is no longer watched stay, under their product', async () => {
  await open({ 'GET /api/watches': [], 'GET /api/alerts': [{ ...FELL, type: 'TARGET_REACHED' }] })
  const past = within(
    await screen.findByRole('heading', { name: 'No longer watched' }).then((one) => one.parentElement as HTMLElement),
  )
  expect(past.getByText(/Desk lamp: Reached your target, now at 1,120.5/)).toBeTruthy()
})

test('watching is stopped only after asking', async () => {
  const sent = await open({ 'DELETE /api/watches/w1': { ok: true } })
  const gone = () => sent.some(({ call }) => call === 'DELETE /api/watches/w1')
  fireEvent.click(await screen.findByRole('button', { name: 'Stop watching: Desk lamp' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Keep watching' }))
  expect(gone()).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Stop watching: Desk lamp' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Stop watching' }))
  await waitFor(() => expect(gone()).toBe(true))
})

test('without any it says what a watch does, and its button begins one', async () => {
  await open({ 'GET /api/watches': [] })
  expect(await screen.findByText(/^A watch compares a price/)).toBeTruthy()
  const buttons = screen.getAllByRole('button', { name: 'Watch a price' })
  fireEvent.click(buttons.at(-1) as HTMLElement)
  expect(await screen.findByRole('dialog', { name: 'Watch a price' })).toBeTruthy()
})
