import ipaddr from 'ipaddr.js'
import { offLimits } from './off-limits.ts'
import { type Address, parseAddress } from './parse-address.ts'
import type { Exceptions } from './read-exceptions.ts'

/** What one kind of traffic may do: the ports it uses with anyone, and what the operator has opened besides. */
export interface Egress {
  ports: ReadonlySet<number>
  exceptions: Exceptions
}

/** Where clouds hand out their machines' keys. Azure's lies in a public range, so no range rule finds it. */
const METADATA = new Set(['169.254.169.254', '168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254'])

/** Deprecated forms such as ::7f00:1 lie outside the assigned space, yet count as unicast by their range. */
const ASSIGNED = ipaddr.IPv6.parseCIDR('2000::/3')

/** S-20: throws unless `host`, found at this address, may be reached on this port. What is no address may not. */
export function judgeAddress(text: string, host: string, port: number, { ports, exceptions }: Egress): void {
  const address = parseAddress(text)
  if (!address) throw offLimits()
  if (exceptions.coversAddress(address, port)) return
  const isMetadata = METADATA.has(address.toString())
  // Whoever runs an excepted name's zone chooses its address: metadata is opened by address or not at all.
  if (exceptions.coversName(host, port) && !isMetadata) return
  if (ports.has(port) && isPublic(address) && !isMetadata) return
  throw offLimits()
}

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || address.match(ASSIGNED)
}
