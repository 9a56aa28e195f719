import type { Template, ToolStep } from '@app/contract'
import type { TemplateId } from '@app/spec'

type Steps = [ToolStep, ToolStep, ToolStep, ToolStep]

export interface TemplateWork {
  /** The room of the practice site where it begins. */
  room: string
  /** What follows the opening. Things are called as a person sees them, so that another site will do. */
  steps: Steps
  permissions: Template['permissions']
}

const step = (tool: string, input: Record<string, unknown>, save?: string): ToolStep => ({
  do: tool,
  with: input,
  ...(save ? { save } : {}),
})

const NONE = { fileAccess: false, appAccess: false }

export const TEMPLATE_WORK: Record<TemplateId, TemplateWork> = {
  leads: {
    room: '/crm',
    steps: [
      step('rows.read', { fields: ['Name', 'Company', 'E-mail', 'Phone', 'Stage', 'Value'], pages: 10 }, 'contacts'),
      step('rows.arrange', { rows: '{{contacts.rows}}', filter: [{ field: 'Stage', is: 'equal', to: 'Lead' }] }, 'fit'),
      step('rows.arrange', { rows: '{{fit.rows}}', sort: { field: 'Value', order: 'down' }, limit: 25 }, 'leads'),
      step('extract.file', { rows: '{{leads.rows}}', type: 'xlsx', name: 'leads' }),
    ],
    permissions: NONE,
  },
  invoices: {
    room: '/mail',
    steps: [
      step('browser.follow', { target: 'Invoice 2026-0417' }),
      step('browser.download', { target: 'invoice-2026-0417.pdf' }, 'got'),
      step('document.fields', { file: '{{got.file.id}}' }, 'read'),
      step('extract.file', { rows: ['{{read.values}}'], type: 'csv', name: 'ledger-rows' }),
    ],
    permissions: { fileAccess: true, appAccess: false },
  },
  prices: {
    room: '/shop/endless',
    steps: [
      step('extract.list', { fields: ['name', 'price'], pages: 50 }, 'offers'),
      step('rows.arrange', { rows: '{{offers.rows}}', sort: { field: 'price', order: 'up' } }, 'sorted'),
      step('extract.file', { rows: '{{sorted.rows}}', type: 'csv', name: 'prices' }),
      step('rows.answer', { rows: '{{sorted.rows}}', how: 'range', field: 'price' }),
    ],
    permissions: NONE,
  },
  inbox: {
    room: '/mail',
    steps: [
      step('rows.read', { fields: ['From', 'Subject', 'Date'] }, 'mail'),
      step('rows.answer', { rows: '{{mail.rows}}', how: 'list', field: 'Subject' }, 'subjects'),
      step('browser.follow', { target: 'New message' }),
      step('forms.complete', {
        data: {
          To: 'office@example.com',
          Subject: 'Your inbox in short',
          Message: 'Waiting for you:\n{{subjects.answer}}',
        },
      }),
    ],
    permissions: NONE,
  },
  reports: {
    room: '/ledger',
    steps: [
      step('rows.read', { fields: ['Booking', 'Date', 'Account', 'Amount'], pages: 5 }, 'ledger'),
      step('rows.answer', { rows: '{{ledger.rows}}', how: 'sum', field: 'Amount' }, 'sum'),
      step('extract.file', { rows: '{{ledger.rows}}', type: 'xlsx', name: 'figures' }),
      step('document.write', {
        name: 'report.pdf',
        title: 'Report',
        text: 'Sum of all amounts: {{sum.answer}}',
      }),
    ],
    permissions: NONE,
  },
  support: {
    room: '/crm',
    steps: [
      step('browser.search', { for: 'Osei' }),
      step('browser.follow', { target: 'Grace Osei' }),
      step('browser.fill', { target: 'Notes', value: 'Two lever arch files arrived broken. Replacement promised.' }),
      step('browser.click', { target: 'Save contact' }),
    ],
    permissions: NONE,
  },
}
