import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { type Egress, judgeAddress } from './judge-address.ts'

export type Resolve = (hostname: string) => Promise<LookupAddress[]>

const resolveBySystem: Resolve = (hostname) => lookup(hostname, { all: true })

/**
 * S-13: the `lookup` of a socket. The addresses judged are the very ones connected to, so a name that answers
 * differently the second time gains nothing. One address off limits condemns the name: the socket would try them all.
 * Not called for address literals; those are judged with their URL.
 */
export function guardedLookup(egress: Egress, port: number, resolve: Resolve = resolveBySystem): LookupFunction {
  return (hostname, options, callback) => {
    findJudged(hostname).then(
      (found) => {
        const fitting = found.filter(({ family }) => !options.family || familyOf(options.family) === family)
        const [first] = fitting
        if (!first) callback(Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' }), '')
        else if (options.all) callback(null, fitting)
        else callback(null, first.address, first.family)
      },
      (error) => callback(error, ''),
    )
  }

  async function findJudged(hostname: string): Promise<LookupAddress[]> {
    const found = await resolve(hostname)
    for (const { address } of found) judgeAddress(address, hostname, port, egress)
    return found
  }
}

const familyOf = (family: number | 'IPv4' | 'IPv6') => (typeof family === 'string' ? Number(family.slice(3)) : family)
