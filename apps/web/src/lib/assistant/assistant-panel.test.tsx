// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAgentDraft } from '../agent-form.ts'
import { answerCalls, renderScreen } from '../testing.tsx'
import { AssistantPanel } from './assistant-panel.tsx'
import { clearAssistant, readAssistant, switchAssistant } from './assistant-store.ts'
import { useBehaviourWatch } from './use-behaviour-watch.ts'

beforeEach(() => {
  localStorage.clear()
  switchAssistant(false)
  clearAssistant()
})
afterEach(() => void vi.useRealTimers())

function Screen() {
  useBehaviourWatch('ada')
  const draft = useAgentDraft()
  return (
    <>
      <AssistantPanel />
      <textarea aria-label="Note" />
      <input aria-label="Secret" type="password" />
      <output>{draft?.objective}</output>
    </>
  )
}

async function open() {
  const sent = answerCalls({})
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  await renderScreen(Screen, ['assistant'])
  return sent
}
const press = (keys: number) => {
  for (let key = 0; key < keys; key += 1) fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'a' })
}
const wait = (seconds: number) => act(async () => void vi.advanceTimersByTime(seconds * 1_000))

async function visitFourPages() {
  for (const title of ['One', 'Two', 'Three', 'Four']) {
    document.title = `${title} · Qubot`
    await wait(2)
  }
}

test('nothing is counted before it is switched on, nor while it is paused', async () => {
  await open()
  press(60)
  await wait(40)
  expect(readAssistant().seen).toMatchObject({ keystrokes: 0, timeSpent: 0 })
  fireEvent.click(screen.getByRole('switch'))
  press(10)
  fireEvent.click(screen.getByRole('switch'))
  press(10)
  expect(readAssistant().seen.keystrokes).toBe(10)
})

test('after more than 50 key presses and 30 seconds a profile and its insights appear, and not before', async () => {
  await open()
  fireEvent.click(screen.getByRole('switch'))
  press(50)
  await visitFourPages()
  await wait(40)
  expect(screen.queryByText('Your profile')).toBeNull()
  press(1)
  await wait(1)
  expect(screen.getByText('Your profile')).toBeTruthy()
  expect(screen.getByText('You keep making the same rounds')).toBeTruthy()
})

test('implementing takes the insight away, notes it and opens a draft; nothing is ever sent', async () => {
  const sent = await open()
  fireEvent.click(screen.getByRole('switch'))
  press(51)
  await visitFourPages()
  await wait(30)
  fireEvent.click(screen.getByRole('button', { name: 'Implement: You keep making the same rounds' }))
  expect(screen.queryByText('You keep making the same rounds')).toBeNull()
  expect(readAssistant().answered).toMatchObject([{ id: 'automation_opportunity', answer: 'implemented' }])
  expect(screen.getByRole('status').textContent).toContain('Open the pages I check every day')
  expect(sent).toEqual([])
})

test('a dismissed insight stays away, and clearing forgets everything', async () => {
  await open()
  fireEvent.click(screen.getByRole('switch'))
  press(51)
  await visitFourPages()
  await wait(30)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss: You keep making the same rounds' }))
  await wait(2)
  expect(screen.queryByText('You keep making the same rounds')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Clear everything' }))
  expect(readAssistant()).toMatchObject({ on: true, answered: [], seen: { keystrokes: 0, textInput: [] } })
  expect(localStorage.getItem('assistant:ada')).not.toContain('automation_opportunity')
})

test('words of a left field are kept, those of a password never', async () => {
  await open()
  fireEvent.click(screen.getByRole('switch'))
  const [note, secret] = [screen.getByLabelText('Note'), screen.getByLabelText('Secret')]
  for (const field of [note, secret]) (field as HTMLInputElement).value = 'hunter two'
  fireEvent(secret, new Event('change', { bubbles: true }))
  expect(readAssistant().seen.textInput).toEqual([])
  fireEvent(note, new Event('change', { bubbles: true }))
  expect(readAssistant().seen.textInput).toEqual(['hunter', 'two'])
})
