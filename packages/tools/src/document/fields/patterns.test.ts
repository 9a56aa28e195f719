import { expect, test } from 'vitest'
import { pageOfText } from '../layout/page-of-text.ts'
import { amountsIn } from './amounts-in.ts'
import { ibansIn, vatIdsIn } from './codes.ts'
import { datesIn } from './dates-in.ts'
import { findFields } from './find-fields.ts'
import { kindOfLine } from './line-kinds.ts'

test.each([
  ['1,234.50', [1234.5]],
  ['1.234,50 €', [1234.5]],
  ["CHF 1'234.50", [1234.5]],
  ['12.50 3.00', [12.5, 3]],
  ['-4.20', [-4.2]],
  ['RM 5', [5]],
  ['¥1,200', [1200]],
  ['14.50%', []],
  ['3.1.2024', []],
  ['version 2.10.33', []],
])('the amounts of "%s"', (text, values) => {
  expect(amountsIn(text).map(({ value }) => value)).toEqual(values)
})

test.each([
  ['25/12/2018 8:13:39 PM', '2018-12-25'],
  ['2018-04-06', '2018-04-06'],
  ['7. Mai 2014', '2014-05-07'],
  ['02 Juillet 2015', '2015-07-02'],
  ['August 3 , 2014', '2014-08-03'],
  ['19 april 2014', '2014-04-19'],
  ['5 de marzo de 2024', '2024-03-05'],
  ['2025年4月1日', '2025-04-01'],
  ['31/02/2020', undefined],
  ['12/2019', undefined],
])('the date of "%s"', (text, value) => {
  expect(datesIn(text)[0]?.value).toBe(value)
})

test('VAT numbers are known by the forms of their countries', () => {
  expect(vatIdsIn('UStId DE 232 446 240').map(({ value }) => value)).toEqual(['DE232446240'])
  expect(vatIdsIn('BTW NL810433941B01').map(({ value }) => value)).toEqual(['NL810433941B01'])
  expect(vatIdsIn('FRANCE 2024, DELIVERY').map(({ value }) => value)).toEqual([])
})

const HOSTILE = [
  '1.',
  '1,',
  'a ',
  '(',
  ' :',
  'no.',
  '1 1/',
  'DE1 ',
  '€1',
  'jalan ',
  'total incl ',
  '9-',
  'Ä̈',
  '发票',
].map((part) => part.repeat(500).slice(0, 500))

/** The best of three: the machine may be busy, and the first run compiles the patterns. */
function fastest(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return Math.min(...times)
}

test.each(HOSTILE.map((line) => [line.slice(0, 8), line]))(
  'A5 26: no pattern takes longer than 50 ms over a line of "%s…"',
  (_, line) => {
    for (const work of [amountsIn, datesIn, ibansIn, vatIdsIn, kindOfLine]) {
      expect(fastest(() => work(line))).toBeLessThan(50)
    }
  },
)

test('A5 26: a document of a thousand hostile lines costs no more than a moment', () => {
  const text = Array.from({ length: 60 }, () => HOSTILE.join('\n')).join('\n')
  const before = process.cpuUsage()
  findFields([pageOfText(text)])
  // Of the processor, not of the clock: the machine may be busy with other things.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(6_000)
})
