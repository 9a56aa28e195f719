import { addStep, arrive } from '../shared/add-step.ts'
import type { LeftOut, RecordedStep, Recording } from '../shared/steps.ts'
import { hold, readHeld } from '../shared/store.ts'
import { oneAfterAnother } from './one-after-another.ts'

/** The worker of an extension sleeps between two messages: what is recorded lies in the session's storage, not in here. */
const change = (tabId: number, work: (recording: Recording) => Recording): Promise<void> =>
  oneAfterAnother(async () => {
    const recording = await readHeld('recording')
    if (recording?.on && recording.tabId === tabId) await hold({ recording: work(recording) })
  })

export const noteStep = (tabId: number, step: RecordedStep): Promise<void> =>
  change(tabId, (recording) => addStep(recording, step))

export const noteLeftOut = (tabId: number, why: LeftOut): Promise<void> =>
  change(tabId, (recording) => ({ ...recording, leftOut: [...recording.leftOut, why].slice(0, 100) }))

const noteArrival = (tabId: number, url: string): Promise<void> => change(tabId, (recording) => arrive(recording, url))

/** The next page of a recorded tab is recorded too, as far as its site was granted. */
export async function injectRecorder(tabId: number): Promise<void> {
  const recording = await readHeld('recording')
  if (!recording?.on || recording.tabId !== tabId) return
  try {
    await chrome.scripting.executeScript({ target: { tabId }, files: ['page.js'] })
    const begins = await chrome.tabs.sendMessage(tabId, { act: 'record' }, { frameId: 0 })
    const { url } = await chrome.tabs.get(tabId)
    // A page that only changed its address is the same page.
    if (begins && url) await noteArrival(tabId, url)
  } catch {
    // A site that was not granted: the panel shows that nothing comes from there.
  }
}
