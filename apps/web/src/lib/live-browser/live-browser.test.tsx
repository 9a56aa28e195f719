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
