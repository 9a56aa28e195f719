// @vitest-environment happy-dom
import { calls, type LiveEvent, type Task } from '@app/contract'
import { DEFAULT_SETTINGS } from '@app/spec'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announce } from './announce.ts'
import { soundStore } from './sounds.ts'
import * as toasts from './toast.ts'

const shown: { title: string; body?: string; tag?: string }[] = []
let tones = 0
let hidden = false

beforeEach(() => {
  shown.length = 0
  tones = 0
  hidden = false
  class FakeMessage {
    static permission = 'granted'
    constructor(title: string, options: NotificationOptions) {
      shown.push({ title, ...options } as (typeof shown)[number])
    }
  }
  const sound = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  class FakeAudio {
    currentTime = 0
    createGain = () => ({ gain: sound, connect: () => ({ connect() {} }) })
    createOscillator = () => ({
      frequency: sound,
      connect: (to: unknown) => to,
      start() {
        tones += 1
      },
      stop() {},
    })
    close() {}
  }
  vi.stubGlobal('Notification', FakeMessage)
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  vi.spyOn(toasts, 'toast')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function happen(type: string, over: Partial<Task> = {}, settings: Partial<typeof DEFAULT_SETTINGS> = {}) {
  const client = new QueryClient()
  const inForce = { userId: 'u1', ...DEFAULT_SETTINGS, ...settings }
  client.setQueryData([calls.settings.read.path], inForce)
  soundStore.set(inForce.soundEffects)
  const task = { id: 't1', name: 'Look around', reason: null, ...over } as Task
  await announce(client, { type, task } as LiveEvent)
}

test('a run that ends while the window is out of sight is told by the browser, once a run', async () => {
  hidden = true
  await happen('task.completed')
  await happen('task.failed')
  await happen('task.paused', { reason: 'awaiting-approval' })
  expect(shown).toEqual([
    { title: 'A run is finished', body: 'Look around', tag: 't1' },
    { title: 'A run has failed', body: 'Look around', tag: 't1' },
    { title: 'A run needs you', body: 'Look around', tag: 't1' },
  ])
})

test('with Notifications off nothing is shown, in sight or out of it', async () => {
  for (hidden of [true, false]) await happen('task.completed', {}, { notifications: false })
  expect(shown).toEqual([])
  expect(toasts.toast).not.toHaveBeenCalled()
})

test('in sight a message appears here, unless the screen shows runs anyway', async () => {
  history.replaceState(null, '', '/settings')
  await happen('task.completed')
  expect(toasts.toast).toHaveBeenCalledWith({ title: 'A run is finished', description: 'Look around', tone: 'neutral' })
  history.replaceState(null, '', '/dashboard')
  await happen('task.completed')
  expect(toasts.toast).toHaveBeenCalledTimes(1)
  expect(shown).toEqual([])
})

test('a tone sounds with Sound Effects on, and none without', async () => {
  history.replaceState(null, '', '/dashboard')
  await happen('task.completed')
  expect(tones).toBe(0)
  await happen('task.completed', {}, { soundEffects: true })
  await happen('task.paused', { reason: 'needs-review' }, { soundEffects: true, notifications: false })
  expect(tones).toBe(2)
})

test('what one has cancelled oneself is no news, nor is a pause that needs nobody', async () => {
  hidden = true
  await happen('task.failed', { reason: 'cancelled' }, { soundEffects: true })
  await happen('task.paused', { reason: null }, { soundEffects: true })
  expect([shown, tones]).toEqual([[], 0])
})
