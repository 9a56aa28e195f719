import { domainToASCII } from 'node:url'
import { Refused } from '@app/toolkit'

/** Longer lists are newsletters, for which there are services that let people unsubscribe. */
export const MOST_RECIPIENTS = 50

const LOCAL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/

/** S-80: plain addresses, the host as it is looked up; what is none is refused in words. */
export function readAddresses(given: readonly string[]): string[] {
  return [...new Set(given.map(readAddress))]
}

/** `Ada <ada@example.com>` and `ada@example.com` are the same address; a name is not needed to send. */
export function readAddress(given: string): string {
  if (hasControl(given)) throw new Refused('An e-mail address holds a line break or control character. Take it out.')
  const text = given.trim()
  const [, inBrackets] = /^[^<>@,;]{0,120}<([^<>\s]+)>$/.exec(text) ?? []
  const address = inBrackets ?? text
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const domain = domainToASCII(address.slice(at + 1))
  if (at < 1 || !isLocal(local) || !isDomain(domain) || local.length + domain.length > 253) {
    throw new Refused(`"${text.slice(0, 80)}" is not an e-mail address. Write it like ada@example.com.`)
  }
  return `${local}@${domain}`
}

const isLocal = (local: string) =>
  LOCAL.test(local) && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..')

const isDomain = (domain: string) =>
  domain.length <= 253 && /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/.test(domain)

/** A line break in a header begins another header. */
export const hasControl = (text: string): boolean => /\p{Cc}|[\u2028\u2029]/u.test(text)
