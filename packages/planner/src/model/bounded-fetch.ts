import { Refused } from '@app/toolkit'

/** The longest reply that is ever asked for is a tenth of it. */
const MOST_BYTES = 1_000_000

/** Whatever answers cannot fill the memory: more than any model says is no model's answer. */
export const boundedFetch =
  (by: typeof fetch = fetch): typeof fetch =>
  async (input, init) => {
    const { body, status, headers } = await by(input, init)
    if (!body) return new Response(null, { status, headers })
    const parts: Uint8Array[] = []
    let bytes = 0
    for await (const part of body) {
      bytes += part.length
      if (bytes > MOST_BYTES)
        throw new Refused('It answered with more than any model says. Check its address in Settings.')
      parts.push(part)
    }
    return new Response(Buffer.concat(parts), { status, headers })
  }
