import { expect, test } from 'vitest'
import { heldBefore } from './earlier.ts'
import type { Act } from './kept.ts'
import type { Lines } from './shown.ts'

const page = (...lasting: string[]): Lines => ({
  ...{ url: 'http://site.test/list', lasting, fields: [], prose: [], fleeting: [], wrong: [] },
})
const saved = (value: string, url = 'http://site.test/list'): Act => ({
  ...{ shown: { appeared: [`Kept: ${value}`], gone: [] }, baseline: [], entered: [value], view: ['The list'] },
  ...{ sent: [value], inPlace: [value], prose: [], url, steady: true },
})
const proof = { verdict: 'verified' as const, words: 'Loaded afresh, the page shows “Pears”.' }
const nowhere = async () => page()

test('what was saved first must be there as well as what was saved last', async () => {
  const fresh = page('The list', 'Kept: Plums', 'Kept: Pears')
  expect(await heldBefore([saved('Plums')], proof, fresh, nowhere)).toBe(proof)
  const lost = await heldBefore([saved('Plums')], proof, page('The list', 'Kept: Pears'), nowhere)
  expect(lost).toMatchObject({ verdict: 'seen', words: expect.stringContaining('Plums') })
})

test('it is looked for on its own page, and a page that is another now says nothing', async () => {
  const fresh = page('The list', 'Kept: Pears')
  const there = saved('Plums', 'http://site.test/other')
  expect(await heldBefore([there], proof, fresh, async () => page('The list'))).toMatchObject({ verdict: 'seen' })
  expect(await heldBefore([there], proof, fresh, async () => page('Log in'))).toBe(proof)
  const deed = { ...there, url: 'http://site.test/delete/4' }
  expect(await heldBefore([deed], proof, fresh, async () => page('The list'))).toBe(proof)
})
