// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallError } from '../../lib/call-error.ts'
import { answerCalls, renderScreen } from '../../lib/testing.tsx'
import { HelpPage } from './help-page.tsx'

const IDS = ['start', 'rollover', 'change', 'apps', 'failed', 'data']
const votes = (over: Record<string, object> = {}) =>
  IDS.map((entry) => ({ entry, helpful: 0, mine: null, ...over[entry] }))

async function openHelp(answers: Record<string, unknown> = {}) {
  const sent = answerCalls({
    'GET /api/session': { user: { id: 'ada' } },
    'GET /api/help/votes': votes(),
    ...answers,
  })
  await renderScreen(HelpPage, ['help'])
  return sent
}
const type = (words: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })
const answer = (question: string) => {
  const item = screen.getByText(question).closest('details')
  if (!item) throw new Error(`No answer to ${question}`)
  return within(item)
}

test('help shows six answers, and fewer as one searches and chooses a category', async () => {
  await openHelp()
  expect(screen.getByText('6 answers')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Pricing & Billing/ }))
  expect(screen.getByText('2 answers')).toBeTruthy()
  type('DOWNGRADE')
  expect(screen.getByText('1 answer')).toBeTruthy()
  expect(screen.getByText('How do I change my plan?')).toBeTruthy()
})

test('a search without an answer offers the way back, and it works', async () => {
  await openHelp()
  type('zebra')
  expect(screen.getByText('No answer matches')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(screen.getByText('6 answers')).toBeTruthy()
})

test('a vote goes to the server, is thanked for, and the count is shown', async () => {
  let stored = votes({ start: { helpful: 1 } })
  const sent = await openHelp({
    'GET /api/help/votes': () => stored,
    'PUT /api/help/votes/data': () => {
      stored = votes({ start: { helpful: 1 }, data: { helpful: 2, mine: true } })
      return { ok: true }
    },
  })
  expect(await screen.findByText('1 person found this helpful')).toBeTruthy()
  fireEvent.click(answer('Who can see my data?').getByRole('button', { name: 'Yes', hidden: true }))
  expect(await answer('Who can see my data?').findByText(/Thank you/)).toBeTruthy()
  expect(answer('Who can see my data?').getByText('2 people found this helpful')).toBeTruthy()
  expect(answer('How do I change my plan?').queryByText(/Thank you/)).toBeNull()
  expect(sent).toContainEqual({ call: 'PUT /api/help/votes/data', body: { helpful: true } })
})

test('who is not signed in sees the counts and the way to sign in', async () => {
  await openHelp({ 'GET /api/session': { user: null }, 'GET /api/help/votes': votes({ data: { helpful: 3 } }) })
  expect(await answer('Who can see my data?').findByText('3 people found this helpful')).toBeTruthy()
  expect(await answer('Who can see my data?').findByText('Sign in to say whether this helped')).toBeTruthy()
  expect(answer('Who can see my data?').queryByText('Was this helpful?')).toBeNull()
})

test('counts that cannot be had take nothing away from the answers', async () => {
  await openHelp({ 'GET /api/help/votes': new CallError(503, 'The database is away.') })
  expect(await answer('Who can see my data?').findByRole('button', { name: 'Yes', hidden: true })).toBeTruthy()
})

test('a search without an answer offers the assistant, who opens with a field to type in', async () => {
  await openHelp()
  type('zebra')
  fireEvent.click(screen.getByRole('button', { name: 'Ask AI Assistant' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ask AI Assistant' })
  expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: 'Your question' }))
})
