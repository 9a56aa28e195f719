// @vitest-environment happy-dom
import { EXAMPLE_KINDS, EXAMPLES } from '@app/spec'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import { CommandBox } from './command-box.tsx'

const PRACTICE = { url: 'http://127.0.0.1:1/u/x', logIn: { username: '', password: '', totp: '' } }

async function show(practice: object = PRACTICE) {
  const sent = answerCalls({ 'GET /api/practice': practice })
  await renderScreen(CommandBox, ['command', 'dashboard'])
  return sent
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What should be done?' })
const kind = (name: string) => screen.getByRole('button', { name })

test('thirty examples stand in six kinds of five', () => {
  expect(EXAMPLE_KINDS.map((one) => EXAMPLES[one].length)).toEqual([5, 5, 5, 5, 5, 5])
  expect(new Set(Object.values(EXAMPLES).flat()).size).toBe(30)
})

test('the shelf is one row of kinds until one is pressed; one kind is open at a time, and a second press folds it', async () => {
  await show()
  const shelf = await screen.findByRole('region', { name: 'Examples' })
  expect(within(shelf).getAllByRole('button')).toHaveLength(6)
  expect(within(shelf).queryAllByRole('listitem')).toEqual([])
  fireEvent.click(kind('Read a page'))
  expect(kind('Read a page').getAttribute('aria-expanded')).toBe('true')
  expect(within(screen.getByRole('list', { name: 'Read a page' })).getAllByRole('button')).toHaveLength(5)
  fireEvent.click(kind('Change something'))
  expect(kind('Read a page').getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByRole('list', { name: 'Change something' }).getAttribute('lang')).toBe('en')
  fireEvent.click(kind('Change something'))
  expect(within(shelf).queryAllByRole('listitem')).toEqual([])
})

test('pressing an example writes it into the box, gives the box the focus and runs nothing', async () => {
  const sent = await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Read a page' }))
  const [words] = EXAMPLES.read
  fireEvent.click(screen.getByRole('button', { name: words }))
  expect(box().value).toBe(words)
  expect(document.activeElement).toBe(box())
  expect(screen.queryByRole('region', { name: 'Examples' })).toBeNull()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(sent.map(({ call }) => call)).not.toContain('POST /api/tasks')
})

test('where there is no practice site there is no shelf', async () => {
  const sent = await show({ ...PRACTICE, url: null })
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  fireEvent.focus(box())
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryByRole('region', { name: 'Examples' })).toBeNull()
})
