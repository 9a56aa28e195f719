import type { BuiltInTest } from './built-in-test.ts'
import { step } from './step.ts'

/** Mail that is read, written and sent, and the note that is kept of it. */
export const COMMUNICATION_HUB: BuiltInTest[] = [
  {
    id: 'inbox',
    steps: ({ base }) => [
      step('browser.open', { url: `${base}/mail` }),
      step('rows.read', { fields: ['From', 'Subject', 'Date'] }, 'mail'),
      step('rows.answer', { rows: '{{mail.rows}}', how: 'list', field: 'Subject' }),
    ],
    expects: () => [
      { of: 'rows', step: 2, count: 5 },
      { of: 'words', step: 3, at: 'answer', contain: 'Complaint about order O-0998' },
    ],
  },
  {
    id: 'message',
    steps: ({ base, mark }) => [
      step('browser.open', { url: `${base}/mail/new` }),
      step('forms.complete', { data: { To: 'office@example.com', Subject: mark, Message: 'A test of the mailbox.' } }),
    ],
    expects: ({ mark }) => [
      { of: 'verdict', is: 'verified' },
      { of: 'site', path: '/api/mail?folder=sent', at: 'items.0.subject', is: mark },
    ],
  },
  {
    id: 'notice',
    steps: ({ email, mark }) => [
      step('email.send', { to: email, subject: mark, text: 'A test of the mail service. Nothing needs to be done.' }),
    ],
    expects: ({ mark }) => [{ of: 'mail', subject: mark }],
  },
  {
    id: 'note',
    steps: ({ base, mark }) => [
      step('http.get', { url: `${base}/api/contacts/P-007` }),
      step('http.send', { method: 'PATCH', url: `${base}/api/contacts/P-007`, body: { notes: mark } }),
    ],
    expects: ({ mark }) => [
      { of: 'step', step: 1, at: 'json.name', is: 'Grace Osei' },
      { of: 'site', path: '/api/contacts/P-007', at: 'notes', is: mark },
    ],
  },
]
