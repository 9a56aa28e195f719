import { expect, test } from 'vitest'
import { heldBefore, heldOnTheWay } from './earlier.ts'
import type { Act } from './kept.ts'
import { type Lines, noLines } from './shown.ts'

const page = (...lasting: string[]): Lines => ({
  ...noLines('http://site.test/list'),
  lasting,
})
const saved = (value: string, url = 'http://site.test/list'): Act => ({
  ...{ shown: { appeared: [`Kept: ${value}`], gone: [] }, baseline: [], entered: [value], view: ['The list'] },
  ...{ sent: [value], inPlace: [value], posted: [], stood: () => [], from: url, url, sentTo: [], steady: true },
})
const proof = { verdict: 'verified' as const, words: 'Loaded afresh, the page shows “Pears”.' }
const after = (...earlier: Act[]) => ({ earlier, last: saved('Pears') })
const nowhere = async () => page()

test('what was saved first must be there as well as what was saved last', async () => {
  const fresh = page('The list', 'Kept: Plums', 'Kept: Pears')
  expect(await heldBefore(after(saved('Plums')), proof, fresh, nowhere)).toBe(proof)
  const lost = await heldBefore(after(saved('Plums')), proof, page('The list', 'Kept: Pears'), nowhere)
  expect(lost).toMatchObject({ verdict: 'seen', words: expect.stringContaining('Plums') })
})

test('it is looked for on its own page, and a page that is another now says nothing', async () => {
  const fresh = page('The list', 'Kept: Pears')
  const there = saved('Plums', 'http://site.test/other')
  expect(await heldBefore(after(there), proof, fresh, async () => page('The list'))).toMatchObject({ verdict: 'seen' })
  expect(await heldBefore(after(there), proof, fresh, async () => page('Log in'))).toBe(proof)
  const deed = { ...there, url: 'http://site.test/delete/4' }
  expect(await heldBefore(after(deed), proof, fresh, async () => page('The list'))).toBe(proof)
})

test('a field that was written over and holds what it held before was not kept', async () => {
  const [old, now] = ['Phone: 555 0100', 'Phone: 555 0177']
  const fields = { at: 'http://site.test/list', held: [now], were: [old], written: [old] }
  const act = { ...saved('555 0177'), shown: { appeared: ['Saved'], gone: [] }, fields }
  const loaded = (line: string): Lines => ({ ...page('The list', line), fields: [line] })
  expect(await heldBefore(after(act), proof, loaded(old), nowhere)).toMatchObject({ verdict: 'seen' })
  expect(await heldBefore(after(act), proof, loaded(now), nowhere)).toBe(proof)
  // Whoever wrote over it again meant that.
  const again = { ...act, fields: { ...fields, held: [old.replace('0100', '0188')] } }
  expect(await heldBefore({ earlier: [act], last: again }, proof, loaded(old), nowhere)).toBe(proof)
})

test('what was entered on an earlier page of a form stands where the last one leads, or was lost on the way', async () => {
  const [one, two, done] = ['http://site.test/form/1', 'http://site.test/form/2', 'http://site.test/thanks']
  const moved = { appeared: ['Form'], gone: [], moved: true }
  const fields = { at: two, held: ['Express: ☑'], were: ['Express: ☐'], written: [] }
  const first = { ...saved('Plums', two), from: one, shown: moved }
  const last = { ...saved('Ada', done), from: two, shown: moved, fields }
  const thanks = { ...page('Thank you, Ada'), ways: ['http://site.test/orders/901'] }
  const own = (...lines: string[]) =>
    heldOnTheWay({ earlier: [first], last }, proof, thanks, async () => page(...lines))
  expect(await own('Order 901', 'Plums')).toBe(proof)
  expect(await own('Order 901', 'Pears')).toMatchObject({ verdict: 'seen', words: expect.stringContaining('“Plums”') })
  // A box of an earlier page, too; and what was saved elsewhere is no page of this form.
  const ticked = { ...first, inPlace: [], fields: { ...fields, at: one } }
  expect(await heldOnTheWay({ earlier: [ticked], last }, proof, thanks, async () => page('Order 901'))).toMatchObject({
    verdict: 'seen',
    words: expect.stringContaining('“Express”'),
  })
  const apart = { ...first, url: 'http://site.test/list' }
  expect(await heldOnTheWay({ earlier: [apart], last }, proof, thanks, nowhere)).toBe(proof)
})
