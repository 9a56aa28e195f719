import { isIP } from 'node:net'

/** `shop.example` and `www.shop.example` are one site; an address of a machine is one with its port. */
export function isSameSite(host: string, named: string): boolean {
  const [one, other] = [host.toLowerCase(), named.toLowerCase()]
  if (one === other) return true
  const [bare, wanted] = [withoutPort(one), withoutPort(other)]
  if (isIP(bare) || bare === 'localhost') return false
  return bare === wanted || bare.endsWith(`.${wanted}`) || wanted.endsWith(`.${bare}`)
}

const withoutPort = (host: string): string => host.replace(/:\d+$/, '')
