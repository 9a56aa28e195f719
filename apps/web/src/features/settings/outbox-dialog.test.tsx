// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallError } from '../../lib/call-error.ts'
import { answerCalls, renderScreen } from '../../lib/testing.tsx'
import { OutboxDialog } from './outbox-dialog.tsx'

const mail = (over: object = {}) => ({
  id: 'm1',
  kind: 'message',
  to: ['ada@example.com'],
  cc: [],
  bcc: [],
  subject: 'A task has failed: Read prices',
  text: 'Hello Ada',
  page: true,
  attachments: [],
  createdAt: new Date().toISOString(),
  ...over,
})

async function openOutbox(list: unknown) {
  answerCalls({ 'GET /api/outbox': list })
  await renderScreen(() => <OutboxDialog onClose={() => undefined} />, ['settings'])
}

test('an empty outbox says what will be found in it', async () => {
  await openOutbox([])
  expect(await screen.findByText('The outbox is empty')).toBeTruthy()
})

test('an outbox that cannot be read says so, with a way to try again', async () => {
  let answers: unknown = new CallError(503, 'The database is away.')
  await openOutbox(() => answers)
  expect(await screen.findByText('The database is away.')).toBeTruthy()
  answers = [mail()]
  fireEvent.click(screen.getByRole('button', { name: /again/i }))
  expect(await screen.findByText('A task has failed: Read prices')).toBeTruthy()
})

test('a mail of the product is shown in a frame that runs nothing and reaches nothing', async () => {
  await openOutbox([mail()])
  fireEvent.click(await screen.findByRole('button', { name: /A task has failed/ }))
  const frame = screen.getByTitle('The mail “A task has failed: Read prices”')
  expect(frame.getAttribute('src')).toBe('/api/outbox/m1/page')
  expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox')
  fireEvent.click(screen.getByRole('button', { name: 'All mails' }))
  expect(document.activeElement?.textContent).toContain('A task has failed')
})

test('what an agent wrote is shown as text, with its receivers, its files and whether it is a draft', async () => {
  const files = [{ name: 'offer.pdf', type: 'application/pdf', bytes: 7 }]
  const written = {
    kind: 'draft',
    page: false,
    subject: '',
    text: '<b>not bold</b>',
    cc: ['bob@example.com'],
    attachments: files,
  }
  await openOutbox([mail(written)])
  const row = await screen.findByRole('button', { name: /No subject/ })
  expect(within(row).getByText('Draft')).toBeTruthy()
  fireEvent.click(row)
  expect(screen.getByText('<b>not bold</b>')).toBeTruthy()
  expect(screen.getByText(/To ada@example.com, bob@example.com/)).toBeTruthy()
  expect(screen.getByText('Attached: offer.pdf')).toBeTruthy()
})

test('a hundred mails are as many as are shown, and that is said', async () => {
  await openOutbox(Array.from({ length: 100 }, (_, n) => mail({ id: `m${n}`, subject: `Mail ${n}` })))
  expect(await screen.findByText('The newest 100 are shown.')).toBeTruthy()
})
