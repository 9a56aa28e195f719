// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallError } from '../../lib/call-error.ts'
import { answerCalls, renderScreen } from '../../lib/testing.tsx'
import { TaskHistoryPage } from './task-history-page.tsx'

const task = {
  id: 't1',
  agentId: 'a9',
  name: 'Price watch',
  description: 'Compare prices',
  status: 'completed',
  reason: null,
  createdAt: new Date(Date.now() - 180_000).toISOString(),
  executionTime: 1_200,
  result: { rows: 3 },
  errorMessage: null,
}

test('five skeleton rows while loading, then the empty words', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  answerCalls({ 'GET /api/tasks': () => held.then(() => []), 'GET /api/agents': [] })
  await renderScreen(TaskHistoryPage, ['tasks', 'run'])
  expect(screen.getAllByTestId('skeleton-row')).toHaveLength(5)
  release()
  expect(await screen.findByText('No tasks executed yet')).toBeTruthy()
  expect(screen.getByText('Execute some agent tasks to see their history and results here.')).toBeTruthy()
})

test('an unknown agent is named by its id, and an object result is pretty-printed', async () => {
  answerCalls({ 'GET /api/tasks': [task], 'GET /api/agents': [] })
  await renderScreen(TaskHistoryPage, ['tasks', 'run'])
  expect(await screen.findByText('Agent a9')).toBeTruthy()
  expect(screen.getByText('3 minutes ago')).toBeTruthy()
  expect(screen.getByText('1.2s')).toBeTruthy()
  expect(within(screen.getByRole('article')).getByText('Completed')).toBeTruthy()
  expect(screen.getByRole('figure', { name: 'Result' }).textContent).toContain('{\n  "rows": 3\n}')
})

test('a failure is shown, not swallowed', async () => {
  answerCalls({ 'GET /api/tasks': new CallError(503, 'The database is away.'), 'GET /api/agents': [] })
  await renderScreen(TaskHistoryPage, ['tasks', 'run'])
  expect(await screen.findByText('The database is away.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
