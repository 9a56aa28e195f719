import type { Push } from '@app/core'
import { PRODUCT_NAME } from '@app/spec'
import { guardedHttp } from '@app/tools'
import webPush from 'web-push'
import type { Config } from '../config.ts'

/** A day: who looks later finds it in the product. */
const KEPT_SECONDS = 24 * 60 * 60
const LIMITS = { timeoutMs: 15_000, maxBytes: 100_000 }

/** S-20: the address is a browser's word, so messages leave through the same guard as everything an agent does. */
export function assemblePush({ push, egressAllow }: Pick<Config, 'push' | 'egressAllow'>): Push | undefined {
  const { publicKey, privateKey, contact } = push
  if (!publicKey || !privateKey || !contact) return undefined
  const http = guardedHttp({ allow: egressAllow, userAgent: PRODUCT_NAME, ...LIMITS })
  const vapidDetails = { subject: contact, publicKey, privateKey }
  return async (target, message, signal) => {
    const { endpoint, headers, body } = webPush.generateRequestDetails(target, JSON.stringify(message), {
      vapidDetails,
      TTL: KEPT_SECONDS,
      urgency: 'high',
    })
    // How long it is the connection says itself.
    const texts = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length')
    const { status } = await http.request(
      {
        method: 'POST',
        url: endpoint,
        headers: Object.fromEntries(texts.map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(body ?? []),
        redirects: 'answer',
      },
      signal,
    )
    if (status === 404 || status === 410) return 'gone'
    if (status >= 400) throw new Error(`The browser's push service answered ${status}.`)
    return 'sent'
  }
}
