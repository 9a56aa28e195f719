// @vitest-environment happy-dom
import type { LiveEvent, Task, TaskTrace } from '@app/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { applyEvent } from './apply-event.ts'
import { answerCalls } from './testing.tsx'
import { useConnection, useEvents } from './use-events.ts'

const task = (id: string, minute: number, over: Partial<Task> = {}): Task =>
  ({ id, name: id, status: 'pending', createdAt: `2026-01-01T00:${minute}:00.000Z`, ...over }) as Task

describe('what the server tells is put into what the screens show', () => {
  const idsOf = (tasks: Task[] | undefined) => tasks?.map(({ id, status }) => `${id} ${status}`)

  test('a task that is shown changes in place, and a new one comes where it belongs', () => {
    const client = new QueryClient()
    client.setQueryData(['/api/tasks'], [task('c', 30), task('a', 10)])
    applyEvent(client, { type: 'task.completed', task: task('a', 10, { status: 'completed' }) })
    applyEvent(client, { type: 'task.accepted', task: task('d', 40) })
    applyEvent(client, { type: 'task.accepted', task: task('b', 20) })
    expect(idsOf(client.getQueryData(['/api/tasks']))).toEqual(['d pending', 'c pending', 'b pending', 'a completed'])
  })

  test('the pages of the history keep each task once, on the page it is on', () => {
    const client = new QueryClient()
    client.setQueryData(['/api/tasks', 'pages'], {
      pages: [[task('d', 40), task('c', 30)], [task('a', 10)]],
      pageParams: [],
    })
    applyEvent(client, { type: 'task.failed', task: task('a', 10, { status: 'failed' }) })
    applyEvent(client, { type: 'task.accepted', task: task('e', 50) })
    const { pages } = client.getQueryData(['/api/tasks', 'pages']) as { pages: Task[][] }
    expect(pages.map(idsOf)).toEqual([['e pending', 'd pending', 'c pending'], ['a failed']])
  })

  test('an announced step becomes the same step done, and nothing that is not looked at is loaded', () => {
    const client = new QueryClient()
    const step = (position: number, status: string) => ({ position, status }) as TaskTrace['steps'][number]
    client.setQueryData(['/api/tasks/a'], { ...task('a', 10), steps: [step(1, 'done'), step(2, 'intent')] })
    applyEvent(client, {
      type: 'task.step',
      task: task('a', 10, { status: 'running' }),
      steps: [step(2, 'done'), step(3, 'done')],
    })
    expect(client.getQueryData(['/api/tasks/a'])).toMatchObject({
      status: 'running',
      steps: [{ position: 1 }, { position: 2, status: 'done' }, { position: 3 }],
    })
    expect(client.getQueryData(['/api/tasks'])).toBeUndefined()
  })
})

describe('the stream of a window', () => {
  const sources: FakeSource[] = []

  class FakeSource {
    static CLOSED = 2
    readyState = 1
    onmessage: ((message: { data: string; lastEventId: string }) => void) | undefined
    onerror: (() => void) | undefined
    constructor(readonly url: string) {
      sources.push(this)
    }
    close() {
      this.readyState = 2
    }
    tell(lastEventId: string, event: LiveEvent) {
      act(() => this.onmessage?.({ data: JSON.stringify(event), lastEventId }))
    }
  }

  beforeEach(() => {
    sources.length = 0
    vi.stubGlobal('EventSource', FakeSource)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    return () => vi.useRealTimers()
  })

  function Window() {
    useEvents()
    return <p>{useConnection()}</p>
  }

  async function openWindow() {
    const client = new QueryClient()
    const sent = answerCalls({ 'GET /api/session': { user: { id: 'ada' } } })
    render(
      <QueryClientProvider client={client}>
        <Window />
      </QueryClientProvider>,
    )
    await vi.waitUntil(() => sources.length > 0)
    return { client, sent }
  }

  test('goes on after the last event it saw when the browser gives up, and says so meanwhile', async () => {
    const { sent } = await openWindow()
    sources[0]?.tell('7-1', { type: 'live' })
    expect(screen.getByText('live')).toBeTruthy()
    sources[0]?.tell('8-2', { type: 'alert.created' })
    sources[0]?.close()
    act(() => sources[0]?.onerror?.())
    expect(screen.getByText('reconnecting')).toBeTruthy()
    await vi.advanceTimersByTimeAsync(1_100)
    expect(sources[1]?.url).toBe('/api/events?after=8-2')
    expect(sent.filter(({ call }) => call === 'GET /api/session')).toHaveLength(2)
    sources[1]?.tell('8-2', { type: 'live' })
    expect(screen.getByText('live')).toBeTruthy()
  })

  test('leaves a connection that the browser mends by itself to the browser', async () => {
    await openWindow()
    act(() => sources[0]?.onerror?.())
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sources).toHaveLength(1)
  })

  test('lets go while out of sight and catches up when seen again', async () => {
    await openWindow()
    sources[0]?.tell('9-1', { type: 'live' })
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sources[0]?.readyState).toBe(2)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sources[1]?.url).toBe('/api/events?after=9-1')
    hidden.mockRestore()
  })

  test('too much missed: everything on the screen is loaded afresh', async () => {
    const { client } = await openWindow()
    const invalidate = vi.spyOn(client, 'invalidateQueries')
    sources[0]?.tell('10-0', { type: 'reset' })
    expect(invalidate).toHaveBeenCalledWith()
  })
})
