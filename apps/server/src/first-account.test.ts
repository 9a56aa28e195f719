import { expect, test } from 'vitest'
import { startTestApp } from './testing.ts'

const { signUp } = await startTestApp({ authMode: 'accounts' })

test('of eight who sign up first, at the same moment, one is the administrator', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, (_, n) => signUp(`first-${n}@example.com`)))
  const roles = await Promise.all(
    people.map(async (one) => ((await one.ask('GET', '/api/session')).json as { user: { role: string } }).user.role),
  )
  expect(roles.filter((role) => role === 'admin')).toHaveLength(1)
})
