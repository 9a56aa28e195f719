import type { LookupAddress, LookupOptions } from 'node:dns'
import { expect, test } from 'vitest'
import { guardedLookup, type Resolve } from './guarded-lookup.ts'
import { OFF_LIMITS } from './off-limits.ts'
import { readExceptions } from './read-exceptions.ts'

const at = (...addresses: string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

const PUBLIC = '93.184.216.34'
const PUBLIC_6 = '2606:4700:4700::1111'

interface Wish {
  host?: string
  port?: number
  allow?: string[]
  options?: LookupOptions
}

/** No resolver: the system's own. */
function look(
  resolve?: Resolve,
  { host = 'name.example', port = 443, allow = [], options = { all: true } }: Wish = {},
) {
  const egress = { ports: new Set([80, 443]), exceptions: readExceptions(allow) }
  return new Promise<unknown>((found, failed) =>
    guardedLookup(egress, port, resolve)(host, options, (error, address) => (error ? failed(error) : found(address))),
  )
}

test('S-13 every address is checked and handed on, so the socket connects to what was judged', async () => {
  const resolve = async () => at(PUBLIC, PUBLIC_6)
  expect(await look(resolve)).toEqual(at(PUBLIC, PUBLIC_6))
  expect(await look(resolve, { options: {} })).toBe(PUBLIC)
  expect(await look(resolve, { options: { family: 6 } })).toBe(PUBLIC_6)
  expect(await look(resolve, { options: { family: 'IPv6' } })).toBe(PUBLIC_6)
})

test('S-13/30 a name that is public when asked and private at connect is refused at connect', async () => {
  const answers = [at(PUBLIC), at('127.0.0.1')]
  const resolve = async () => answers.shift() ?? []
  await look(resolve)
  await expect(look(resolve)).rejects.toThrow(OFF_LIMITS)
})

test.each([
  [PUBLIC, '127.0.0.1'],
  [PUBLIC, '::1'],
  ['10.0.0.1', PUBLIC_6],
  [PUBLIC, '::ffff:127.0.0.1'],
  [PUBLIC, 'fe80::1%eth0'],
  [PUBLIC, 'not an address'],
])('S-13/30 %s together with %s is refused, whichever family is asked for', async (...addresses) => {
  for (const options of [{ all: true }, { family: 4 }, { family: 6 }]) {
    await expect(look(async () => at(...addresses), { options })).rejects.toThrow(OFF_LIMITS)
  }
})

test.each(['127.0.0.1', '169.254.169.254', '168.63.129.16', '10.0.0.1', '::', '64:ff9b::7f00:1', '2002:7f00:1::'])(
  'S-22 a name that leads to %s is refused',
  async (address) => expect(look(async () => at(address))).rejects.toThrow(OFF_LIMITS),
)

test('S-22 localhost is where the system says it is', async () => {
  await expect(look(undefined, { host: 'localhost', port: 80 })).rejects.toThrow(OFF_LIMITS)
})

test('an excepted name may lead to a private address on its port, though never to a cloud’s keys', async () => {
  const wish = { host: 'intranet.example', allow: ['intranet.example:8080'], port: 8080 }
  expect(await look(async () => at('10.0.0.1'), wish)).toEqual(at('10.0.0.1'))
  await expect(look(async () => at('10.0.0.1'), { ...wish, port: 80 })).rejects.toThrow(OFF_LIMITS)
  await expect(look(async () => at('169.254.169.254'), wish)).rejects.toThrow(OFF_LIMITS)
})

test('an excepted address is open under every name, on its port', async () => {
  const wish = { allow: ['127.0.0.1:9000'], port: 9000 }
  expect(await look(async () => at('127.0.0.1'), wish)).toEqual(at('127.0.0.1'))
  await expect(look(async () => at('127.0.0.1'), { ...wish, port: 80 })).rejects.toThrow(OFF_LIMITS)
  await expect(look(async () => at(PUBLIC), wish)).rejects.toThrow(OFF_LIMITS)
})

test('a name without an address is not found', async () => {
  await expect(look(async () => [])).rejects.toMatchObject({ code: 'ENOTFOUND' })
  await expect(look(async () => at(PUBLIC), { options: { family: 6 } })).rejects.toMatchObject({ code: 'ENOTFOUND' })
})
