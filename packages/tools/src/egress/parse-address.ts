import ipaddr from 'ipaddr.js'

export type Address = ipaddr.IPv4 | ipaddr.IPv6

const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')
const SIX_TO_FOUR = ipaddr.IPv6.parseCIDR('2002::/16')

/** Undefined for what is no address; the short and octal forms of old programs are none. */
export function readAddress(text: string): Address | undefined {
  if (ipaddr.IPv6.isValid(text)) return ipaddr.IPv6.parse(text)
  return ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text) : undefined
}

/** The same, unwrapped: an IPv4 address in an IPv6 coat comes out as what it is: that is where packets go. */
export function parseAddress(text: string): Address | undefined {
  const address = readAddress(text)
  if (!(address instanceof ipaddr.IPv6)) return address
  if (address.isIPv4MappedAddress()) return address.toIPv4Address()
  if (address.match(NAT64)) return new ipaddr.IPv4(address.toByteArray().slice(12))
  if (address.match(SIX_TO_FOUR)) return new ipaddr.IPv4(address.toByteArray().slice(2, 6))
  return address
}
