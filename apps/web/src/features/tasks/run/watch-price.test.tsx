// @vitest-environment happy-dom
import type { Run } from '@app/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import { WatchPrice } from './watch-price.tsx'

const RUN = {
  id: 't1',
  agentId: 'a1',
  status: 'completed',
  start: 'https://shop.example/',
  result: { items: [{ name: 'Desk lamp', price: '$120.00' }] },
} as unknown as Run

async function show(over: object = {}) {
  answerCalls({ 'GET /api/agents': [{ id: 'a1', name: 'Scout' }] })
  await renderScreen(() => <WatchPrice run={{ ...RUN, ...over }} />, ['run', 'watches'])
  return screen.queryByRole('button', { name: /^Watch/ })
}

test('a run that came to a price opens the dialog filled in', async () => {
  fireEvent.click((await show()) as HTMLElement)
  const shownIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
  await screen.findByLabelText('Agent')
  expect(['Agent', 'Price in its result', 'Product', 'Address'].map(shownIn)).toEqual([
    'a1',
    'items.0.price',
    'Desk lamp',
    'https://shop.example/',
  ])
})

test('among several prices one is chosen there', async () => {
  const offer = await show({ result: { items: [{ price: '$1.00' }, { price: '$2.00' }] } })
  expect(offer?.textContent).toBe('Watch a price')
})

test.each([
  ['of no agent', { agentId: null }],
  ['that failed', { status: 'failed' }],
  ['that came to no price', { result: { count: 3 } }],
])('a run %s offers none', async (_, over) => expect(await show(over)).toBeNull())
