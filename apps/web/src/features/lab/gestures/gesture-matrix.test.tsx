// @vitest-environment happy-dom
import { GESTURES } from '@app/spec'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import { selectAgent } from '../lab-stage.ts'
import { GestureMatrix } from './gesture-matrix.tsx'
import type { HandFinder } from './load-hands.ts'
import { makeHand } from './testing.ts'

const THUMB = makeHand({ thumb: 'up' })
const FIST = makeHand({})
const find = vi.hoisted(() => vi.fn())
vi.mock('./load-hands.ts', () => ({ loadHands: async (): Promise<HandFinder> => ({ find, close: () => {} }) }))

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const history = () =>
  within(screen.getByRole('region', { name: 'History' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent ?? '')
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const AGENT = { id: 'agent-1', name: 'Scout', objective: '', capabilities: [], powerLevel: 0 }
let sent: ReturnType<typeof answerCalls>

beforeEach(async () => {
  vi.useFakeTimers()
  selectAgent(null)
  find.mockReset()
  find.mockResolvedValue(null)
  sent = answerCalls({
    'GET /api/agents': [AGENT],
    'POST /api/agents/agent-1/execute': { id: 'task-1' },
    'GET /api/tasks?status=running': [],
    'GET /api/tasks?status=pending': [],
    'GET /api/approvals': [],
  })
  await renderScreen(GestureMatrix, ['lab-gestures', 'lab'])
  await pass(0)
})
afterEach(() => void vi.useRealTimers())

const stopTrack = vi.fn()
/** A browser with a camera, or one whose person says no. */
function giveCamera(open: () => Promise<unknown>) {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: open } })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, value: 640 })
  Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { configurable: true, value: 480 })
}
async function trackWithCamera() {
  giveCamera(async () => Object.assign(new MediaStream(), { getTracks: () => [{ stop: stopTrack }] }))
  fireEvent.click(screen.getByRole('radio', { name: 'Camera' }))
  click('Start Tracking')
  await pass(3_100)
}

test('spec 2 §3: eight gestures with their actions', () => {
  const list = screen.getByRole('region', { name: 'Gestures' })
  expect(
    within(list)
      .getAllByRole('definition')
      .map((action) => action.textContent),
  ).toEqual(['Execute Task', 'Stop All', 'Select Agent', 'Next Tab', 'Zoom View', 'Approve', 'Voice Mode', 'Settings'])
  expect(within(list).getAllByRole('term')).toHaveLength(GESTURES.length)
})

test('spec 2 §4 and §9: off, calibrating for three seconds, tracking active, off again', async () => {
  expect(screen.getByText('Off')).toBeTruthy()
  click('Start Tracking')
  expect(screen.getByText('Calibrating')).toBeTruthy()
  await pass(2_900)
  expect(screen.queryByText('Tracking active')).toBeNull()
  await pass(100)
  expect(screen.getByText('Tracking active')).toBeTruthy()
  click('Stop')
  expect(screen.getByText('Off')).toBeTruthy()
})

test('spec 2 §9: a simulated gesture every 2.5 seconds, six kept, each tagged; none does anything', async () => {
  click('Start Tracking')
  await pass(3_000)
  const before = sent.length
  await pass(2_400)
  expect(history()).toHaveLength(0)
  await pass(100)
  expect(history()).toHaveLength(1)
  await pass(25_000)
  expect(history()).toHaveLength(6)
  for (const line of history()) expect(line).toMatch(/Would .*Simulated$/)
  expect(sent.length).toBe(before)
})

test('stopped while it calibrates, it stays off', async () => {
  click('Start Tracking')
  await pass(1_000)
  click('Stop')
  await pass(10_000)
  expect(screen.getByText('Off')).toBeTruthy()
  expect(history()).toHaveLength(0)
})

test.each([
  ['NotAllowedError', /was not allowed/],
  ['NotReadableError', /Another program uses the camera/],
  ['NotFoundError', /No camera was found/],
])('a camera that answers %s leads to the simulation, and says why', async (name, words) => {
  giveCamera(() => Promise.reject(new DOMException('', name)))
  fireEvent.click(screen.getByRole('radio', { name: 'Camera' }))
  click('Start Tracking')
  await pass(3_100)
  expect(screen.getByRole('alert').textContent).toMatch(words)
  expect(screen.getByText('Simulated')).toBeTruthy()
})

test('with the camera it says that it sees no hand, does nothing, and lets the camera go at the end', async () => {
  await trackWithCamera()
  await pass(5_000)
  expect(screen.getByRole('status').textContent).toBe('Tracking active. No hand in view.')
  expect(screen.queryByText('Simulated')).toBeNull()
  expect(history()).toHaveLength(0)
  click('Stop')
  expect(stopTrack).toHaveBeenCalled()
})

test('what matters asks first: a fist runs the selected agent only after a thumb is held up', async () => {
  await trackWithCamera()
  find.mockResolvedValue(FIST)
  await pass(1_000)
  expect(history()[0]).toContain('Select an agent first')
  find.mockResolvedValue(null)
  await pass(500)
  selectAgent(AGENT.id)
  find.mockResolvedValue(FIST)
  await pass(1_000)
  expect(screen.getByRole('heading', { name: 'Run Scout now?' })).toBeTruthy()
  expect(sent.some(({ call }) => call.includes('execute'))).toBe(false)
  find.mockResolvedValue(THUMB)
  await pass(2_000)
  expect(sent.filter(({ call }) => call.includes('execute'))).toHaveLength(1)
  expect(history()[0]).toContain('Started: Scout.')
})

test('the button answers as well, and Cancel does nothing', async () => {
  await trackWithCamera()
  selectAgent(AGENT.id)
  find.mockResolvedValue(FIST)
  await pass(1_000)
  click('Cancel')
  await pass(3_000)
  expect(history()[0]).toContain('Not done.')
  expect(sent.some(({ call }) => call.includes('execute'))).toBe(false)
  find.mockResolvedValue(null)
  await pass(500)
  find.mockResolvedValue(FIST)
  await pass(1_000)
  find.mockResolvedValue(null)
  click('Run it')
  await pass(500)
  expect(sent.filter(({ call }) => call.includes('execute'))).toHaveLength(1)
})

test('a thumb that is up before anything was asked approves nothing by being kept up', async () => {
  await trackWithCamera()
  find.mockResolvedValue(THUMB)
  await pass(5_000)
  expect(history()).toHaveLength(1)
  expect(history()[0]).toContain('Nothing waits for your approval.')
})
