// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallError } from '../../lib/call-error.ts'
import { answerCalls, renderScreen } from '../../lib/testing.tsx'
import { ChatDialog } from './chat-dialog.tsx'

const CHAT = 'POST /api/help/chat'

async function openChat(answer: unknown, category: 'all' | 'billing' = 'all') {
  const sent = answerCalls({ [CHAT]: answer, 'GET /api/session': { user: { id: 'ada' } } })
  await renderScreen(() => <ChatDialog category={category} onClose={() => undefined} />, ['help'])
  return { bodies: () => sent.filter(({ call }) => call === CHAT).map(({ body }) => body) }
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (over: object = {}) => fireEvent.keyDown(field(), { key: 'Enter', ...over })
const said = () => within(screen.getByRole('log'))

test('Enter sends, and the answer comes with links to where it is from', async () => {
  const sources = [{ title: 'Read prices', url: '/tasks/t1' }]
  const { bodies } = await openChat({ answer: '“Read prices” failed.\nThe error was: <b>no</b>', sources })
  type('  Why did my last task fail? ')
  press()
  expect(said().getByText('Why did my last task fail?')).toBeTruthy()
  expect(field().value).toBe('')
  expect(await said().findByText(/The error was: <b>no<\/b>/)).toBeTruthy()
  expect(said().getByRole('link', { name: 'Read prices' }).getAttribute('href')).toBe('/tasks/t1')
  expect(bodies()).toEqual([{ question: 'Why did my last task fail?', category: 'all' }])
})

test('the category goes along as context unless it is All', async () => {
  const { bodies } = await openChat({ answer: 'Yes.', sources: [] }, 'billing')
  type('Can I pay by the year?')
  fireEvent.click(button())
  await said().findByText('Yes.')
  expect(bodies()).toEqual([{ question: 'Can I pay by the year?', category: 'billing', context: 'billing' }])
})

test('Shift and Enter, and Enter while characters are composed, send nothing', async () => {
  const { bodies } = await openChat({ answer: 'Yes.', sources: [] })
  type('one line')
  press({ shiftKey: true })
  press({ isComposing: true })
  expect(bodies()).toEqual([])
  expect(field().value).toBe('one line')
})

test('nothing is sent while the field is empty or an answer is awaited', async () => {
  let reply: (value: unknown) => void = () => undefined
  const { bodies } = await openChat(() => new Promise((resolve) => (reply = resolve)))
  expect(button().disabled).toBe(true)
  type('   ')
  expect(button().disabled).toBe(true)
  press()
  expect(bodies()).toEqual([])
  type('First')
  expect(button().disabled).toBe(false)
  press()
  expect(await screen.findByText('The assistant is writing')).toBeTruthy()
  type('Second')
  expect(button().disabled).toBe(true)
  press()
  expect(bodies()).toHaveLength(1)
  reply({ answer: 'Here.', sources: [] })
  await said().findByText('Here.')
  expect(screen.queryByText('The assistant is writing')).toBeNull()
  expect(button().disabled).toBe(false)
})

test.each([
  [{ answer: '', sources: [] }, "I apologize, but I couldn't process your question right now. Please try again."],
  [{}, "I apologize, but I couldn't process your question right now. Please try again."],
  [new CallError(503, 'away'), "I'm having trouble connecting right now. Please try again in a moment."],
  [
    () => Promise.reject(new TypeError('offline')),
    "I'm having trouble connecting right now. Please try again in a moment.",
  ],
])('what goes wrong is said in the words of the specification, %#', async (answer, words) => {
  await openChat(answer)
  type('Hello?')
  press()
  expect(await said().findByText(words)).toBeTruthy()
})
