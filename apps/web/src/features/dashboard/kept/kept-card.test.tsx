// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import { KeptCard } from './kept-card.tsx'
import { useKept } from './use-kept.ts'

const at = '2026-05-20T10:00:00.000Z'
const MAIL = {
  id: 'm',
  kind: 'message',
  to: ['ada@example.com'],
  cc: [],
  bcc: [],
  subject: 'Our order',
  text: 'Twelve pens.',
  attachments: [],
  createdAt: at,
}
const CALL = {
  id: 'c',
  to: '+12025550123',
  simulated: true,
  turns: [{ speaker: 'callee', text: 'Two of them.', at }],
  createdAt: at,
}

function Shown() {
  const kept = useKept()
  return kept.mails.length + kept.phone.length > 0 ? <KeptCard {...kept} /> : null
}

test('mail that was not delivered and calls nobody answered are shown as what they are', async () => {
  answerCalls({ 'GET /api/tasks': [], 'GET /api/outbox': [MAIL], 'GET /api/calls': [CALL] })
  await renderScreen(Shown, ['desk'])
  expect(await screen.findByText('Our order')).toBeTruthy()
  expect(screen.getByText('Not delivered')).toBeTruthy()
  expect(await screen.findByText('Rehearsed')).toBeTruthy()
  expect(screen.getByText('No phone service is set up, so nobody was phoned.')).toBeTruthy()
})

test('without any, there is nothing', async () => {
  answerCalls({ 'GET /api/tasks': [], 'GET /api/outbox': [], 'GET /api/calls': [] })
  const { container } = await renderScreen(Shown, ['desk'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(container.querySelector('section')).toBeNull()
})
