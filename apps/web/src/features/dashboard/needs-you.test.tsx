// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderScreen } from '../../lib/testing.tsx'
import { NeedsYou } from './needs-you.tsx'

const TASK = { id: 't1', name: 'Invoice clerk', reason: 'awaiting-approval', status: 'running' }
const APPROVAL = {
  id: 'a1',
  taskId: 't1',
  taskName: 'Invoice clerk',
  position: 2,
  name: 'Mail the invoice',
  tool: 'email.send',
  does: 'Sends one e-mail.',
  why: 'The recipient comes from a page.',
  input: { to: ['billing@north\u200bwind.example'], subject: 'Hello' },
  provenance: { to: '1', subject: 'recipe' },
  question: null,
  options: [],
  hash: 'h'.repeat(64),
  status: 'waiting',
  expiresAt: '2030-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
}

test('S-43 an effect that waits is shown as it would happen, hidden signs included, and approved by its hash', async () => {
  const sent = answerCalls({
    'GET /api/repairs': [],
    'GET /api/tasks': [TASK],
    'GET /api/approvals': [APPROVAL],
    'POST /api/approvals/a1/approve': { ...APPROVAL, status: 'approved' },
  })
  await renderScreen(NeedsYou, ['desk', 'dashboard'])
  expect(await screen.findByText('Invoice clerk wants to go on with “Mail the invoice”')).toBeTruthy()
  expect(screen.getByText(/billing@north⟨U\+200B⟩wind/)).toBeTruthy()
  expect(screen.getByText('not from you but from step 1')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  const approved = { call: 'POST /api/approvals/a1/approve', body: { hash: APPROVAL.hash } }
  await waitFor(() => expect(sent).toContainEqual(approved))
})

test('a question is answered with one of its options, or in words of one’s own', async () => {
  const asked = { ...APPROVAL, tool: 'person.ask', question: 'Which of the two orders?', options: ['1042', '1043'] }
  const sent = answerCalls({
    'GET /api/repairs': [],
    'GET /api/tasks': [TASK],
    'GET /api/approvals': [asked],
    'POST /api/approvals/a1/answer': { ...asked, status: 'approved' },
  })
  await renderScreen(NeedsYou, ['desk', 'dashboard'])
  expect(await screen.findByText('Which of the two orders?')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '1043' }))
  const call = 'POST /api/approvals/a1/answer'
  await waitFor(() => expect(sent).toContainEqual({ call, body: { hash: APPROVAL.hash, answer: '1043' } }))
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: ' Neither ' } })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send answer' })).toHaveProperty('disabled', false))
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  await waitFor(() => expect(sent).toContainEqual({ call, body: { hash: APPROVAL.hash, answer: 'Neither' } }))
})

test('a step nobody can be sure of is asked about', async () => {
  const sent = answerCalls({
    'GET /api/repairs': [],
    'GET /api/tasks': [{ ...TASK, reason: 'needs-review' }],
    'POST /api/tasks/t1/review': TASK,
  })
  await renderScreen(NeedsYou, ['desk', 'dashboard'])
  fireEvent.click(await screen.findByRole('button', { name: 'It did not' }))
  await waitFor(() => expect(sent).toContainEqual({ call: 'POST /api/tasks/t1/review', body: { happened: false } }))
})

test('nobody is bothered while nothing waits', async () => {
  const sent = answerCalls({ 'GET /api/tasks': [{ ...TASK, reason: null }], 'GET /api/repairs': [] })
  const { container } = await renderScreen(NeedsYou, ['desk', 'dashboard'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(container.querySelector('section')).toBeNull()
  expect(sent.map(({ call }) => call)).toEqual(['GET /api/tasks', 'GET /api/repairs'])
})

test('a recipe whose site has changed shows what it would change, and is changed by a word', async () => {
  const repair = {
    agentId: 'g1',
    agentName: 'Orders pens',
    recipeVersion: 1,
    taskId: 't9',
    changes: [
      { path: '3', step: 'Order', tool: 'browser.click', kind: 'renamed', from: 'Place order', to: 'Submit order' },
    ],
  }
  const sent = answerCalls({
    'GET /api/tasks': [],
    'GET /api/agents': [],
    'GET /api/repairs': [repair],
    'POST /api/agents/g1/repair': {},
  })
  await renderScreen(NeedsYou, ['desk', 'dashboard'])
  expect(await screen.findByText('step 3: “Place order” is now “Submit order”')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Accept change' }))
  const accepted = { call: 'POST /api/agents/g1/repair', body: { taskId: 't9', recipeVersion: 1 } }
  await waitFor(() => expect(sent).toContainEqual(accepted))
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByText('step 3: “Place order” is now “Submit order”')).toBeNull())
})
