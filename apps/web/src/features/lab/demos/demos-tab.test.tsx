// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import { DemosTab } from './demos-tab.tsx'

const TRACE = {
  id: 't1',
  status: 'completed',
  reason: null,
  verdict: 'verified',
  executionTime: 2_000,
  errorMessage: null,
  steps: [
    {
      position: 1,
      status: 'done',
      name: 'Open the shop',
      errorMessage: null,
      proof: 'It answered 200',
      executionTime: 90,
    },
  ],
}

function open(url: string | null) {
  const sent = answerCalls({
    'GET /api/practice': { url },
    'GET /api/session': { browser: 'found' },
    'POST /api/plans': { recipe: { version: 1, title: '', steps: [{ do: 'browser.open', with: {} }] } },
    'POST /api/tasks': { id: 't1' },
    'GET /api/tasks/t1': TRACE,
    'GET /api/tasks/t1/artefacts': [],
  })
  return renderScreen(DemosTab, ['lab-demos', 'command', 'tasks', 'live']).then(() => sent)
}

test('a demo is planned from its words, carried out, and shown with its proof and the way to the run', async () => {
  const sent = await open('http://127.0.0.1:9/u/me')
  fireEvent.click(await screen.findByRole('button', { name: 'Start: Search a shop' }))
  const run = await screen.findByRole('region', { name: 'The run' })
  expect(within(run).getByText('It answered 200')).toBeTruthy()
  expect(within(run).getByRole('link', { name: 'Open the run with all its proof' }).getAttribute('href')).toBe(
    '/tasks/t1',
  )
  const bodies = sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)
  expect(bodies).toMatchObject([
    { words: expect.stringContaining('the practice shop') },
    { name: 'Search a shop', dryRun: false, policy: { permissions: { fileAccess: true, appAccess: false } } },
  ])
})

test('where there is no practice site it is said, with what helps', async () => {
  await open(null)
  expect(await screen.findByText('No practice site here')).toBeTruthy()
  expect(screen.getByText(/PRACTICE_PORT/)).toBeTruthy()
})
