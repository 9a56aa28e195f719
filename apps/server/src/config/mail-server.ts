import { parseUrl } from '@app/values/url'
import type { Parser } from './env-reader.ts'

export interface MailAddress {
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
  username: string | undefined
  password: string | undefined
  /** Who messages are from. */
  from: string
}

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465, 'imap:': 143, 'imaps:': 993 }

/** `smtps://name:password@mail.example?from=office@example.com`; `?tls=off` only for a server on one's own machine. */
export const mailServer =
  (...schemes: string[]): Parser<MailAddress> =>
  (value) => {
    const example = `${schemes.at(-1)}://name:password@mail.example?from=office@mail.example`
    // The value may carry a password: the message does not repeat it.
    const url = parseUrl(value)
    if (!url) return { want: `is not an address this understands. It looks like ${example}.` }
    if (!schemes.includes(url.protocol.slice(0, -1)) || !url.hostname)
      return { want: `must begin with ${schemes.map((one) => `${one}://`).join(' or ')}, as in ${example}.` }
    const username = decodeURIComponent(url.username) || undefined
    const from = url.searchParams.get('from') ?? (username?.includes('@') ? username : undefined)
    if (!from?.includes('@')) return { want: `does not say whom messages are from. Add ?from=, as in ${example}.` }
    const plain = url.searchParams.get('tls') === 'off'
    return {
      value: {
        host: url.hostname,
        port: Number(url.port) || (PORTS[url.protocol] ?? 0),
        security: plain ? 'none' : url.protocol.endsWith('s:') ? 'tls' : 'starttls',
        username,
        password: decodeURIComponent(url.password) || undefined,
        from,
      },
    }
  }
