import { expect, test } from 'vitest'
import { pageGoal } from './page-goal.ts'

const goal = (words: string, start?: string) =>
  pageGoal({ words, start, sites: [], logIns: [{ name: 'Shop', origin: 'https://shop.example' }], now: new Date() })

test.each([
  'On https://shop.example/pens: order three black pens.',
  'What does the cheapest desk cost at https://shop.example?',
  'Öffne https://shop.example und bestelle drei Stifte',
])('words about one address are opened and pursued, complete: %s', (words) => {
  expect(goal(words)?.recipe?.steps).toMatchObject([
    { do: 'browser.open', with: { url: expect.stringMatching(/^https:\/\/shop\.example\/?(?:pens)?$/) } },
    { pursue: words, logIns: ['Shop'] },
  ])
})

test('where to begin may be known already', () => {
  expect(goal('Order three pens', 'https://shop.example/')?.recipe?.steps).toHaveLength(2)
})

test.each([
  ['no address', 'Order three pens'],
  ['two addresses', 'Compare https://a.example with https://b.example'],
  ['an address alone', 'https://shop.example'],
  ['mail', 'Read the prices at https://shop.example and mail them to ada@example.com'],
  ['a file', 'Put the prices of https://shop.example into an Excel file'],
  ['a document', 'Télécharge le fichier de https://shop.example'],
  ['a call', 'Find the number at https://shop.example and call them'],
  ['another time', 'Every Monday look at https://shop.example'],
  ['another time, in German', 'Schau jeden Morgen auf https://shop.example nach'],
  ['what would be looked up', 'Open https://shop.example and type {{secret}}'],
])('with %s a plan is asked for', (_what, words) => {
  expect(goal(words)).toBeUndefined()
})
