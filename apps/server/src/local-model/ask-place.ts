import { Refused, Unavailable } from '@app/toolkit'
import type { GuardedStream } from '@app/tools'
import type { KnownModel } from './known-models.ts'

export interface Place {
  /** Where the bytes are: the place may send one elsewhere for them, by an address that soon expires. */
  url: string
  bytes: number
  sha256: string
}

/**
 * Asks where a file lies, how long it is and what its checksum is. Hugging Face names both in the headers of the first
 * answer (`x-linked-size`, `x-linked-etag`), before it redirects to where the bytes are.
 */
export async function askPlace(web: GuardedStream, model: KnownModel, signal: AbortSignal): Promise<Place> {
  const { status, headers, body } = await web.open({ method: 'HEAD', url: model.address }, signal)
  body.destroy()
  const host = new URL(model.address).host
  if (status >= 500 || status === 429)
    throw new Unavailable(`${host} answers ${status} at the moment. Try again in a few minutes.`)
  if (status >= 400) throw new Refused(`${host} does not offer ${model.name} any more (${status}).`)
  const sha256 = /[\da-f]{64}/.exec(headers['x-linked-etag'] ?? '')?.[0] ?? model.sha256
  const bytes = Number(headers['x-linked-size'] ?? headers['content-length'] ?? model.bytes)
  if (!sha256) throw new Refused(`${host} does not say how to check ${model.name}, so it was not fetched.`)
  if (model.sha256 && sha256 !== model.sha256)
    throw new Refused(`${host} offers another file under the name of ${model.name}, so it was not fetched.`)
  const url = headers.location ? new URL(headers.location, model.address).href : model.address
  return { url, bytes, sha256 }
}
