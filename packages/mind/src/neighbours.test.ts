import type { Act, SeenNode } from '@app/toolkit'
import { describe, expect, test } from 'vitest'
import { button, choice, decideOn, field, heading, link, node, table } from './testing.ts'

const ref = (thing: { ref?: string }) => thing.ref
const clicks = (acts: readonly Act[] = []) =>
  acts.flatMap((act) => (act.do === 'click' || act.do === 'peek' ? [act.ref] : []))

describe('questions over a list', () => {
  const vans = [
    heading('Vans'),
    table(
      ['Van', 'State', 'Load (kg)', 'Serviced', 'Rate'],
      ['Alpha', 'free', '820', '2026-01-10', '£41.50'],
      ['Bravo', 'hired', '1,150', '2025-11-02', '£63.00'],
      ['Charlie', 'free', '640', '2026-02-20', '£38.25'],
      ['Delta', 'workshop', '990', '–', '£55.00'],
    ),
  ]
  test.each([
    ['List the vans from the cheapest to the dearest', 'Charlie, Alpha, Delta, Bravo'],
    ['Give me the two heaviest vans', 'Bravo, Delta'],
    ['What do the free vans come to in load?', '1460'],
    ['What is the average rate of the free vans?', '39.88'],
    ['Which vans are not free?', 'Bravo, Delta'],
    ['How many kilos can the free vans carry in total?', '1460'],
    ['Sort them by load and tell me the names of the free ones, lightest first', 'Charlie, Alpha'],
  ])('%s', async (goal, answer) => {
    expect((await decideOn(goal, vans)).done?.answer).toEqual({ answer })
  })

  test('a word that nothing accounts for is a doubt, and two are no answer', async () => {
    const one = await decideOn('How many trusty vans are free?', vans)
    expect(one.done?.doubt).toContain('trusty')
    expect((await decideOn('How many trusty red vans are free?', vans)).done).toBeUndefined()
  })

  test('who names a thing does not ask what it is called', async () => {
    expect((await decideOn('In which garage is Bravo?', vans)).done).toBeUndefined()
  })

  test('what is asked besides is not passed over', async () => {
    expect((await decideOn('Which van is hired, and what for?', vans)).done).toBeUndefined()
  })

  test('what some rows say in a cell tells them apart, whatever stands above the list', async () => {
    const sizes = table(
      ['Van', 'Size', 'State'],
      ['Alpha', 'large', 'hired'],
      ['Bravo', 'small', 'hired'],
      ['Echo', 'large', 'free'],
    )
    const seen = [heading('Vans'), 'large: three seats, small: two', sizes]
    expect((await decideOn('Which large vans are hired?', seen)).done?.answer).toEqual({ answer: 'Alpha' })
  })
})

test('who asks how much it is gets what is to be paid, whatever the page calls it', async () => {
  const seen = [
    heading('Welding for beginners'),
    node('paragraph', '', { text: 'Place: Hall 2 · Fee: £42.50 · Seats: 3 of 12' }),
  ]
  expect((await decideOn('How much is Welding for beginners?', seen)).done?.answer).toEqual({ answer: '£42.50' })
})

test('rows that differ by a button are one list', async () => {
  const row = (name: string, area: string, kg: string, ...more: SeenNode[]) =>
    node('button', '', { children: [...[name, area, kg].map((text) => node('generic', '', { text })), ...more] })
  const seen = [
    row('P-1', 'North', '4.5 kg', button('Assign')),
    row('P-2', 'South', '9 kg'),
    row('P-3', 'North', '1.5 kg'),
  ]
  expect((await decideOn('How many kilos go to North in total?', seen)).done?.answer).toEqual({ answer: '6' })
})

describe('what is done', () => {
  test('set X to Y keeps its Y, though no word of the page is like it', async () => {
    const status = node('button', 'Status of Otter: open', { expanded: false })
    const seen = [table(['Trail', 'Status'], ['Otter', status], ['Stoat', button('Status of Stoat: open')])]
    const { memory } = await decideOn('Set Otter to flooded', seen)
    expect((memory as { pressed?: string }).pressed).toBeUndefined()
  })

  test('a question that stands before round buttons names them', async () => {
    const high = node('radio', 'high', { checked: false })
    const round = node('paragraph', '', {
      children: ['Urgency:', node('radio', 'low', { checked: true }), 'low', high, 'high'],
    })
    const { acts } = await decideOn('Report "Lamp broken", urgency high', [
      heading('New report'),
      field('Description'),
      round,
      button('Report'),
    ])
    expect(acts).toContainEqual({ do: 'check', ref: ref(high), on: true })
  })

  test('a switch keeps itself, and what stands beside it is not pressed', async () => {
    const fan = node('switch', 'Fan', { checked: false })
    const seen = [node('region', 'Cellar', { children: [heading('Cellar'), fan, button('Settings')] })]
    const { acts } = await decideOn('Switch the fan on in the cellar', seen)
    expect(acts).toEqual([{ do: 'check', ref: ref(fan), on: true }])
  })

  test('take it off presses what removes it', async () => {
    const cross = button('✕')
    const seen = [table(['Dish', ''], ['Plum cake', cross], ['Pea soup', button('✕')])]
    expect((await decideOn('Take the plum cake off the order', seen)).acts).toEqual([{ do: 'click', ref: ref(cross) }])
  })

  test('what is left as it is needs nothing done', async () => {
    const seen = [field('Title'), choice('Status', 'New', 'Old'), button('Save')]
    const { acts } = await decideOn('Set the title to Harbour, leave the status as it is, then save', seen)
    expect(acts).toEqual([expect.objectContaining({ do: 'fill', text: 'Harbour' })])
  })

  test('"give" gives a value where the page takes one', async () => {
    const four = node('radio', '4 stars', { checked: false })
    const group = node('group', 'Rating', { children: [node('radio', '3 stars'), four, button('Rate')] })
    const { acts = [] } = await decideOn('Give this film 4 stars', [heading('Film'), group, button('Add remark')])
    expect(acts).toEqual([
      { do: 'check', ref: ref(four), on: true },
      { do: 'click', ref: ref(group.children?.[2] as SeenNode) },
    ])
  })
})

test('what was chosen after a press is sent by what was pressed for it, not by what stands further on', async () => {
  const [driver, assign, save] = [choice('Driver', 'Nobody', 'Ines'), button('Assign'), button('Save note')]
  const seen = [heading('Parcel 7'), driver, assign, field('Note for the driver'), save]
  const memory = { pressed: 'Assign', pressedIn: '', until: 30, left: [19] }
  const { acts } = await decideOn('Assign parcel 7 to Ines', seen, { memory })
  expect(acts).toEqual([
    { do: 'choose', ref: ref(driver), options: ['Ines'] },
    { do: 'click', ref: ref(assign) },
  ])
})

describe('looking around', () => {
  test('who only asks presses nothing in a row but what says that it shows more', async () => {
    const row = (name: string, press: SeenNode) => [
      table(['Ticket', 'State', ''], [name, 'closed', press], ['A-8', 'new', button('Take')]),
    ]
    const [open, details] = [button('Open again'), button('Details')]
    expect(clicks((await decideOn('What is the fee of A-7?', row('A-7', open))).acts)).toEqual([])
    expect(clicks((await decideOn('What is the fee of A-7?', row('A-7', details))).acts)).toEqual([ref(details)])
  })

  test('what is open is not closed to look around', async () => {
    const prices = (expanded: boolean) => node('button', 'Prices', { expanded })
    const [opened, closed] = [prices(true), prices(false)]
    expect(clicks((await decideOn('Which prices are reduced?', [opened, node('paragraph', 'None yet')])).acts)).toEqual(
      [],
    )
    expect(clicks((await decideOn('Which prices are reduced?', [closed])).acts)).toEqual([ref(closed)])
  })

  test('a card is not pressed through a menu that hangs over it', async () => {
    const card = (bike: string, owner: string) =>
      node('generic', '', {
        cursor: 'pointer',
        children: [node('generic', '', { text: bike }), node('generic', '', { text: owner })],
      })
    const [one, other] = [card('Tandem', 'Mr Hale'), card('Racer', 'Mrs Lund')]
    const menu = node('menu', '', { children: [node('menuitem', 'Move to Ready')] })
    const goal = 'What does Mr Hale have to pay?'
    expect(clicks((await decideOn(goal, [one, other])).acts)).toEqual([ref(one)])
    expect(clicks((await decideOn(goal, [one, other, menu])).acts)).toEqual([])
  })

  test('"Next" under a form goes on with the form, not with a list', async () => {
    const next = button('Next')
    const seen = [node('radio', 'Dawn flight'), node('radio', 'Dusk flight'), next]
    expect(clicks((await decideOn('How long does the flight take?', seen)).acts)).not.toContain(ref(next))
  })

  test('links without an address lead around where a page begins with several of them', async () => {
    const menu = ['Plots', 'Dogs', 'Harvests'].map((name) => link(name, '#'))
    expect(clicks((await decideOn('How many harvests are there?', [...menu, heading('Plots')])).acts)).toEqual([
      ref(menu[2] as SeenNode),
    ])
  })
})
