import type { BuiltInTest } from './built-in-test.ts'
import { step } from './step.ts'

/** What a person does with a mouse: search, order, fill in a long form. */
export const WEB_AUTOMATION: BuiltInTest[] = [
  {
    id: 'search',
    steps: ({ base }) => [
      step('browser.open', { url: `${base}/shop` }),
      step('browser.fill', { target: 'Highest price', value: '5' }),
      step('browser.click', { target: 'Search' }),
      step('rows.read', { fields: ['name', 'price'] }),
    ],
    expects: () => [{ of: 'rows', step: 4, count: 5 }],
  },
  {
    id: 'order',
    steps: ({ base }) => [
      step('browser.open', { url: `${base}/shop/DSK-004` }),
      step('browser.choose', { target: 'Customer', options: 'Bruno Alves' }),
      step('browser.fill', { target: 'Quantity', value: '2' }),
      step('browser.click', { target: 'Place order' }),
    ],
    expects: () => [
      { of: 'verdict', is: 'verified' },
      { of: 'site', path: '/api/orders', at: 'total', is: 1 },
      { of: 'site', path: '/api/products/DSK-004', at: 'stock', is: 63 },
    ],
  },
  {
    id: 'form',
    steps: ({ base, mark }) => [
      step('document.write', { name: 'certificate.pdf', title: 'ISO 9001' }, 'certificate'),
      step('browser.open', { url: `${base}/apply` }),
      step('forms.complete', {
        data: { ...APPLICATION, 'About your goods': mark },
        files: { Certificate: '{{certificate.file.id}}' },
      }),
    ],
    expects: ({ mark }) => [
      { of: 'verdict', is: 'verified' },
      { of: 'site', path: '/api/applications/A-1001', at: 'answers.company', is: 'Fjord Paper' },
      { of: 'site', path: '/api/applications/A-1001', at: 'answers.about', is: mark },
    ],
  },
]

const APPLICATION = {
  'Company name': 'Fjord Paper',
  'Legal form': 'Limited company',
  Founded: '3 February 2001',
  'Number of employees': 12,
  Salutation: 'Ms',
  Name: 'Ada Lovelace',
  'E-mail': 'ada@example.com',
  Street: 'Quay 1',
  'Postal code': '9000',
  City: 'Ghent',
  Country: 'BE',
  'What do you offer': ['Paper', 'Filing'],
  Regions: ['North', 'West'],
  'I accept the terms': true,
}
