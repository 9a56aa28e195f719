import { bareStep } from '@app/toolkit/testing'
import { expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { readAgain } from './read-again.ts'

const URL = 'https://shop.example/lamps'
const saying = (words: string) =>
  readAgain(async ({ url }) => ({ page: parsePage(`<ul><li>${words}</li></ul>`, url), turn: async () => undefined }))
const read = { rows: [{ name: 'Reading lamp', price: { amount: 5 } }], from: URL }

test('what is read is verified once the page says so again, and stays seen where it does not', async () => {
  expect(await saying('Reading  lamp €5')(read, bareStep())).toMatchObject({ verdict: 'verified' })
  expect(await saying('Desk lamp')(read, bareStep())).toBeUndefined()
})

test('without rows, or without an address, there is nothing to read again', async () => {
  expect(await saying('Reading lamp')({ rows: [], from: URL }, bareStep())).toBeUndefined()
  expect(await saying('Reading lamp')({ rows: read.rows }, bareStep())).toBeUndefined()
})
