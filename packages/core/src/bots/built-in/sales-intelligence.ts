import type { BuiltInTest } from './built-in-test.ts'
import { step } from './step.ts'

/** Contacts and prices: what is for sale, and to whom. */
export const SALES_INTELLIGENCE: BuiltInTest[] = [
  {
    id: 'leads',
    steps: ({ base }) => [
      step('browser.open', { url: `${base}/crm` }),
      step('rows.read', { fields: ['Name', 'Company', 'Stage', 'Value'], pages: 10 }, 'contacts'),
      step('rows.arrange', { rows: '{{contacts.rows}}', filter: [{ field: 'Stage', is: 'equal', to: 'Lead' }] }),
    ],
    expects: () => [
      { of: 'rows', step: 2, count: 47 },
      { of: 'rows', step: 3, count: 10 },
    ],
  },
  {
    id: 'deal',
    steps: ({ base, mark }) => [
      step('browser.open', { url: `${base}/crm?q=alves` }),
      step('browser.follow', { target: 'Bruno Alves' }),
      step('browser.choose', { target: 'Stage', options: 'Won' }),
      step('browser.fill', { target: 'Notes', value: mark }),
      step('browser.click', { target: 'Save contact' }),
    ],
    expects: ({ mark }) => [
      { of: 'verdict', is: 'verified' },
      { of: 'site', path: '/api/contacts/P-002', at: 'stage', is: 'Won' },
      { of: 'site', path: '/api/contacts/P-002', at: 'notes', is: mark },
    ],
  },
  {
    id: 'prices',
    steps: ({ base }) => [
      step('browser.open', { url: `${base}/shop?category=technology` }),
      step('rows.read', { fields: ['name', 'price'] }, 'offers'),
      step('rows.answer', { rows: '{{offers.rows}}', how: 'range', field: 'price' }),
    ],
    expects: () => [
      { of: 'rows', step: 2, count: 5 },
      { of: 'words', step: 3, at: 'answer', contain: '24.9 to 159' },
    ],
  },
]
