import type { Recipe } from '@app/contract'
import { expect, test } from 'vitest'
import { beginAt, isAddress } from './begin-at.ts'

const recipe: Recipe = {
  version: 1,
  title: '',
  steps: [
    { do: 'browser.open', name: 'Open', with: { url: 'http://127.0.0.1/crm' } },
    { do: 'browser.read', with: {} },
  ],
}

test('a template that begins on one’s own site opens that, keeps its other steps and may go nowhere else', () => {
  expect(beginAt({ recipe }, 'https://shop.example/contacts')).toEqual({
    domains: ['shop.example'],
    recipe: {
      ...recipe,
      steps: [
        { do: 'browser.open', name: 'Open', with: { url: 'https://shop.example/contacts' } },
        { do: 'browser.read', with: {} },
      ],
    },
  })
})

test.each([
  ['https://shop.example', true],
  ['http://127.0.0.1:4000/crm', true],
  ['shop.example', false],
  ['javascript:alert(1)', false],
  ['file:///etc/passwd', false],
  ['', false],
])('%s is an address to begin at: %s', (address, expected) => {
  expect(isAddress(address)).toBe(expected)
})
