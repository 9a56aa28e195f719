import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type Batch, writePlace } from '@app/core'
import type { Limits } from './hub.ts'

/** Small events travel together. */
const ENOUGH_CHARACTERS = 32_000

export interface Writer {
  send(events: Batch['events']): Promise<void>
  end(): void
}

/** Writes no faster than the reader takes it, so that nothing piles up here for one who does not read. */
export function createWriter(out: ServerResponse, ended: AbortSignal, { heartbeatMs, slowMs }: Limits): Writer {
  const heartbeat = setInterval(() => void (out.writableNeedDrain || out.write(':\n\n')), heartbeatMs)

  async function write(text: string): Promise<void> {
    if (out.write(text)) return
    await once(out, 'drain', { signal: AbortSignal.any([ended, AbortSignal.timeout(slowMs)]) })
  }

  return {
    async send(events) {
      let text = ''
      for (const { place, event } of events) {
        text += `id: ${writePlace(place)}\ndata: ${JSON.stringify(event)}\n\n`
        if (text.length < ENOUGH_CHARACTERS) continue
        await write(text)
        text = ''
      }
      if (text) await write(text)
    },
    end() {
      clearInterval(heartbeat)
      if (out.writableNeedDrain) out.destroy()
      else out.end()
    },
  }
}
