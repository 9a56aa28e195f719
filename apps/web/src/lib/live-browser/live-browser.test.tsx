// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, renderScreen } from '../testing.tsx'
import { WatchTask } from './watch-task.tsx'

/** The stream, as the server would send it. */
class FakeSource extends EventTarget {
  static open: FakeSource[] = []
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeSource.open.push(this)
  }
  close() {
    FakeSource.open = FakeSource.open.filter((one) => one !== this)
  }
}

beforeEach(() => {
  FakeSource.open = []
  vi.stubGlobal('EventSource', FakeSource)
})

const tell = (event: string, data: object) =>
  act(() => FakeSource.open[0]?.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) })))
const state = (control: string, said: string | null = null) => tell('state', { control, said, takenAt: null })

async function watch() {
  const sent = answerCalls({
    'POST /api/tasks/t1/browser/take-over': { ok: true },
    'POST /api/tasks/t1/browser/hand-back': { ok: true },
    'POST /api/tasks/t1/browser/input': { ok: true },
  })
  await renderScreen(() => <WatchTask taskId="t1" />, ['live'])
  expect(FakeSource.open).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Watch live' }))
  return sent
}

test('nothing is asked for until somebody wants to see it, and the stream ends when they have seen enough', async () => {
  await watch()
  expect(FakeSource.open.map(({ url }) => url)).toEqual(['/api/tasks/t1/browser'])
  expect(screen.getByText('No browser is open right now.')).toBeTruthy()
  state('agent')
  tell('place', { url: 'https://example.com/a', title: 'A page' })
  tell('frame', { number: 1, image: 'AAAA' })
  expect(screen.getByRole('img', { name: 'The page as the agent sees it: A page' }).getAttribute('src')).toBe(
    'data:image/jpeg;base64,AAAA',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Stop watching' }))
  expect(FakeSource.open).toEqual([])
})

test('who takes over waits for the agent, then has pointer and keyboard on the page, and hands back', async () => {
  const sent = await watch()
  state('agent')
  fireEvent.click(screen.getByRole('button', { name: 'Take over' }))
  await waitFor(() => expect(sent.at(-1)?.call).toBe('POST /api/tasks/t1/browser/take-over'))
  state('asked')
  expect(screen.getByRole('button', { name: 'The agent is finishing its step' })).toHaveProperty('disabled', true)
  state('person')
  const page = screen.getByRole('application')
  expect(document.activeElement).toBe(page)
  fireEvent.keyDown(page, { key: 'h' })
  fireEvent.keyDown(page, { key: 'Enter' })
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({
      inputs: [
        { do: 'type', text: 'h' },
        { do: 'press', key: 'Enter' },
      ],
    }),
  )
  // Escape is the way out, and is not sent.
  fireEvent.keyDown(page, { key: 'Escape' })
  expect(document.activeElement).not.toBe(page)
  state('person', 'This agent may not visit other.example.')
  expect(screen.getByRole('status').textContent).toContain('other.example')
  fireEvent.click(screen.getByRole('button', { name: 'Hand back' }))
  await waitFor(() => expect(sent.at(-1)?.call).toBe('POST /api/tasks/t1/browser/hand-back'))
})

test('D5 a finger drawn over the picture scrolls the page as far as it is drawn, told together', async () => {
  const sent = await watch()
  state('person')
  const page = screen.getByRole('application')
  page.getBoundingClientRect = () => new DOMRect(0, 0, 320, 200)
  const finger = (clientY: number) => ({ pointerType: 'touch', clientX: 160, clientY })
  fireEvent.pointerDown(page, finger(150))
  fireEvent.pointerMove(page, finger(120))
  fireEvent.pointerMove(page, finger(100))
  fireEvent.pointerUp(page, finger(100))
  fireEvent.pointerMove(page, finger(10))
  // The page is 800 high, its picture here 200: fifty of the picture are two hundred of the page.
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ inputs: [{ do: 'scroll', x: 0.5, y: 0.5, by: 200 }] }))
})

test('who is to show something has the page at once, sees what is noted, and is done by one press', async () => {
  const sent = await watch()
  tell('state', { control: 'agent', said: null, takenAt: null, asks: null, noted: [] })
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('POST /api/tasks/t1/browser/take-over'))
  const noted = ['Click link "Ada"', 'Type "Oslo" into textbox "City"']
  tell('state', { control: 'person', said: null, takenAt: null, asks: null, noted })
  expect(screen.getByText('Show me how it is done. Every step is noted.')).toBeTruthy()
  expect(screen.getByText('Everything you do here becomes a step. Passwords are left out.')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(
    noted.map((says, at) => `${at + 1}${says}`),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(sent.at(-1)?.call).toBe('POST /api/tasks/t1/browser/hand-back'))
  expect(sent.filter(({ call }) => call.endsWith('take-over'))).toHaveLength(1)
})

test('who shows something reads a value by pointing at it once, and presses nothing', async () => {
  const sent = await watch()
  tell('state', { control: 'person', said: null, takenAt: null, asks: null, noted: [] })
  const page = screen.getByRole('application')
  page.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
  fireEvent.click(screen.getByRole('button', { name: 'Read a value' }))
  expect(screen.getByText('Point at the value. It is read again each time.')).toBeTruthy()
  fireEvent.click(page, { clientX: 40, clientY: 30 })
  expect(screen.queryByText('Point at the value. It is read again each time.')).toBeNull()
  fireEvent.click(page, { clientX: 10, clientY: 20 })
  fireEvent.click(screen.getByRole('button', { name: 'Read a list' }))
  fireEvent.keyDown(page, { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Read a list' }))
  fireEvent.click(page, { clientX: 50, clientY: 60 })
  await waitFor(() =>
    expect(sent.flatMap(({ body }) => (body as { inputs?: object[] } | undefined)?.inputs ?? [])).toEqual([
      { do: 'mark', x: 0.4, y: 0.3 },
      { do: 'click', x: 0.1, y: 0.2 },
      { do: 'mark', x: 0.5, y: 0.6, all: true },
    ]),
  )
})

test('what the page asks in a dialog of the browser is asked here, and answered', async () => {
  const sent = await watch()
  const asks = { kind: 'prompt', message: 'What is the reason?', value: 'none' }
  tell('state', { control: 'person', said: null, takenAt: null, asks, noted: null })
  fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), { target: { value: 'moved away' } })
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      call: 'POST /api/tasks/t1/browser/input',
      body: { inputs: [{ do: 'answer', accept: true, text: 'moved away' }] },
    }),
  )
})

test('a mouse that is drawn over the page drags, pressed twice it is a double click, and its other button counts', async () => {
  const sent = await watch()
  state('person')
  const page = screen.getByRole('application')
  page.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, pointerType: 'mouse', button: 0 })
  fireEvent.pointerDown(page, at(10, 10))
  fireEvent.pointerUp(page, at(60, 80))
  fireEvent.click(page, { clientX: 60, clientY: 80 })
  fireEvent.pointerDown(page, at(50, 50))
  fireEvent.pointerUp(page, at(51, 50))
  fireEvent.click(page, { clientX: 51, clientY: 50, detail: 2 })
  fireEvent.contextMenu(page, { clientX: 20, clientY: 30 })
  await waitFor(() => expect(sent.at(-1)?.call).toBe('POST /api/tasks/t1/browser/input'))
  const told = sent.at(-1)?.body as { inputs: { do: string }[] } | undefined
  expect(told?.inputs.filter((one) => one.do !== 'move')).toEqual([
    { do: 'drag', x: 0.1, y: 0.1, toX: 0.6, toY: 0.8 },
    { do: 'click', x: 0.51, y: 0.5, again: true },
    { do: 'click', x: 0.2, y: 0.3, right: true },
  ])
})
