import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CollabPresence, CollabUpdate } from '@app/contract'
import type { DraftNews } from '@app/core'
import type { Doorbell } from '../live/doorbell.ts'

/** A call that was lost costs this long, and keeps proxies from cutting a silent connection. */
const POLL_MS = 2_000
const HEARTBEAT_MS = 15_000
const RECHECK_MS = 15_000
const SLOW_MS = 20_000
/** What several people type within a moment travels together. */
const GATHER_MS = 40

export interface DraftStream {
  out: ServerResponse
  bell: Doorbell
  ended: AbortSignal
  /** What the reader has already. */
  vector: Uint8Array | undefined
  /** What is new; undefined for who may not read any more. */
  read(seen: { version: number; vector: Uint8Array | undefined }): Promise<DraftNews | undefined>
  /** Who has given a sign since the last time this was asked. */
  takeSigns(): CollabPresence[]
  isAdmitted(): Promise<boolean>
}

/** Sends edits and signs until the reader leaves, is signed out, is removed, or the draft is deleted. */
export async function streamDraft({ out, bell, ended, read, takeSigns, isAdmitted, ...from }: DraftStream) {
  let seen = { version: -1, vector: from.vector }
  let checkedAt = performance.now()
  const heartbeat = setInterval(() => void (out.writableNeedDrain || out.write(':\n\n')), HEARTBEAT_MS)

  async function send(event: 'update' | 'sign' | 'ended', data: CollabUpdate | CollabPresence | object) {
    if (out.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)) return
    await once(out, 'drain', { signal: AbortSignal.any([ended, AbortSignal.timeout(SLOW_MS)]) })
  }

  try {
    while (!ended.aborted) {
      if (performance.now() - checkedAt > RECHECK_MS) {
        if (!(await isAdmitted())) return
        checkedAt = performance.now()
      }
      // Before anything is sent: who was removed hears nothing more, not even who is there.
      const news = await read(seen)
      if (!news) return await send('ended', {})
      if (news.edits) {
        const { update, vector } = news.edits
        await send('update', { update: pack(update), vector: pack(vector) })
        seen = { version: news.version, vector }
      }
      for (const sign of takeSigns()) await send('sign', sign)
      await bell.wait(POLL_MS)
      await sleep(GATHER_MS, undefined, { signal: ended })
    }
  } finally {
    clearInterval(heartbeat)
    if (out.writableNeedDrain) out.destroy()
    else out.end()
  }
}

const pack = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
