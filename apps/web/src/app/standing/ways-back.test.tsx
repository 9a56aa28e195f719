// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { SCREENS, type Screen } from '../screens.ts'
import { type Answer, goodAnswer } from './answers.ts'
import { openScreen } from './open-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const open = (name: Screen['name'], call: string, answer: Answer) =>
  openScreen(SCREENS.find((screen) => screen.name === name) as Screen, new Map([[call, answer]]))

const main = () => document.querySelector('main') as HTMLElement
const backTo = (path: string) => main().querySelector(`a[href="${path}"]`)?.textContent

test('an unknown task says what helps and leads back to the history', async () => {
  const page = await open('run', 'GET /api/tasks/:id/run', { status: 404 })
  expect(main().querySelector('h1')?.textContent).toBe('This task is not here')
  expect(main().textContent).toContain('It may have been deleted')
  expect(backTo('/tasks')).toBe('Task History')
  page.close()
})

test('an unknown agent says what helps and leads back to the agents', async () => {
  const page = await open('agent', 'GET /api/agents/:id', { status: 404 })
  expect(main().querySelector('h1')?.textContent).toBe('This agent is not here')
  expect(main().textContent).toContain('It may have been deleted')
  expect(backTo('/agents')).toBe('My Agents')
  page.close()
})

test('settings that cannot be loaded say so and lead back, and what does not need them works', async () => {
  const page = await open('settings', 'GET /api/settings/user', { status: 500 })
  expect(main().querySelector('h1')?.textContent).toBe('Account Settings')
  expect(main().textContent).toContain('It went wrong on purpose.')
  expect(main().textContent).toContain('Nothing was changed.')
  expect(backTo('/dashboard')).toBe('Back to the dashboard')
  expect(main().textContent).toContain('Export Data')
  page.close()
})

test('charts with no months say when there will be some', async () => {
  const call = 'GET /api/admin/analytics'
  const { reply } = goodAnswer(call) as { reply: object }
  const page = await open('admin', call, { reply: { ...reply, monthlyGrowth: [] } })
  const words = 'Months appear with the first users, payments and actions.'
  await vi.waitFor(() => expect(main().textContent).toContain(words), 5_000)
  expect(main().querySelector('section[aria-label="Growth by month"]')).toBeNull()
  page.close()
})
