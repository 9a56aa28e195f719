/** Names of this machine: nothing of what is sent to them leaves it. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** The origin that was typed, exactly; undefined for what is no address, or would carry the token over the net in clear. */
export function readAddress(typed: string): string | undefined {
  const plain = typed.trim()
  const whole = /^https?:\/\//i.test(plain) ? plain : `${LOOPBACK.test(hostIn(plain)) ? 'http' : 'https'}://${plain}`
  if (!URL.canParse(whole)) return undefined
  const { origin, protocol, hostname, username, password } = new URL(whole)
  if (username || password || !hostname) return undefined
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname)) ? origin : undefined
}

const hostIn = (text: string): string => text.replace(/[/?#].*$/, '').replace(/:\d+$/, '')
