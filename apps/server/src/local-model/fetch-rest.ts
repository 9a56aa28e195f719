import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refused, Unavailable } from '@app/toolkit'
import type { GuardedStream } from '@app/tools'
import type { Place } from './ask-place.ts'

export const sizeOf = async (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

/** Fetches what is missing of a file and writes it behind what is there. What came before a break stays. */
export async function fetchRest(web: GuardedStream, place: Place, path: string, signal: AbortSignal): Promise<void> {
  const from = await sizeOf(path)
  if (from >= place.bytes) return
  const headers = { 'accept-encoding': 'identity', range: `bytes=${from}-` }
  const { status, body } = await web.open({ method: 'GET', url: place.url, headers }, signal)
  if (status !== 200 && status !== 206) {
    body.destroy()
    throw new Unavailable(`The place where it lies answered ${status}. Try again in a few minutes.`)
  }
  // One that does not know of parts sends the whole again: what is there is written over.
  const flags = status === 206 ? 'a' : 'w'
  try {
    await pipeline(body, atMost(place.bytes - (status === 206 ? from : 0)), createWriteStream(path, { flags }), {
      signal,
    })
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new Refused('The disk is full. Make room on it, and go on.')
    throw error instanceof Refused ? error : new Unavailable('The connection broke off.', { cause: error })
  }
}

/** A sender that never ends fills no disk. */
function atMost(bytes: number): Transform {
  let left = bytes
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length
      if (left < 0) done(new Refused('More came than the file is long, so it was stopped.'))
      else done(null, chunk)
    },
  })
}
