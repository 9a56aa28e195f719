import ipaddr from 'ipaddr.js'
import { type Address, parseAddress, readAddress } from './parse-address.ts'

/** What the operator has opened beyond the public web. */
export interface Exceptions {
  coversName(name: string, port: number): boolean
  coversAddress(address: Address, port: number): boolean
  /** A name on an unusual port may yet resolve to an excepted address: only then is it worth resolving. */
  someAddressOn(port: number): boolean
}

interface Entry {
  name?: string
  network?: [Address, number]
  /** Undefined: every port. */
  port: number | undefined
}

/** EGRESS_ALLOW, split at its commas: `host`, `host:port`, `10.0.0.0/8`, `[fd00::]/8`, `[::1]:9000`. */
export function readExceptions(list: readonly string[]): Exceptions {
  const entries = list.map(readEntry)
  const on = (port: number) => entries.filter((entry) => entry.port === undefined || entry.port === port)
  return {
    coversName: (name, port) => on(port).some((entry) => entry.name === name),
    coversAddress: (address, port) => on(port).some(({ network }) => network && isWithin(address, network)),
    someAddressOn: (port) => on(port).some((entry) => entry.network),
  }
}

function readEntry(text: string): Entry {
  const bare = ipaddr.IPv6.isValid(text.split('/')[0] ?? '') ? text.replace(/^[^/]+/, '[$&]') : text
  const [, inBrackets, plain, portText, prefix] =
    bare.match(/^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::(\d{1,5}))?(?:\/(\d{1,3}))?$/i) ?? []
  const host = (inBrackets ?? plain ?? '').toLowerCase().replace(/\.$/, '')
  const port = portText === undefined ? undefined : Number(portText)
  // A range is taken as written: unwrapping its first address would turn it into another range.
  const address = prefix === undefined ? parseAddress(host) : readAddress(host)
  const bits = address?.kind() === 'ipv4' ? 32 : 128
  if (host === '' || (prefix !== undefined && (!address || Number(prefix) > bits))) throw notAnEntry(text)
  return address ? { network: [address, Number(prefix ?? bits)], port } : { name: host, port }
}

const isWithin = (address: Address, [base, bits]: [Address, number]) =>
  address.kind() === base.kind() && address.match(base, bits)

const notAnEntry = (text: string) =>
  new Error(`EGRESS_ALLOW holds "${text}". Each entry is host, host:port or a range such as 10.0.0.0/8.`)
