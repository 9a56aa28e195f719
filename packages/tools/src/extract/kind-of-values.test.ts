import { expect, test } from 'vitest'
import { kindOfValues } from './kind-of-values.ts'

test.each([
  [['$48,210.00'], 'money'],
  [['12,50 €', '9 €'], 'money'],
  [['1,200', '17', '≈ 3.5 kg'], 'number'],
  [['12 items', '1 item'], 'number'],
  [['B-00012', 'B-00013'], undefined],
  [['00017', '00018'], undefined],
  [['Paper', '12'], undefined],
  [[], undefined],
])('%j: %s', (values, kind) => {
  expect(kindOfValues(values)).toBe(kind)
})
