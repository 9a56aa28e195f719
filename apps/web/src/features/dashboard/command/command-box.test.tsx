// @vitest-environment happy-dom
import type { Plan } from '@app/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import { CommandBox } from './command-box.tsx'

const PLAN: Plan = {
  recipe: { version: 1, title: '', steps: [{ do: 'browser.open', with: { url: 'https://shop.example' } }] },
  steps: [{ path: '1', tool: 'browser.open', effect: 'reads', says: 'Open shop.example', words: 'open the shop' }],
  notUnderstood: [],
  questions: [],
  logIns: [],
  forecast: { atLeast: 1, atMost: 1, left: 500 },
  spent: null,
  planner: 'quantum-ai',
  asks: null,
  note: null,
}
const TASK = {
  id: 't1',
  agentId: null,
  name: 'Open the shop',
  description: '',
  status: 'completed',
  reason: null,
  createdAt: '2026-05-20T10:00:00.000Z',
  executionTime: 120,
  result: { answer: 'Open from 9 to 17' },
  errorMessage: null,
  verdict: 'verified',
  actionsUsed: 1,
  costCents: 0,
  origin: 'person',
  dryRun: false,
}
const FILE = {
  id: 'f1',
  taskId: 't1',
  position: 1,
  name: 'list.csv',
  type: 'text/csv',
  bytes: 5,
  sha256: '',
  createdAt: TASK.createdAt,
}
const practice = { url: 'http://127.0.0.1:1/u/x', logIn: { username: '', password: '', totp: '' } }

const show = (answers: Record<string, unknown>) => {
  const sent = answerCalls({ 'GET /api/practice': practice, ...answers })
  return renderScreen(CommandBox, ['command', 'dashboard', 'tasks']).then(() => sent)
}

const box = () => screen.getByLabelText('What should be done?', { selector: 'textarea' })
const type = (value: string) => fireEvent.change(box(), { target: { value } })

test('words become a plan, the plan a run, the run an answer and a file', async () => {
  const sent = await show({
    'POST /api/plans': PLAN,
    'POST /api/tasks': TASK,
    'GET /api/tasks/t1': { ...TASK, steps: [] },
    'GET /api/tasks/t1/artefacts': [FILE],
  })
  type('open the shop')
  expect(await screen.findByText('Open shop.example')).toBeTruthy()
  expect(screen.getByText('1 action')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: /Run it/ })).toHaveProperty('disabled', false))
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true })
  expect(await screen.findByText('Open from 9 to 17')).toBeTruthy()
  expect((await screen.findByText('list.csv')).closest('a')?.getAttribute('href')).toBe('/api/artefacts/f1')
  expect(sent.find(({ call }) => call === 'POST /api/tasks')?.body).toMatchObject({
    description: 'open the shop',
    recipe: PLAN.recipe,
    dryRun: false,
    policy: { permissions: { appAccess: false } },
  })
})

test('a model is asked on a press and not while somebody types; then its plan can be run', async () => {
  const byModel = {
    ...PLAN,
    planner: 'claude-haiku',
    asks: null,
    steps: [{ ...PLAN.steps[0], says: 'Go to the shop' }],
  }
  const sent = await show({
    'POST /api/plans': (body: unknown) =>
      (body as { free?: boolean }).free ? { ...PLAN, asks: 'claude-haiku' } : byModel,
  })
  type('open the shop')
  await waitFor(() => expect(screen.getByRole('button', { name: /Make a plan/ })).toHaveProperty('disabled', false))
  expect(sent.filter(({ call }) => call === 'POST /api/plans').map(({ body }) => body)).toEqual([
    { words: 'open the shop', free: true },
  ])
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true })
  expect(await screen.findByText('Go to the shop')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: /Run it/ })).toHaveProperty('disabled', false))
  type('open the other shop')
  await waitFor(() => expect(screen.getByRole('button', { name: /Make a plan/ })).toHaveProperty('disabled', false))
})

test('what is not understood is said, and nothing can be run', async () => {
  const doubt = {
    ...PLAN,
    recipe: null,
    steps: [],
    forecast: null,
    notUnderstood: [{ words: 'levitate', nearest: null }],
  }
  await show({ 'POST /api/plans': doubt })
  type('levitate')
  expect(await screen.findByText('Not understood: “levitate”')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: /Run it/ })).toHaveProperty('disabled', true))
})
