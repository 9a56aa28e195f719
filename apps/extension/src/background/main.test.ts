import { expect, test } from 'vitest'
import type { Recording } from '../shared/steps.ts'

type Listener = (message: unknown, sender: object, answer: (value: unknown) => void) => unknown
const session: Record<string, unknown> = {}
let hear: Listener = () => undefined
let press: (info: { menuItemId: string }, tab: object) => void = () => undefined
const opened: number[] = []

/** As much of a browser as the worker touches. */
const area = (values: Record<string, unknown>) => ({
  get: async (key: string) => ({ [key]: values[key] }),
  set: async (more: object) => void Object.assign(values, more),
})
const nobody = { addListener: () => undefined }
Object.assign(globalThis, {
  chrome: {
    runtime: { id: 'ours', onInstalled: nobody, onMessage: { addListener: (one: Listener) => (hear = one) } },
    contextMenus: { onClicked: { addListener: (one: typeof press) => (press = one) } },
    action: { onClicked: nobody },
    tabs: { onUpdated: nobody },
    storage: { local: area({}), session: area(session) },
    sidePanel: { open: async ({ tabId }: { tabId: number }) => void opened.push(tabId) },
  },
})
await import('./main.ts')

const told = { told: 'step', step: { kind: 'press', spot: { role: 'button', name: 'Buy' }, link: false } }
const page = { id: 'ours', tab: { id: 7 }, url: 'https://shop.example/', frameId: 0 }
const recorded = async (sender: object): Promise<number> => {
  const begun: Recording = { tabId: 7, url: page.url, title: '', on: true, steps: [], leftOut: [], settled: 0 }
  session.recording = begun
  hear(told, sender, () => undefined)
  await new Promise((resolve) => setTimeout(resolve, 5))
  return (session.recording as Recording).steps.length
}

test('a step of the recorded tab is kept', async () => {
  expect(await recorded(page)).toBe(1)
})

test.each([
  ['another extension', { ...page, id: 'theirs' }],
  ['another tab', { ...page, tab: { id: 8 } }],
  ['a frame in the page', { ...page, frameId: 3 }],
  ['nobody’s page', { id: 'ours', frameId: 0 }],
])('S-12 a step told by %s is dropped', async (_who, sender) => {
  expect(await recorded(sender)).toBe(0)
})

test('"Automate this" opens the panel of that tab and says what was wished for', async () => {
  press({ menuItemId: 'table' }, { id: 7 })
  expect(opened).toEqual([7])
  expect(session.wish).toMatchObject({ kind: 'table', tabId: 7 })
  press({ menuItemId: 'something else' }, { id: 7 })
  expect(opened).toEqual([7])
})
