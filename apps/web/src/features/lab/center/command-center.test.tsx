// @vitest-environment happy-dom
import type { Monitor, Task } from '@app/contract'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logEvent } from '../../../lib/event-log.ts'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import { CommandCenter } from './command-center.tsx'

const MONITOR = {
  all: { queued: 4, running: 2, waiting: 0 },
  own: { queued: 0, running: 0, waiting: 0 },
  oldestQueuedMs: null,
  stepsPerMinute: 7,
  ended: 2,
  successRate: 0.5,
  startLatencyMs: null,
  stepLatencyMs: { p50: 120, p95: 300 },
  workersAtWork: 1,
  processes: 1,
  browser: 'found',
  browserWindows: 0,
  memory: { processBytes: 200 * 2 ** 20, freeBytes: 1, totalBytes: 2 },
  uptimeS: 5,
} satisfies Omit<Monitor, 'at'>

const listeners = vi.hoisted(() => new Set<(event: unknown) => void>())
vi.mock('../../../lib/use-events.ts', () => ({
  useConnection: () => 'live',
  onEvent: (listener: (event: unknown) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}))

const task = (id: string, over: Partial<Task> = {}): Task => ({
  id,
  agentId: null,
  name: `Task ${id}`,
  description: '',
  status: 'completed',
  reason: null,
  createdAt: '2031-05-01T09:00:00.000Z',
  executionTime: 5,
  result: null,
  errorMessage: null,
  verdict: null,
  actionsUsed: 0,
  costCents: 0,
  origin: 'person',
  dryRun: false,
  ...over,
})

let running = 2
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const open = async (tasks: readonly Task[] = []) => {
  running = 2
  const sent = answerCalls({
    'GET /api/monitor': () => ({ ...MONITOR, at: new Date().toISOString(), all: { ...MONITOR.all, running } }),
    'GET /api/tasks': tasks,
  })
  await renderScreen(CommandCenter, ['lab-center', 'monitor'])
  await pass(0)
  return sent
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const asked = (sent: readonly { call: string }[]) => sent.filter(({ call }) => call === 'GET /api/monitor').length

test('spec 2 §9: six metrics of this installation, read again every two seconds', async () => {
  const sent = await open()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Running',
    'In the queue',
    'Steps a minute',
    'Success rate',
    'One step',
    'Memory',
  ])
  const figures = () => screen.getAllByRole('definition').map((figure) => figure.textContent)
  expect(figures()).toEqual(['2', '4', '7', '50%', '120 ms', '200 MB'])
  const before = asked(sent)
  running = 3
  await pass(1_900)
  expect([asked(sent), figures()[0]]).toEqual([before, '2'])
  await pass(200)
  expect([asked(sent), figures()[0]]).toEqual([before + 1, '3'])
})

test('the bars can be read as a table, the newest reading first', async () => {
  await open()
  running = 5
  await pass(2_100)
  fireEvent.click(screen.getByRole('button', { name: 'Show table' }))
  const table = screen.getByRole('table', { name: 'Readings of the last minute' })
  const firsts = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
  expect([firsts[0], firsts.at(-1)]).toEqual(['5', '2'])
})

test('when nothing happens it says so calmly', async () => {
  await open()
  await pass(1_500)
  expect(screen.getByText('Nothing has happened yet. As soon as a task runs, its events stand here.')).toBeTruthy()
  expect(screen.getByText('Quiet. Nothing has arrived in the last 1.5 s.')).toBeTruthy()
})

test('spec 2 §9: eight events kept, looked at anew every three seconds; what was before the stream began is told too', async () => {
  await open(Array.from({ length: 12 }, (_, at) => task(String(at))))
  const rows = () => within(screen.getByRole('region', { name: 'System events' })).getAllByRole('listitem')
  expect(rows()).toHaveLength(8)
  await pass(3_000)
  act(() => logEvent({ type: 'task.started', taskId: 'new', at: '2031-05-01T10:00:00.000Z', task: task('new') }))
  await pass(2_900)
  expect(rows()[0]?.textContent).not.toContain('Task new')
  await pass(200)
  expect(rows()[0]?.textContent).toContain('Task new')
  expect(rows()).toHaveLength(8)
})

test('spec 2 §9: twelve data streams kept, one every 1.5 seconds, counting what really arrived', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Show table' }))
  const rows = () =>
    within(screen.getByRole('table', { name: /one bar for each second and a half/ }))
      .getAllByRole('row')
      .slice(1)
  const cells = (row: HTMLElement | undefined) =>
    row
      ? within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent)
      : []
  await pass(1_500)
  expect(rows()).toHaveLength(1)
  for (const listener of listeners) listener({ type: 'task.step', steps: [{}, {}] })
  await pass(1_500)
  expect(rows().map(cells)).toEqual([
    ['1', '2'],
    ['0', '0'],
  ])
  expect(screen.getByText('1 event and 2 steps in the last 3 s.')).toBeTruthy()
  await pass(30_000)
  expect(rows()).toHaveLength(12)
})
