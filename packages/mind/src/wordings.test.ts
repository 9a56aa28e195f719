import type { Act } from '@app/toolkit'
import { describe, expect, test } from 'vitest'
import { button, choice, decideOn, field, heading, link, node, table } from './testing.ts'

const ref = (thing: { ref?: string }) => thing.ref
const clicks = (acts: readonly Act[] = []) =>
  acts.flatMap((act) => (act.do === 'click' || act.do === 'peek' ? [act.ref] : []))

describe('questions, as they are put', () => {
  const kilns = [
    heading('Kilns'),
    table(
      ['Kiln', 'Seats', 'Fee', 'Paid'],
      ['K1', '10', '£41.50', 'paid'],
      ['K2', '7', '£63.10', 'not paid'],
      ['K3', '12', '£38.25', 'paid'],
    ),
  ]
  test.each([
    ['What is the average number of seats? Round it to one decimal place', '9.7'],
    ['What is the average number of seats? Two decimals, please', '9.67'],
    ['Which kilns are not paid?', 'K2'],
    ['Which of the three kilns has the highest fee?', 'K2'],
    ['Which kilns are paid? List them in order', 'K1, K3'],
    ['What is the fee of K3? Look in the list of kilns', '£38.25'],
  ])('%s', async (goal, answer) => {
    expect((await decideOn(goal, kilns)).done?.answer).toEqual({ answer })
  })

  test('a button called so in every row does not say that the rows are what is counted', async () => {
    const film = (name: string) =>
      node('listitem', '', { children: [node('paragraph', name), node('paragraph', 'France'), button('Vote')] })
    const seen = [heading('Autumn season'), node('list', '', { children: [film('Night Ferry'), film('The Weir')] })]
    const { done } = await decideOn('How many votes are there?', seen)
    expect(done === undefined || done.doubt !== undefined).toBe(true)
  })

  test('buttons that say several things are entries', async () => {
    const opens = (name: string) => node('button', name, { expanded: false })
    const seen = [heading('Plays'), opens('The Cage – 4 acts'), opens('Low Tide – 2 acts'), opens('Larkspur – 5 acts')]
    expect((await decideOn('Which play has the most acts?', seen)).done?.answer).toEqual({
      answer: 'Larkspur (5 acts)',
    })
  })
})

describe('what belongs together', () => {
  test('a field is sent by the only button of its form, whatever it is called', async () => {
    const note = node('textbox', 'Gate code', { text: '', kind: 'text', form: 1 })
    const off = node('button', 'Sign out', { form: 0 })
    const set = node('button', 'Right', { form: 1 })
    const { acts } = await decideOn('Set the gate code to 7741', [heading('Yard'), note, off, set])
    expect(acts).toEqual([
      { do: 'fill', ref: ref(note), text: '7741' },
      { do: 'click', ref: ref(set) },
    ])
  })

  test('a card with arrows is brought one column on', async () => {
    const [left, right] = [button('◀'), button('▶')]
    const card = (name: string, ...arrows: ReturnType<typeof button>[]) =>
      node('article', '', { children: [node('paragraph', name), node('paragraph', 'by Lund'), ...arrows] })
    const column = (name: string, ...cards: ReturnType<typeof node>[]) =>
      node('region', name, { children: [node('heading', name, { level: 2 }), ...cards] })
    const seen = [
      column('Cutting', card('Oak table', left, right), card('Bench', button('◀'), button('▶'))),
      column('Sanding', card('Door', button('◀'), button('▶'))),
      column('Oiling', card('Chair', button('◀'), button('▶'))),
    ]
    const { acts } = await decideOn('Move the oak table from Cutting to Sanding', seen)
    expect(clicks(acts)).toEqual([ref(right)])
  })

  test('whatever the verb, the list in that row offers what it is to be', async () => {
    const vans = [choice('Driver', '–', 'Ines', 'Tom'), choice('Driver', '–', 'Ines', 'Tom')]
    const seen = [heading('Tours'), table(['Tour', 'Driver'], ['North', vans[0] as never], ['South', vans[1] as never])]
    const { acts } = await decideOn('Allot Tom to South', seen)
    expect(acts).toContainEqual({ do: 'choose', ref: ref(vans[1] as never), options: ['Tom'] })
  })

  test('yes or no is answered by what comes along or not', async () => {
    const [name, helmet, book] = [field('Name'), choice('Helmet', 'No', 'Yes'), button('Book')]
    const { acts } = await decideOn('Book a ride for Ada Lund with a helmet', [
      heading('Book a ride'),
      name,
      helmet,
      book,
    ])
    expect(acts).toContainEqual({ do: 'choose', ref: ref(helmet), options: ['Yes'] })
  })

  test('what the site menu has opened leads around', async () => {
    const more = node('button', '☰ Menu', { expanded: true })
    const menu = node('menu', '', { children: [node('menuitem', 'Boats'), node('menuitem', 'Berths')] })
    const { acts } = await decideOn('Which berths are free?', [more, menu, heading('Welcome')])
    expect(clicks(acts)).toEqual([ref(menu.children?.[1] as { ref?: string })])
  })

  test('where something is to be done is gone to first', async () => {
    const [goes, other] = [link('Details of the blue tent'), link('Details of the red tent')]
    const { acts } = await decideOn('In the details of the blue tent, set the deposit to 40', [
      heading('Tents'),
      goes,
      other,
    ])
    expect(clicks(acts)).toEqual([ref(goes)])
  })
})
