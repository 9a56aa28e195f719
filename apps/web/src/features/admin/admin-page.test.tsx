// @vitest-environment happy-dom
import type { AdminAnalytics, Session } from '@app/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallError } from '../../lib/call-error.ts'
import { type Answers, answerCalls, renderScreen } from '../../lib/testing.tsx'
import { useToasts } from '../../lib/toast.ts'
import { AdminPage } from './admin-page.tsx'

const ADMIN: Session['user'] = {
  ...{ id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'admin' },
  ...{ twoFactorEnabled: false, emailVerified: true, createdAt: '2025-06-10T00:00:00.000Z' },
}
const SESSION = { authMode: 'accounts', user: ADMIN }

const FIGURES: AdminAnalytics = {
  ...{ totalUsers: 1_284, totalRevenue: 4_892_000, totalAIActions: 912_406, averageCostPerAction: 0.4 },
  monthlyGrowth: [{ month: '2026-11', users: 112, revenue: 4_892_000, actions: 912_406, cost: 364_962 }],
  topUsers: [
    { userId: '4f9ac01e-rest', actionsUsed: 31_208, tier: 'enterprise', totalSpend: 49_700 },
    { userId: '77aa02d1-rest', actionsUsed: 212, tier: 'micro', totalSpend: 0 },
  ],
  recentActions: [
    {
      ...{ id: 'a1', userId: '09e2aa70-rest', modelUsed: 'gpt-4', costCents: 2, success: false },
      createdAt: '2026-11-16T12:03:57.000Z',
    },
  ],
  ...{ newUsers: 112, totalCost: 364_962, demoUsers: 0, mayInitDemoData: false },
}
const at = (range: string) => `GET /api/admin/analytics?range=${range}`

function Screen() {
  const [toast] = useToasts()
  return (
    <>
      <AdminPage />
      <output>{toast && `${toast.title} / ${toast.description}`}</output>
    </>
  )
}

async function open(answers: Answers) {
  const sent = answerCalls({ 'GET /api/session': SESSION, [at('30d')]: FIGURES, ...answers })
  await renderScreen(Screen, ['admin'])
  return sent
}

test('four cards, money by its rules, ids in eight characters, tiers and outcomes', async () => {
  await open({})
  const cards = await screen.findByRole('region', { name: 'Figures of this installation' })
  for (const words of ['Total Users', '1,284', 'Total Revenue', '$48,920.00', 'AI Actions', '912,406', '0.4¢'])
    expect(within(cards).getByText(words)).toBeDefined()
  const top = screen.getByRole('region', { name: 'Top Users by Spend' })
  expect(within(top).getByText('4f9ac01e')).toBeDefined()
  expect(within(top).getByText('enterprise')).toBeDefined()
  expect(within(top).getByText('Free')).toBeDefined()
  const recent = screen.getByRole('region', { name: 'Recent AI Actions' })
  expect(recent.textContent).toContain('09e2aa70gpt-4failed$0.02')
  expect(screen.queryByRole('button', { name: 'Initialize Demo Data' })).toBeNull()
})

test('another range is asked for, and the figures that stand stay until it is there', async () => {
  const sent = await open({ [at('24h')]: { ...FIGURES, totalUsers: 1_285, totalAIActions: 7 } })
  await screen.findByText('1,284')
  fireEvent.click(screen.getByRole('radio', { name: '24h' }))
  expect(screen.getByText('1,284')).toBeDefined()
  await screen.findByText('1,285')
  expect(sent.map(({ call }) => call)).toContain(at('24h'))
})

test.each([
  ['somebody who is no administrator', { 'GET /api/session': { ...SESSION, user: { ...ADMIN, role: 'user' } } }],
  ['whom the server refuses', { [at('30d')]: new CallError(403, 'Admin access denied') }],
])('%s reads that access is denied', async (_, answers) => {
  await open(answers)
  expect((await screen.findByRole('alert')).textContent).toContain('Admin access denied')
})

test('any failure reads so too, with what the server said, and can be tried again', async () => {
  await open({ [at('30d')]: new CallError(503, 'The database does not answer right now.') })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Admin access deniedThe database does not answer right now.')
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('decision 7: in demo mode the key the server gave goes along; without users demo data is offered', async () => {
  const keyed = '?adminKey=k1&range=30d'
  const sent = await open({
    'GET /api/session': { ...SESSION, authMode: 'demo' },
    'GET /api/admin/key': { adminKey: 'k1' },
    [`GET /api/admin/analytics${keyed}`]: { ...FIGURES, mayInitDemoData: true },
    'POST /api/admin/init-demo-data?adminKey=k1': new CallError(409, 'There are accounts here already.'),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Initialize Demo Data' }))
  await screen.findByText('Demo Data Failed / There are accounts here already.')
  expect(sent.map(({ call }) => call)).toContain(`GET /api/admin/analytics${keyed}`)
})

test('made-up users are called so', async () => {
  await open({ [at('30d')]: { ...FIGURES, demoUsers: 24 } })
  const note = await screen.findByRole('note')
  expect(note.textContent).toContain('Demo data24 users here are made up')
  expect(within(note).getByRole('button', { name: 'Remove demo data' })).toBeDefined()
})

test('sections: who is there, what was done and whether the log is whole, what runs, what is on', async () => {
  const person = { id: 'u2', email: 'bob@example.com', name: 'Bob', role: 'user', tier: 'starter' }
  const entry = { number: 7, actor: 'u1', action: 'flag.set', subject: 'sign-up', detail: { on: false }, hash: 'x' }
  const sent = await open({
    'GET /api/admin/users': [
      { ...person, paysItself: false, actionsThisMonth: 31, demo: false, createdAt: '2026-01-02T00:00:00.000Z' },
    ],
    'PATCH /api/admin/users/u2': new CallError(409, 'This is the only administrator.'),
    'GET /api/admin/audit': [{ ...entry, createdAt: '2026-11-16T12:00:00.000Z' }],
    'GET /api/admin/audit/check': { entries: 3, brokenAt: 4 },
    'GET /api/admin/flags': [{ name: 'sign-up', on: true, updatedAt: null }],
    'PUT /api/admin/flags/sign-up': { name: 'sign-up', on: false, updatedAt: '2026-11-16T12:00:00.000Z' },
  })
  const choose = async (name: string) => fireEvent.click(await screen.findByRole('tab', { name }))
  await choose('Users')
  fireEvent.change(await screen.findByLabelText('Role of bob@example.com'), { target: { value: 'admin' } })
  await screen.findByText('Not Changed / This is the only administrator.')
  await choose('Audit log')
  await screen.findByText('flag.set')
  fireEvent.click(screen.getByRole('button', { name: 'Check the log' }))
  await screen.findByText('Entry 4 does not fit the one before it: somebody has changed the log.')
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Audit log' }), { key: 'End' })
  fireEvent.click(await screen.findByRole('switch', { name: 'New accounts' }))
  await expect.poll(() => sent.find(({ call }) => call === 'PUT /api/admin/flags/sign-up')?.body).toEqual({ on: false })
})
