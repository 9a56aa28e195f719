import { expect, test } from 'vitest'
import { searchFaq } from './search-faq.ts'

const entries = [
  { category: 'billing', question: 'How do I change my plan?', answer: 'Upgrades are immediate.', tags: 'proration' },
  { category: 'security', question: 'Who sees my data?', answer: 'Only you.', tags: 'Verschlüsselung, plan' },
] as const
const found = (words: string, category: 'all' | 'billing' | 'security' = 'all') =>
  searchFaq(entries, words, category).map((entry) => entry.category)

test.each([
  ['', ['billing', 'security']],
  ['CHANGE MY', ['billing']],
  ['immediate', ['billing']],
  ['Proration', ['billing']],
  ['verschlusselung', ['security']],
  ['  plan  ', ['billing', 'security']],
  ['nothing of this', []],
])('help finds %j in question, answer or tags', (words, expected) => {
  expect(found(words)).toEqual(expected)
})

test('help combines the search with the category', () => {
  expect(found('plan', 'security')).toEqual(['security'])
  expect(found('immediate', 'security')).toEqual([])
})
