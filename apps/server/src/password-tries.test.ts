import { passwordTries } from '@app/db'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestApp } from './testing.ts'

const { db, person, signUp } = await startTestApp({ authMode: 'accounts' })
const password = 'a long enough password'
const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 12 }, work))
const signIn = (email: string, secret: string, one = person()) =>
  one.ask('POST', '/api/auth/sign-in/email', { email, password: secret })
/** As if somebody had guessed for hours. */
const holdAll = () =>
  db.asSystem((tx) => tx.update(passwordTries).set({ tries: 40, freeAt: sql`now() + interval '10 minutes'` }))

test('guesses at one account are slowed down, from however many addresses, and the owner gets in all the same', async () => {
  await signUp('ada@example.com')
  const home = person()
  expect((await signIn('ada@example.com', password, home)).status).toBe(200)
  const guesses = await many(() => signIn('ada@example.com', 'a guess'))
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(6)
  expect(guesses.find(({ status }) => status === 429)?.headers['retry-after']).toMatch(/^\d+$/)
  await holdAll()
  expect((await signIn('ada@example.com', password)).status).toBe(429)
  expect((await signIn('ada@example.com', password, home)).status).toBe(200)
})

test('an address without an account is slowed down alike', async () => {
  const guesses = await many(() => signIn('nobody@example.com', 'a guess'))
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(6)
})

test('a browser that is known for one account is known for no other, and guesses no faster', async () => {
  const [eve] = [await signUp('eve@example.com'), await signUp('bob@example.com')]
  expect((await signIn('eve@example.com', password, eve)).status).toBe(200)
  expect((await signIn('bob@example.com', 'a guess', eve)).status).toBe(403)
  await holdAll()
  expect((await signIn('bob@example.com', password, eve)).status).toBe(429)
})

test.each([
  ['/api/account/delete', { confirm: 'x', password: 'a guess' }],
  ['/api/auth/change-password', { currentPassword: 'a guess', newPassword: 'another password' }],
  ['/api/auth/two-factor/disable', { password: 'a guess' }],
])(
  'whoever has somebody’s session cannot guess the password at %s, and the owner’s own session still can ask',
  async (path, body) => {
    const email = `owner${path.replaceAll('/', '-')}@example.com`
    const stolen = await signUp(email)
    const guesses = await many(() => stolen.ask('POST', path, body))
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(6)
    const own = person()
    await signIn(email, password, own)
    expect((await own.ask('POST', path, body)).status).not.toBe(429)
  },
)
