import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * S-64: whether a callback comes from Twilio: its signature is over the exact public address and the posted fields, by the
 * account's token. `url` is the configured public one, not what a proxy made of it.
 */
export function verifySignature(
  url: string,
  params: Readonly<Record<string, string>>,
  token: string,
  signature: string | undefined,
): boolean {
  if (!token || !signature) return false
  const fields = Object.keys(params)
    .sort()
    .map((name) => name + params[name])
  const expected = createHmac('sha1', token)
    .update(url + fields.join(''), 'utf8')
    .digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
