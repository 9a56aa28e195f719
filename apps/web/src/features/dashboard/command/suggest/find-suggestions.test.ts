import { expect, test } from 'vitest'
import { accept, findSuggestions } from './find-suggestions.ts'
import type { Suggestion, SuggestionKind } from './suggestion.ts'

const all = (kind: SuggestionKind, ...texts: string[]): Suggestion[] => texts.map((words) => ({ kind, words }))
const find = (words: string, ...from: Suggestion[]) => findSuggestions(words, from).map((one) => one.words)

test('a wish fits when each word typed begins one of its words, in any order and however it is capitalised', () => {
  const from = all('before', 'Order 3 gel pens', 'Open the shop')
  expect(find('ORD', ...from)).toEqual(['Order 3 gel pens'])
  expect(find('pens ord', ...from)).toEqual(['Order 3 gel pens'])
  expect(find('rder', ...from)).toEqual([])
  expect(find('order cheese', ...from)).toEqual([])
})

test('a name fits the word under way, wherever it stands', () => {
  const names = [
    ...all('site', 'https://shop.example'),
    ...all('logIn', 'Intranet'),
    ...all('file', 'prices.csv'),
    ...all('agent', 'Price watch'),
  ]
  expect(find('open shop', ...names)).toEqual(['https://shop.example'])
  expect(find('log in with intr', ...names)).toEqual(['Intranet'])
  expect(find('read pri', ...names)).toEqual(['prices.csv', 'Price watch'])
  expect(find('read pri ', ...names)).toEqual([])
})

test('at most six are offered, each wording once, and many wishes do not keep names and examples away', () => {
  const many = all('before', ...Array.from({ length: 10 }, (_, n) => `Open page ${n}`))
  const found = findSuggestions('open', [
    ...many,
    ...all('agent', 'Opener'),
    ...all('example', 'Open page 1', 'Open it'),
  ])
  expect(found.map(({ kind }) => kind)).toEqual(['before', 'before', 'before', 'before', 'agent', 'example'])
  expect(new Set(found.map(({ words }) => words)).size).toBe(6)
})

test('neither a single letter nor what stands there already is offered', () => {
  expect(find('o', ...all('before', 'Open it'))).toEqual([])
  expect(find(' Open it ', ...all('before', 'Open it'))).toEqual([])
  expect(find('ask Intranet', ...all('logIn', 'Intranet'))).toEqual([])
})

test('Chinese and Japanese words are found where there are no spaces', () => {
  expect(find('商品', ...all('before', '收集所有商品的价格'))).toEqual(['收集所有商品的价格'])
})

test('a wish takes the place of the words, a name that of the last one', () => {
  expect(accept('ord', { kind: 'before', words: 'Order 3 gel pens' })).toBe('Order 3 gel pens')
  expect(accept('log in with intr', { kind: 'logIn', words: 'Intranet' })).toBe('log in with Intranet')
  expect(accept('open https://sh', { kind: 'site', words: 'https://shop.example' })).toBe('open https://shop.example')
})
