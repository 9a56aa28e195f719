// @vitest-environment happy-dom
import { EXAMPLES } from '@app/spec'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import { CommandBox } from './command-box.tsx'

const task = (description: string, more: object = {}) => ({
  origin: 'person',
  agentId: null,
  description,
  result: null,
  ...more,
})
const TASKS = [
  task('Order 3 gel pens at https://pens.example/shop'),
  task('order  3 gel pens at https://pens.example/shop'),
  task('Asked by the clock', { origin: 'schedule' }),
  task('Asked of an agent', { agentId: 'a1' }),
  ...Array.from({ length: 12 }, (_, n) => task(`Count the pages of book ${n}`)),
  task('', { result: { name: 'penguins.csv', type: 'text/csv', bytes: 5 } }),
]

async function show() {
  const sent = answerCalls({
    'GET /api/practice': { url: 'http://127.0.0.1:1/u/x', logIn: { username: '', password: '', totp: '' } },
    'GET /api/tasks': TASKS,
    'GET /api/agents': [{ name: 'Pencil buyer' }],
    'GET /api/credentials': [{ name: 'Pension office' }],
  })
  await renderScreen(CommandBox, ['command', 'dashboard', 'tasks'])
  return sent
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What should be done?' })
const press = (key: string, more: object = {}) => fireEvent.keyDown(box(), { key, ...more })
const options = () => screen.queryAllByRole('option').map((one) => one.children[1]?.textContent)
const active = () => {
  const id = box().getAttribute('aria-activedescendant')
  return id && document.getElementById(id)?.children[1]?.textContent
}
function type(value: string) {
  fireEvent.change(box(), { target: { value } })
  box().setSelectionRange(value.length, value.length)
}
async function focus() {
  box().focus()
  expect(await screen.findByRole('listbox', { name: 'What you asked before' })).toBeTruthy()
}

test('an empty box with the focus offers the last ten things asked for by this person, each once', async () => {
  await show()
  expect(screen.queryByRole('listbox')).toBeNull()
  await focus()
  expect(options()).toEqual([
    'Order 3 gel pens at https://pens.example/shop',
    ...Array.from({ length: 9 }, (_, n) => `Count the pages of book ${n}`),
  ])
  fireEvent.click(screen.getAllByRole('option')[1] as HTMLElement)
  expect(box().value).toBe('Count the pages of book 0')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('in an empty box ArrowUp chooses what was asked last, ArrowDown goes on and Enter takes it', async () => {
  await show()
  await focus()
  press('Escape')
  expect(screen.queryByRole('listbox')).toBeNull()
  press('ArrowUp')
  expect(active()).toBe('Order 3 gel pens at https://pens.example/shop')
  press('ArrowDown')
  expect(active()).toBe('Count the pages of book 0')
  press('Enter')
  expect(box().value).toBe('Count the pages of book 0')
})

test('Tab leads on from an empty box', async () => {
  await show()
  await focus()
  expect(press('Tab')).toBe(true)
  expect(box().value).toBe('')
})

test('while somebody types, wishes, names and examples are offered, and nothing is asked for at a key', async () => {
  const sent = await show()
  await focus()
  await expect.poll(() => sent.some(({ call }) => call === 'GET /api/credentials')).toBe(true)
  const before = sent.length
  type('pe')
  type('pen')
  const list = await screen.findByRole('listbox', { name: 'Suggestions' })
  expect(box().getAttribute('aria-controls')).toBe(list.id)
  const found = options()
  expect(found).toEqual(
    expect.arrayContaining([
      'Order 3 gel pens at https://pens.example/shop',
      'https://pens.example',
      'Pension office',
      EXAMPLES.form[4],
    ]),
  )
  expect(found.length).toBeLessThanOrEqual(6)
  expect(screen.getByText(`${found.length} suggestions`)).toBeTruthy()
  type('take penc')
  expect(options()).toEqual(['Pencil buyer'])
  type('read peng')
  expect(options()).toEqual(['penguins.csv'])
  expect(sent.slice(before).filter(({ call }) => call !== 'POST /api/plans')).toEqual([])
})

test('Tab takes the first, ArrowDown and Enter the chosen one; a name completes the word under way', async () => {
  await show()
  await focus()
  type('log in at pens')
  expect(press('Tab')).toBe(false)
  expect(box().value).toBe('log in at https://pens.example')
  type('pension')
  press('ArrowDown')
  expect(active()).toBe('Pension office')
  press('Enter')
  expect(box().value).toBe('Pension office')
})

test('Escape closes until the next word; plain typing, Enter and Ctrl+Enter stay what they are', async () => {
  await show()
  await focus()
  type('order')
  expect(options()).not.toEqual([])
  // Not taken: a key whose default was prevented answers false.
  for (const key of ['Enter', 'ArrowLeft', 'a', ' ', 'ArrowUp', 'Home']) expect(press(key), key).toBe(true)
  expect(press('Tab', { shiftKey: true })).toBe(true)
  press('Escape')
  expect(options()).toEqual([])
  expect(press('Tab')).toBe(true)
  type('order 3')
  expect(options()).not.toEqual([])
  press('ArrowDown')
  press('Enter', { ctrlKey: true })
  expect(box().value).toBe('order 3')
  expect(options()).toEqual([])
})

test('in the middle of the words, arrows and Tab are for moving', async () => {
  await show()
  await focus()
  type('order')
  box().setSelectionRange(2, 2)
  expect(press('ArrowDown')).toBe(true)
  expect(press('Tab')).toBe(true)
})

test('the list goes with the focus', async () => {
  await show()
  await focus()
  box().blur()
  await expect.poll(() => screen.queryByRole('listbox')).toBeNull()
})
