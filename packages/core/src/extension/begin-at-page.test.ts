import type { Recipe } from '@app/contract'
import { expect, test } from 'vitest'
import { beginAtPage } from './begin-at-page.ts'

const PAGE = 'https://shop.example/list'
const recipe = (...steps: Recipe['steps']): Recipe => ({ version: 1, title: '', steps })
const open = (url: string) => ({ do: 'browser.open', with: { url } })
const read = { do: 'rows.read', with: {} }

test('an agent that opens an address opens the page instead, and what it opens later stays', () => {
  const begun = beginAtPage(recipe(open('https://old.example'), read, open('https://next.example')), PAGE)
  expect(begun.steps).toEqual([open(PAGE), read, open('https://next.example')])
})

test('an agent that opens nothing begins on the page', () => {
  expect(beginAtPage(recipe(read), PAGE).steps).toEqual([open(PAGE), read])
})

test('an agent that asks for its input decides itself what to do with the address', () => {
  const own = recipe(open('https://shop.example/?from={{ input.url }}'), read)
  expect(beginAtPage(own, PAGE)).toBe(own)
})
