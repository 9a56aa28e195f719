import { Refused, Unavailable } from '@app/toolkit'
import type { GuardedStream } from '@app/tools'
import type { KnownModel } from './known-models.ts'

export interface Place {
  /** Where the bytes are: the place may send one elsewhere for them, by an address that soon expires. */
  url: string
  bytes: number
  sha256: string
}

const MOST_HOPS = 5

/**
 * Asks where a file lies, how long it is and what its checksum is. Hugging Face names both in the headers of its own answer
 * (`x-linked-size`, `x-linked-etag`), before it redirects to where the bytes are.
 */
export async function askPlace(web: GuardedStream, model: KnownModel, signal: AbortSignal): Promise<Place> {
  const { host } = new URL(model.address)
  const { at, headers } = await findFacts(web, model, signal)
  const sha256 = /[\da-f]{64}/.exec(headers['x-linked-etag'] ?? '')?.[0] ?? model.sha256
  const bytes = Number(headers['x-linked-size'] ?? headers['content-length'] ?? model.bytes)
  if (!sha256) throw new Refused(`${host} does not say how to check ${model.name}, so it was not fetched.`)
  if (model.sha256 && sha256 !== model.sha256)
    throw new Refused(`${host} offers another file under the name of ${model.name}, so it was not fetched.`)
  return { url: headers.location ? new URL(headers.location, at).href : at, bytes, sha256 }
}

/** The answer that tells of the file itself; one that only sends elsewhere, as after a renaming, is followed. */
async function findFacts(web: GuardedStream, { address, name }: KnownModel, signal: AbortSignal) {
  const { host } = new URL(address)
  let at = address
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const { status, headers } = await look(web, at, host, signal)
    if (status >= 500 || status === 429)
      throw new Unavailable(`${host} answers ${status} at the moment. Try again in a few minutes.`)
    if (status >= 400) throw new Refused(`${host} does not offer ${name} any more (${status}).`)
    if (!headers.location || headers['x-linked-etag']) return { at, headers }
    at = new URL(headers.location, at).href
  }
  throw new Refused(`${host} sends one from place to place for ${name}, so it was not fetched.`)
}

async function look(web: GuardedStream, url: string, host: string, signal: AbortSignal) {
  try {
    const { body, ...answer } = await web.open({ method: 'HEAD', url }, signal)
    body.destroy()
    return answer
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    // Nobody has typed this address, so nobody can check it.
    const words = `${host} could not be reached. Check the connection of this computer, and try again.`
    throw new Unavailable(words, { cause: error })
  }
}
