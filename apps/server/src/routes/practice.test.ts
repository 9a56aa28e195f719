import type { AddressInfo } from 'node:net'
import { createPractice } from '@app/practice'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../testing.ts'

const practice = createPractice()
await practice.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => practice.close())
const practiceUrl = `http://127.0.0.1:${(practice.server.address() as AddressInfo).port}`

test('two people have two copies, and each resets their own', async () => {
  const { signUp } = await startTestApp({ authMode: 'accounts', practiceUrl })
  const [ada, bob] = [await signUp('ada@example.com'), await signUp('bob@example.com')]
  const urlOf = async (who: typeof ada) => ((await who.ask('GET', '/api/practice')).json as { url: string }).url
  const [adas, bobs] = [await urlOf(ada), await urlOf(bob)]
  expect(adas).not.toBe(bobs)
  const change = (url: string) =>
    fetch(`${url}/api/contacts/P-001`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"notes":"called"}',
    })
  const notes = async (url: string) =>
    ((await (await fetch(`${url}/api/contacts/P-001`)).json()) as { notes: string }).notes
  await change(adas)
  await change(bobs)
  expect((await ada.ask('POST', '/api/practice/reset')).status).toBe(200)
  expect([await notes(adas), await notes(bobs)]).toEqual(['', 'called'])
})

test('where there is none, it is said, with what helps', async () => {
  const { person } = await startTestApp()
  expect((await person().ask('GET', '/api/practice')).json).toMatchObject({ url: null })
  const { status, words } = await person().ask('POST', '/api/practice/reset')
  expect(status).toBe(404)
  expect(words).toContain('PRACTICE_PORT')
})
