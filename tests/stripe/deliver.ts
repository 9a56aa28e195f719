import { createHmac } from 'node:crypto'
import type { Book, Told } from './book.ts'

export interface Sending {
  secret: string
  /** Hands the bytes to the product, and says what it answered. */
  post: (body: string, signature: string) => Promise<number>
}

/** How a delivery goes wrong. */
export type Mishap = 'none' | 'twice' | 'lost' | 'late'

/** Signed as Stripe signs, by hand: the library that checks it has no part in it. */
export function sign(secret: string, body: string, at = Math.floor(Date.now() / 1_000)): string {
  const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${mac}`
}

/** Delivers what is untold: in order or against it, some twice, some never, some only at the next time. */
export async function deliver(
  book: Book,
  { secret, post }: Sending,
  { backwards = false, mishap = () => 'none' }: { backwards?: boolean; mishap?: (event: Told) => Mishap } = {},
): Promise<void> {
  const all = book.untold.splice(0)
  for (const event of backwards ? all.toReversed() : all) {
    const goes = mishap(event)
    if (goes === 'late') book.untold.push(event)
    if (goes === 'late' || goes === 'lost') continue
    const body = JSON.stringify(event)
    const status = await post(body, sign(secret, body))
    if (status >= 300) book.untold.push(event)
    if (goes === 'twice') await post(body, sign(secret, body))
  }
}
