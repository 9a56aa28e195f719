import type { BuiltInTest } from './built-in-test.ts'
import { step } from './step.ts'

/** Lists, figures and documents, read and reckoned without a browser. */
export const DATA_PROCESSOR: BuiltInTest[] = [
  {
    id: 'ledger',
    steps: ({ base }) => [
      step(
        'extract.list',
        { url: `${base}/ledger`, fields: ['booking', 'date', 'account', 'amount'], pages: 5 },
        'ledger',
      ),
      step('extract.file', { rows: '{{ledger.rows}}', type: 'csv', name: 'ledger' }),
    ],
    expects: () => [
      { of: 'rows', step: 1, count: 250 },
      { of: 'file', name: 'ledger.csv' },
    ],
  },
  {
    id: 'figures',
    steps: ({ base }) => [
      step('http.get', { url: `${base}/api/products?perPage=50` }, 'products'),
      step('rows.answer', { rows: '{{products.json.items}}', how: 'sum', field: 'priceCents' }),
    ],
    expects: () => [
      { of: 'step', step: 1, at: 'json.total', is: 25 },
      // The sum of all prices of the practice shop, which never change.
      { of: 'step', step: 2, at: 'answer', is: '77,975' },
    ],
  },
  {
    id: 'invoice',
    steps: ({ base }) => [step('document.fields', { url: `${base}/documents/invoice-2026-0417.pdf` })],
    expects: () => [
      { of: 'step', step: 1, at: 'values.invoice number', is: '2026-0417' },
      { of: 'step', step: 1, at: 'values.total', is: 1284.5 },
    ],
  },
]
