import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type ConfigError, readConfig } from './config.ts'

const read = (env: Record<string, string>) => readConfig(env, { dataDir: '/data' })
const mistakesOf = (env: Record<string, string>): readonly string[] => {
  try {
    read(env)
    return []
  } catch (error) {
    return (error as ConfigError).mistakes
  }
}

test('with nothing set, everything has its default', () => {
  expect(read({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    dataDir: '/data',
    authMode: 'demo',
    roles: ['web', 'worker'],
    databaseUrl: undefined,
    stripe: {},
  })
})

test('empty means unset', () => {
  expect(read({ PORT: '', DATABASE_URL: ' ', STRIPE_SECRET_KEY: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    stripe: {},
  })
})

test('every mistake is named at once, each with its remedy', () => {
  const mistakes = mistakesOf({
    PORT: 'abc',
    DATABASE_URL: 'mysql://root:hunter2@db',
    AUTH_MODE: 'open',
    ROLES: 'web,king',
    STRIPE_SECRET_KEY: 'pk_live',
    SMTP_URL: 'mail',
    ADMIN_KEY: 'admin',
    MASTER_KEYS: 'k1:short',
    S3_BUCKET: 'b',
    PUBLIC_URL: 'bots.example',
  })
  expect(mistakes.map((mistake) => mistake.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'PUBLIC_URL',
    'AUTH_MODE',
    'ADMIN_KEY',
    'MASTER_KEYS',
    'ROLES',
    'STRIPE_SECRET_KEY',
    'SMTP_URL',
    'S3_ACCESS_KEY_ID',
  ])
  expect(mistakes.join()).not.toContain('hunter2')
})

describe('demo mode', () => {
  test.each(['0.0.0.0', '::', '192.168.1.5', 'bots.example'])(
    'refuses to face the network at %s, and says what to do',
    (HOST) => {
      expect(mistakesOf({ HOST })).toEqual([expect.stringMatching(/AUTH_MODE=accounts/)])
      expect(mistakesOf({ HOST, AUTH_MODE: 'accounts' })).toEqual([])
    },
  )

  test('refuses a public address', () => {
    expect(mistakesOf({ PUBLIC_URL: 'https://bots.example' })).toEqual([expect.stringMatching(/AUTH_MODE=accounts/)])
  })

  test.each(['127.0.0.1', 'localhost', '::1', '127.8.8.8'])('is at home on %s', (HOST) => {
    expect(mistakesOf({ HOST })).toEqual([])
  })
})

test('a secret can be read from a file, and a file that is not there is a mistake', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'key')
  writeFileSync(file, 'sk_test_1\n')
  expect(read({ STRIPE_SECRET_KEY_FILE: file }).stripe).toEqual({ secretKey: 'sk_test_1' })
  expect(mistakesOf({ STRIPE_SECRET_KEY_FILE: '/nowhere' })).toEqual([
    expect.stringContaining('STRIPE_SECRET_KEY_FILE names a file that cannot be read'),
  ])
})

test('S-31 master keys must be long, random and distinct', () => {
  const good = `k1:${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`
  expect(read({ MASTER_KEYS: good }).masterKeys?.map((key) => key.id)).toEqual(['k1'])
  expect(mistakesOf({ MASTER_KEYS: `k1:${Buffer.alloc(32).toString('base64')}` })).toEqual([
    expect.stringContaining('not random'),
  ])
  expect(mistakesOf({ MASTER_KEYS: `${good},${good}` })).toEqual([expect.stringContaining('twice')])
})

test('S-68 an administrator’s key from a manual is refused', () => {
  expect(mistakesOf({ ADMIN_KEY: 'change-me-change-me-change-me-change-me' })).toHaveLength(1)
  expect(mistakesOf({ ADMIN_KEY: 'f3a9c1e07b5d4286a1c3e5f70918b2d4' })).toEqual([])
})

test.each([
  ['', undefined],
  ['off', 'off'],
  ['4000', 4_000],
])('PRACTICE_PORT %j is %j', (value, port) => {
  expect(read({ PRACTICE_PORT: value }).practicePort).toBe(port)
})

test.each(['0', '70000', 'on'])('PRACTICE_PORT %s is a mistake with its remedy', (value) => {
  expect(mistakesOf({ PRACTICE_PORT: value })).toEqual([
    `PRACTICE_PORT is "${value}". It must be a number from 1 to 65535, or off.`,
  ])
})
