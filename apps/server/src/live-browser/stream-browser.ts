import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { LiveFrame, LivePlace, LiveState } from '@app/contract'
import type { LiveBrowser } from '@app/core'
import type { Doorbell } from '../live/doorbell.ts'

/** A call that was lost costs this long. */
const POLL_MS = 2_000
/** Well before the sign of presence runs out. */
const PRESENT_MS = 5_000
const SLOW_MS = 20_000
const RECHECK_MS = 15_000

export interface BrowserStream {
  out: ServerResponse
  bell: Doorbell
  ended: AbortSignal
  /** The browser, with its picture if it is another than the one named. */
  find(seen: string): Promise<LiveBrowser>
  /** Tells the worker that somebody watches. */
  watch(): Promise<void>
  /** Whether whoever opened the stream may still read it. */
  isAdmitted(): Promise<boolean>
}

/** Sends pictures, places and whose turn it is, until the task is over or the watcher leaves. Never two pictures ahead of them. */
export async function streamBrowser({ out, bell, ended, find, watch, isAdmitted }: BrowserStream): Promise<void> {
  const sent = { frame: '', place: '', state: '' }
  let presentAt = Number.NEGATIVE_INFINITY
  let checkedAt = performance.now()

  async function send(event: keyof typeof sent | 'ended', data: LiveFrame | LivePlace | LiveState | object) {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
    if (out.write(text)) return
    await once(out, 'drain', { signal: AbortSignal.any([ended, AbortSignal.timeout(SLOW_MS)]) })
  }

  async function sendIfNew(event: 'place' | 'state', data: LivePlace | LiveState) {
    const text = JSON.stringify(data)
    if (sent[event] === text) return
    sent[event] = text
    await send(event, data)
  }

  try {
    while (!ended.aborted) {
      if (performance.now() - checkedAt > RECHECK_MS) {
        if (!(await isAdmitted())) return
        checkedAt = performance.now()
      }
      const { browser, frame, ended: over } = await find(sent.frame)
      if (over) return await send('ended', {})
      await sendIfNew('state', toState(browser))
      if (!browser) presentAt = Number.NEGATIVE_INFINITY
      else {
        if (performance.now() - presentAt > PRESENT_MS) {
          await watch()
          presentAt = performance.now()
        }
        if (browser.url) await sendIfNew('place', { url: browser.url, title: browser.title })
        if (frame) {
          sent.frame = `${browser.windowId} ${browser.frameNumber}`
          await send('frame', { number: browser.frameNumber, image: Buffer.from(frame).toString('base64') })
        }
      }
      await bell.wait(POLL_MS)
    }
  } finally {
    if (out.writableNeedDrain) out.destroy()
    else out.end()
  }
}

const toState = (browser: LiveBrowser['browser']): LiveState => ({
  control: browser?.control ?? 'none',
  takenAt: browser?.takenAt?.toISOString() ?? null,
  said: browser?.said ?? null,
  asks: browser?.asks ?? null,
  noted: browser?.noted ?? null,
})
