import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from './testing.ts'

const { person, signUp } = await startTestApp({ authMode: 'accounts' })
const password = 'a long enough password'

/** RFC 6238, as an authenticator on a phone computes it. */
function totp(uri: string, now = Date.now()): string {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const bits = [...secret]
    .map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test('with a second factor a password alone opens nothing; a code or a backup code does, each backup code once', async () => {
  const ada = await signUp('ada@example.com')
  const setUp = await ada.ask('POST', '/api/auth/two-factor/enable', { password })
  const { totpURI, backupCodes } = setUp.json as { totpURI: string; backupCodes: string[] }
  expect(backupCodes.length).toBeGreaterThanOrEqual(8)
  expect((await ada.ask('GET', '/api/settings/user')).json).toMatchObject({ twoFactorAuth: false })
  // Not 401: a wrong code does not sign anybody out, and the screen goes to the door at that.
  expect((await ada.ask('POST', '/api/auth/two-factor/verify-totp', { code: '000000' })).status).toBe(403)
  expect(await ada.ask('POST', '/api/auth/two-factor/verify-totp', { code: totp(totpURI) })).toMatchObject({
    status: 200,
  })
  expect((await ada.ask('GET', '/api/settings/user')).json).toMatchObject({ twoFactorAuth: true })

  const signIn = async () => {
    const someone = person()
    const first = await someone.ask('POST', '/api/auth/sign-in/email', { email: 'ada@example.com', password })
    expect(first.json).toEqual({ twoFactorRedirect: true })
    expect((await someone.ask('GET', '/api/agents')).status).toBe(401)
    return someone
  }
  const withCode = await signIn()
  // The next one: that of this moment was used up by the set-up.
  await withCode.ask('POST', '/api/auth/two-factor/verify-totp', { code: totp(totpURI, Date.now() + 30_000) })
  expect((await withCode.ask('GET', '/api/agents')).status).toBe(200)

  const withBackup = await signIn()
  await withBackup.ask('POST', '/api/auth/two-factor/verify-backup-code', { code: backupCodes[0] })
  expect((await withBackup.ask('GET', '/api/agents')).status).toBe(200)
  const again = await signIn()
  expect((await again.ask('POST', '/api/auth/two-factor/verify-backup-code', { code: backupCodes[0] })).status).toBe(
    401,
  )
})

/** Somebody with a second factor, and several browsers that have shown the password already. */
async function withChallenges(email: string, browsers: number) {
  const owner = await signUp(email)
  const setUp = await owner.ask('POST', '/api/auth/two-factor/enable', { password })
  const { totpURI, backupCodes } = setUp.json as { totpURI: string; backupCodes: string[] }
  const spent = totp(totpURI)
  await owner.ask('POST', '/api/auth/two-factor/verify-totp', { code: spent })
  const asked = Array.from({ length: browsers }, () => person())
  for (const one of asked) await one.ask('POST', '/api/auth/sign-in/email', { email, password })
  return { totpURI, backupCodes, spent, asked }
}

test.each([
  ['totp', ({ totpURI }: { totpURI: string }) => totp(totpURI, Date.now() + 30_000)],
  ['backup-code', ({ backupCodes }: { backupCodes: string[] }) => backupCodes[3]],
] as const)('%s: a code opens the door once, also when four show it at the same moment', async (kind, codeOf) => {
  const made = await withChallenges(`${kind}@example.com`, 5)
  const code = codeOf(made as never)
  const show = (one: (typeof made.asked)[number]) => one.ask('POST', `/api/auth/two-factor/verify-${kind}`, { code })
  const [late, ...atOnce] = made.asked
  const answers = await Promise.all(atOnce.map(show))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(late && (await show(late)).status).toBe(401)
})

test('the code that finished the set-up signs nobody in', async () => {
  const { spent, asked } = await withChallenges('setup@example.com', 1)
  expect(await asked[0]?.ask('POST', '/api/auth/two-factor/verify-totp', { code: spent })).toMatchObject({
    status: 401,
  })
})
