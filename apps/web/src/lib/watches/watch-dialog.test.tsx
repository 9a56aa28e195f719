// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallError } from '../call-error.ts'
import { type Answers, answerCalls, renderScreen } from '../testing.tsx'
import { WatchDialog } from './watch-dialog.tsx'

const AGENTS = [
  { id: 'a1', name: 'Scout' },
  { id: 'a2', name: 'Newcomer' },
]
const LAST = {
  id: 't1',
  agentId: 'a1',
  start: 'https://shop.example/',
  result: {
    items: [
      { name: 'Desk lamp', price: '$120.00' },
      { name: 'Chair', price: '$89.00', url: 'https://shop.example/chair' },
    ],
  },
}
const POST = 'POST /api/watches'

async function open(answers: Answers = {}, run?: typeof LAST) {
  const sent = answerCalls({
    'GET /api/agents': AGENTS,
    'GET /api/tasks?agent=a1&status=completed&limit=1': [{ id: 't1' }],
    'GET /api/tasks?agent=a2&status=completed&limit=1': [],
    'GET /api/tasks/t1/run': LAST,
    'GET /api/watches': [],
    [POST]: {},
    ...answers,
  })
  let closed = false
  const close = () => {
    closed = true
  }
  await renderScreen(() => <WatchDialog {...(run ? { run } : {})} onClose={close} />, ['watches'])
  await screen.findByLabelText('Agent')
  return { saved: () => sent.find(({ call }) => call === POST)?.body, closed: () => closed }
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Watch price' }))
const shownIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

test('the price is chosen from what the agent came to last, and says the product and the page', async () => {
  const { saved, closed } = await open()
  type('Agent', 'a1')
  const place = await screen.findByLabelText('Price in its result')
  expect(place.textContent).toBe('Choose a priceDesk lamp · $120.00Chair · $89.00')
  type('Price in its result', 'items.1.price')
  expect([shownIn('Product'), shownIn('Address')]).toEqual(['Chair', 'https://shop.example/chair'])
  type('Target price', '79,50')
  save()
  await waitFor(() => expect(closed()).toBe(true))
  const chair = { product: 'Chair', url: 'https://shop.example/chair', path: 'items.1.price' }
  expect(saved()).toEqual({ agentId: 'a1', ...chair, target: 79.5 })
})

test('of an agent without a result the place is typed, and what was typed before stays', async () => {
  const { saved } = await open()
  type('Product', 'Pen')
  type('Agent', 'a2')
  expect(await screen.findByText(/has no result yet/)).toBeTruthy()
  type('Price in its result', 'json.price')
  type('Address', 'https://pens.example')
  save()
  const pen = { product: 'Pen', url: 'https://pens.example', path: 'json.price', target: null }
  await waitFor(() => expect(saved()).toEqual({ agentId: 'a2', ...pen }))
})

test('a run brings its own result and the page it began at', async () => {
  const { saved } = await open({}, { ...LAST, result: { price: 12 } as never })
  expect(shownIn('Agent')).toBe('a1')
  expect(shownIn('Address')).toBe('https://shop.example/')
  type('Product', 'Lamp')
  save()
  const lamp = { agentId: 'a1', product: 'Lamp', url: 'https://shop.example/', path: 'price', target: null }
  await waitFor(() => expect(saved()).toEqual(lamp))
})

test('what is missing is said at each field, and nothing is sent', async () => {
  const { saved } = await open()
  type('Target price', 'cheap')
  save()
  for (const words of [/^Choose the agent/, /^Say what it is/, /^Write the whole address/, /^Write an amount/])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(saved()).toBeUndefined()
})

test('what the server refuses stands at its field, and the rest above them all', async () => {
  const words = 'url: must be a web address such as https://shop.example/lamp\nYou have 500 watches already.'
  await open({ [POST]: () => new CallError(400, words) }, LAST)
  type('Price in its result', 'items.0.price')
  save()
  await waitFor(() => expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('must be a web address such as https://shop.example/lamp')).toBeTruthy()
  expect(screen.getByText('You have 500 watches already.')).toBeTruthy()
})

test('without any agent it says what there is to do first', async () => {
  answerCalls({ 'GET /api/agents': [] })
  await renderScreen(() => <WatchDialog onClose={() => undefined} />, ['watches'])
  expect((await screen.findByRole('link', { name: 'Open my agents' })).getAttribute('href')).toBe('/agents')
})
