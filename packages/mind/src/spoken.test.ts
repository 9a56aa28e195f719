import type { SeenNode } from '@app/toolkit'
import { describe, expect, test } from 'vitest'
import { button, choice, decideOn, field, heading, link, node, table } from './testing.ts'

const acts = async (goal: string, seen: SeenNode[], more = {}) => [...((await decideOn(goal, seen, more)).acts ?? [])]
const answer = async (goal: string, seen: SeenNode[]) => {
  const { done } = await decideOn(goal, seen)
  return done?.answer ? String(Object.values(done.answer)[0]) : undefined
}

describe('questions', () => {
  const crates = [
    heading('Depot'),
    table(
      ['Crate', 'In stock', 'Minimum', '€ per kg', 'Seal', 'Keeper'],
      ['North', '14 kg', '20', '3.10', 'on file', 'Ida Berg, 0151 555 0190'],
      ['South', '9 kg', '5', '8.40', 'missing', 'Sven Lund, 0151 555 0123'],
      ['West', '40 kg', '12', '12.00', 'on file', 'Tom Moe, 0151 555 0177'],
    ),
  ]
  test.each([
    ['Which crates have less than 10 kg in stock?', 'South'],
    ['Which crates have less in stock than the minimum?', 'North'],
    ["Which crates don't have a seal on file?", 'South'],
    ["What is the phone number of West's keeper?", '0151 555 0177'],
  ])('%s', async (goal, expected) => {
    expect(await answer(goal, crates)).toBe(expected)
  })

  test('one column of money is what "balance" means, in the order that is said', async () => {
    const card = (name: string, sum: string) => node('listitem', '', { children: [name, 'Main road', sum] })
    const accounts = [
      heading('Accounts'),
      node('list', '', { children: [card('Till', '£90.00'), card('Safe', '£12.50'), card('Bank', '£410.00')] }),
    ]
    expect(await answer('List the accounts by balance, starting with the smallest.', accounts)).toBe('Safe, Till, Bank')
  })

  test('what leads around the site is no row of an answer', async () => {
    const menu = node('navigation', '', { children: [link('Songs'), link('Shows'), link('People')] })
    expect(await answer('Give me the names in order', [menu, heading('Notices')])).toBeUndefined()
  })
})

describe('what was told before an order', () => {
  const rows = [
    heading('Suppliers'),
    table(
      ['Name', ''],
      ['Norlund Glass', button('Remove')],
      ['Ostby Steel', button('Remove')],
      ['Vang Wood', button('Remove')],
    ),
  ]
  const removes = (rows[1]?.children ?? []).slice(1).map((row) => (row as SeenNode).children?.[1] as SeenNode)
  const ref = (at: number) => (removes[at]?.children?.[0] as SeenNode | undefined)?.ref

  test('what happened to somebody by name says who is meant, and no more', async () => {
    expect(await acts('Ostby Steel closed last week, remove them.', rows)).toEqual([{ do: 'click', ref: ref(1) }])
  })

  test('a story nobody comes back to is not passed over', async () => {
    expect(await acts('Ostby Steel closed last week. Remove the old sign.', rows)).toEqual([])
  })

  test('what one is in need of is what is ordered', async () => {
    const amount = field('Boxes of Tape to order', '1')
    const order = button('Order')
    const stock = [
      heading('Stock'),
      table(
        ['Item', 'Left', ''],
        ['Tape', '18', node('generic', '', { children: [amount, order] })],
        ['Glue', '9', node('generic', '', { children: [field('Boxes of Glue to order', '1'), button('Order')] })],
      ),
    ]
    expect(await acts('I need 3 boxes of Tape, please order them.', stock)).toEqual([
      { do: 'fill', ref: amount.ref, text: '3' },
      { do: 'click', ref: order.ref },
    ])
  })
})

describe('other languages', () => {
  test.each([
    ['Peux-tu supprimer Ida Brandt de la liste', 'Supprimer'],
    ['¿Puedes borrar a Ida Brandt de la lista?', 'Borrar'],
    ['Kannst du Ida Brandt abmelden?', 'Abmelden'],
  ])('%s', async (goal, name) => {
    const [one, other] = [button(name), button(name)]
    const page = [heading('Liste'), table(['Name', ''], ['Ida Brandt', one], ['Sven Olsen', other])]
    expect(await acts(goal, page)).toEqual([{ do: 'click', ref: one.ref }])
  })

  test('who says little speaks as the page does', async () => {
    const one = button('Freigeben')
    const page = [
      heading('Die Anträge der Woche'),
      table(['Name', ''], ['Ida Brandt', one], ['Sven Olsen', button('Freigeben')]),
    ]
    expect(await acts('Ida Brandt freigeben', page)).toEqual([{ do: 'click', ref: one.ref }])
  })
})

describe('fields', () => {
  test('one that adds another takes what it offers, or by Enter what was typed; what it is called is no part of it', async () => {
    const tag = field('Add a label…')
    const first = await decideOn('Add the label urgent', [heading('Case'), tag])
    expect(first.acts).toEqual([{ do: 'fill', ref: tag.ref, text: 'urgent' }])
    const offers = node('generic', '', { text: 'Urgent', cursor: 'pointer' })
    const { memory } = first
    const typed = { ...tag, text: 'urgent' }
    expect(await acts('Add the label urgent', [heading('Case'), typed], { memory })).toEqual([
      { do: 'press', key: 'Enter', ref: tag.ref },
    ])
    expect(await acts('Add the label urgent', [heading('Case'), typed, offers], { memory })).toEqual([
      { do: 'click', ref: offers.ref },
    ])
  })

  test('a cross ends its line: what comes then takes other fields', async () => {
    const [song, sets, add] = [field('New song'), field('Minutes', '3', 'number'), button('Add')]
    const line = (name: string) => [name, field('minutes', '4', 'number'), button('×')]
    const part = [heading('Evening'), node('generic', '', { children: [...line('Overture'), song, sets, add] })]
    const done = await acts('Add "Polka" with 5 minutes', part)
    expect(done).toContainEqual({ do: 'fill', ref: song.ref, text: 'Polka' })
    expect(done).toContainEqual({ do: 'click', ref: add.ref })
  })

  test('several that take any words are not guessed between', async () => {
    const sheet = [heading('Parcel'), field('Remarks'), field('Reason'), button('Save')]
    expect(await acts('Set its parcel to Delivered', sheet)).toEqual([])
  })

  test('"crane 2" is not the crane that has a 2 somewhere', async () => {
    const states = ['Ready', 'In repair'] as const
    const [one, two] = [choice('State of Crane 1', ...states), choice('State of Crane 2', ...states)]
    const page = [
      heading('Cranes'),
      table(['Crane', 'Plate', 'State'], ['Crane 1', 'AB 2', one], ['Crane 2', 'AB 3', two]),
    ]
    expect(await acts('Set Crane 2 to In repair', page)).toEqual([
      { do: 'choose', ref: two.ref, options: ['In repair'] },
    ])
  })

  test('what says that a press changes it is pressed', async () => {
    const price = node('generic', 'click to edit', { text: '12.00' })
    const page = [
      heading('Prices'),
      table(['Item', 'Price'], ['Tape', price], ['Glue', node('generic', 'click to edit', { text: '9.00' })]),
    ]
    expect(await acts('Change the price of Tape to 13.50', page)).toEqual([{ do: 'click', ref: price.ref }])
  })
})

test('a number that led here is not the one that stands over what was found', async () => {
  const open = node('button', '5518 Ida Brandt', { expanded: true })
  const page = [
    heading('Orders'),
    open,
    node('generic', '', { children: [button('Mark as packed')] }),
    node('button', '5517 Sven Olsen', { expanded: false }),
  ]
  const done = await acts('Mark order 5517 as packed', page, {
    memory: { went: ['5517 Sven Olsen 5517'], tried: [' button 5517 Sven Olsen '] },
  })
  expect(done.filter((act) => act.do === 'click' && act.ref !== page[3]?.ref)).toEqual([])
})
