import { type Call, extensionCalls } from '@app/contract'
import { drop, forget, hold, keep, readHeld, readKept } from '../shared/store.ts'
import { Problem } from './problem.ts'
import { type Sent, send } from './send.ts'

type Asked<Query, Body> = Omit<Sent<Query, Body>, 'address' | 'token'>

/** A call as the paired browser. A token that has ended is renewed once; a pairing that has ended is forgotten. */
export async function ask<Params, Query, Body, Reply>(
  call: Call<Params, Query, Body, Reply>,
  asked: Asked<Query, Body> = {},
): Promise<Reply> {
  const connection = await readKept('connection')
  if (!connection) throw new Problem('gone', '')
  const { address } = connection
  const held = await readHeld('token')
  try {
    return await send(call, { ...asked, address, token: held ?? (await renew(address, undefined)) })
  } catch (error) {
    if (!isGone(error) || !held) throw error
    return send(call, { ...asked, address, token: await renew(address, held) })
  }
}

/** One window at a time: a renewal that is shown twice ends the pairing. */
const renew = (address: string, ended: string | undefined): Promise<string> =>
  navigator.locks.request('renew', async () => {
    const held = await readHeld('token')
    if (held && held !== ended) return held
    try {
      const renewal = (await readKept('renewal')) ?? ''
      const keys = await send(extensionCalls.renew, { address, body: { renewal } })
      await keep({ renewal: keys.renewal })
      await hold({ token: keys.token })
      return keys.token
    } catch (error) {
      if (isGone(error)) await leave()
      throw error
    }
  })

const isGone = (error: unknown): boolean => error instanceof Problem && error.kind === 'gone'

/** Nothing of the pairing stays behind in this browser. */
export async function leave(): Promise<void> {
  await forget('connection', 'renewal')
  await drop('token')
}
