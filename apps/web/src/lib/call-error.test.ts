import { expect, test } from 'vitest'
import { CallError, wordsFrom } from './call-error.ts'

test('a failed call reads: status, colon, space, body', async () => {
  const error = await CallError.from(new Response('No such agent.', { status: 404, statusText: 'Not Found' }))
  expect(error.message).toBe('404: No such agent.')
  expect(error.words).toBe('No such agent.')
})

test('an empty body gives way to the status text, and leaves the toast its own fallback', async () => {
  const error = await CallError.from(new Response('', { status: 503, statusText: 'Service Unavailable' }))
  expect(error.message).toBe('503: Service Unavailable')
  expect(wordsFrom(error, 'Please try again.')).toBe('Please try again.')
})

test('a refusal of the account library is shown by its message', async () => {
  const body = JSON.stringify({ code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' })
  expect((await CallError.from(new Response(body, { status: 401 }))).words).toBe('Invalid email or password')
})
