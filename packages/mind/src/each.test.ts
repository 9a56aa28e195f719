import type { Act, Seen, SeenNode } from '@app/toolkit'
import { describe, expect, test } from 'vitest'
import { button, choice, decideOn, field, heading, link, node, table, tick } from './testing.ts'

const refOf = ([row]: readonly Seen[][], at: number) => (row?.[at] as SeenNode | undefined)?.ref
const acts = async (goal: string, seen: readonly Seen[], more = {}): Promise<readonly Act[]> =>
  (await decideOn(goal, seen, more)).acts ?? []
const pressed = async (goal: string, seen: readonly Seen[], more = {}) =>
  (await acts(goal, seen, more)).flatMap((act) => (act.do === 'click' || act.do === 'peek' ? [act.ref] : []))

describe('the same to several rows', () => {
  const stops = ['Quay', 'Mill', 'Mole', 'Lock'].map((name) => ({ name, close: button('Close') }))
  const shores = ['North', 'South', 'South', 'North']
  const berths = (closed: readonly string[] = []) => [
    heading('Berths'),
    table(
      ['Berth', 'Shore', ''],
      ...stops.map(({ name, close }, at) => [name, shores[at] ?? '', closed.includes(name) ? 'closed' : close]),
    ),
  ]
  const ref = (name: string) => stops.find((one) => one.name === name)?.close.ref

  test('those that fit what was said, one after the other, and then it is done', async () => {
    const goal = 'Close every berth on the south shore'
    const first = await decideOn(goal, berths())
    expect(first.acts).toEqual([{ do: 'click', ref: ref('Mill') }])
    const second = await decideOn(goal, berths(['Mill']), { memory: first.memory })
    expect(second.acts).toEqual([{ do: 'click', ref: ref('Mole') }])
    const last = await decideOn(goal, berths(['Mill', 'Mole']), { memory: second.memory })
    expect(last.done).toBeDefined()
  })

  test.each([
    ['Close both south berths', 'Mill'],
    ['Close the Quay and the Lock', 'Quay'],
  ])('%s', async (goal, first) => {
    expect(await pressed(goal, berths())).toEqual([ref(first)])
  })

  test('not where there are more or fewer of them than were said', async () => {
    expect(await acts('Close the three south berths', berths())).not.toContainEqual({ do: 'click', ref: ref('Mill') })
  })

  test('not where one of them cannot be worked', async () => {
    expect(await pressed('Close every berth on the south shore', berths(['Mole']))).not.toContain(ref('Mill'))
  })

  test('values are entered in each row and sent by what stands there', async () => {
    const rows = ['Tar, black', 'Tar, brown', 'Rope'].map((name) => [name, field('Reserve', '4'), button('Save')])
    const seen = [heading('Stores'), table(['Article', 'Reserve', ''], ...(rows as Seen[][]))]
    expect(await acts('Set the reserve of both tars to 9', seen)).toEqual([
      { do: 'fill', ref: refOf(rows, 1), text: '9' },
      { do: 'click', ref: refOf(rows, 2) },
    ])
  })
})

describe('what a form takes', () => {
  test('an option that was said is chosen, though the page shows it nowhere else', async () => {
    const kinds = { ...choice('Thing', 'Chair', 'Bench'), form: 0 }
    const [price, send] = [field('New price'), button('Change price')].map((one) => ({ ...one, form: 0 })) as [
      SeenNode,
      SeenNode,
    ]
    expect(await acts('Change the price of a bench to £7.50', [heading('Prices'), kinds, price, send])).toEqual([
      { do: 'choose', ref: kinds.ref, options: ['Bench'] },
      { do: 'fill', ref: price.ref, text: '7.50' },
      { do: 'click', ref: send.ref },
    ])
  })

  test('whatever the verb, what stands there already is changed, in the year that stands there', async () => {
    const day = node('textbox', 'Day', { kind: 'date', text: '2024-05-20' })
    const seen = [heading('Boat race'), day, field('Place', 'Weir'), button('Save')]
    expect(await acts('Reschedule the boat race to 27 May', seen)).toContainEqual({
      do: 'fill',
      ref: day.ref,
      text: '2024-05-27',
    })
    expect(await acts('Reschedule the boat race to 27 May, the place stays the same', seen)).toContainEqual({
      do: 'fill',
      ref: day.ref,
      text: '2024-05-27',
    })
  })

  test('where a figure stands, no sentence goes', async () => {
    const seen = [heading('Olmo'), field('Precio', '11,10'), tick('En oferta'), button('Guardar')]
    const wanted = await acts('Pon el precio en 12,45 € y márcalo en oferta', seen)
    expect(wanted.flatMap((act) => (act.do === 'fill' ? [act.text] : []))).toEqual(['12.45'])
  })

  test('what the browser asks for is answered with what was said', async () => {
    const pay = button('Take payment')
    const seen = [heading('Anvil Inn'), pay]
    const goal = 'Take a payment of 40.20 from the Anvil Inn'
    const first = await decideOn(goal, seen)
    expect(first.acts).toEqual([{ do: expect.stringMatching(/click|peek/), ref: pay.ref }])
    const memory = { pressed: 'Take payment', left: [18], until: goal.length, before: ['Take payment'] }
    const dialogs = ['prompt: How much? (answered no)']
    const page = { url: 'http://shop.test/orders', title: 'Shop', text: '', refs: new Set<string>(), unchanged: false }
    expect(await acts(goal, seen, { memory, page: { ...page, seen, dialogs } })).toEqual([
      { do: 'dialog', accept: true, text: '40.20' },
      { do: 'click', ref: pay.ref },
    ])
  })
})

describe('what opened takes all that was said', () => {
  const goal = 'Edit loan 402: it goes to 30 April 2026, and make the fee 41.50'
  const other = button('Agree')
  const [until, fee, save] = [
    node('textbox', 'To', { kind: 'date', text: '2026-04-16' }),
    node('spinbutton', 'Fee', { kind: 'number', text: '30' }),
    button('Save'),
  ]
  const cells = (ref: SeenNode, ...rest: Seen[]) =>
    table(['Loan', 'To', 'Fee', ''], ['402', ...rest], ['403', '2026-05-01', '£5', ref])
  const open = button('Edit')

  test('the next of it goes into the same row before that is sent', async () => {
    const first = await decideOn(goal, [heading('Loans'), cells(other, '2026-04-16', '£30', open)])
    expect(first.acts).toEqual([{ do: 'click', ref: open.ref }])
    const seen = [heading('Loans'), cells(other, until, fee, save)]
    const second = await decideOn(goal, seen, { memory: first.memory })
    expect(second.acts).toEqual([{ do: 'fill', ref: until.ref, text: '2026-04-30' }])
    expect(await acts(goal, seen, { memory: second.memory })).toEqual([
      { do: 'fill', ref: fee.ref, text: '41.5' },
      { do: 'click', ref: save.ref },
    ])
  })
})

test.each([
  ['Raise the loan fee by £75', '555.50'],
  ['Reduce the loan fee by 80.50', '400.00'],
])('%s: counted from what stands there', async (goal, text) => {
  const fee = node('textbox', 'Loan fee', { text: '480.50', kind: 'text' })
  expect(await acts(goal, [heading('Loan'), fee, button('Save loan')])).toContainEqual({
    do: 'fill',
    ref: fee.ref,
    text,
  })
  const empty = field('Loan fee')
  expect(await acts(goal, [heading('Loan'), empty, button('Save loan')])).toEqual([])
})

test('of two that were named nothing is done to one alone', async () => {
  const row = (name: string) => node('group', name, { children: [name, button(`Actions for ${name}`)] })
  const seen = [heading('Donors'), row('Ada King'), row('Tom Rush'), row('Eve Moor')]
  const wanted = await decideOn('Mark Ada King and Tom Rush as donated', seen)
  expect(wanted.acts ?? []).toEqual([])
  expect(wanted.cannot).toContain('each of them')
})

test('what the browser did not send for want of a value is asked for', async () => {
  const goal = 'Post the notice “Gate shut”'
  const post = { ...button('Post notice'), form: 0 }
  const form = (text: string) => [
    heading('Notices'),
    { ...field('Text', text), form: 0 },
    { ...field('Until'), form: 0, required: true },
    post,
  ]
  const memory = { pressed: 'Post notice', until: goal.length, before: ['Post notice'], at: '/orders' }
  expect((await decideOn(goal, form('Gate shut'), { memory })).ask).toContain('“Until”')
  expect((await decideOn(goal, form(''), { memory })).ask).toBeUndefined()
})

describe('what is left alone', () => {
  test('a tick is sent by nothing that asks for more, and a list by nothing that shuts it', async () => {
    const box = tick('Washed')
    const seen = [heading('F-12'), box, button('Send to a restorer…')]
    expect(await acts('Tick washed', seen)).toEqual([{ do: 'check', ref: box.ref, on: true }])
    const [extend, by, go] = [button('Extend permit'), choice('By', '1 month', '6 months'), button('Continue')]
    const form = [
      { ...extend, expanded: true },
      { ...by, form: 0 },
      { ...go, form: 0 },
    ]
    expect(await acts('Extend the permit by 6 months', [heading('Permit'), ...form])).toEqual([
      { do: 'choose', ref: by.ref, options: ['6 months'] },
      { do: 'click', ref: go.ref },
    ])
  })

  test('an order behind “so” is no reason for the next one', async () => {
    const limit = field('Limit', '350')
    const seen = [heading('Mill Arts'), limit, button('Save')]
    const goal = 'Mill Arts are over their limit, so cancel the newer of the two and raise their limit to 400'
    expect(await acts(goal, seen)).not.toContainEqual({ do: 'fill', ref: limit.ref, text: '400' })
  })

  test('a button that reads something out is not pressed to look around', async () => {
    const seen = [heading('Greetings'), button('Read out: Ada'), button('Drop: Ada'), link('Shows')]
    const wanted = await acts('Book the mill people for two weeks', seen)
    expect(wanted).not.toContainEqual({ do: 'click', ref: (seen[1] as SeenNode).ref })
  })

  test('a number in the middle of a name is no value', async () => {
    const phone = field('Téléphone', '05 10 20 30 40')
    const seen = [heading('La Ferme des Deux Ponts'), phone, button('Enregistrer')]
    expect(await acts('Corrige le téléphone de La Ferme des Deux Ponts : 05 10 20 30 50', seen)).toContainEqual({
      do: 'fill',
      ref: phone.ref,
      text: '05 10 20 30 50',
    })
  })
})

describe('figures of the rows that are meant', () => {
  const seen = [
    heading('Loans'),
    table(
      ['Loan', 'Thing', 'State', 'Fee'],
      ...[
        ['4001', 'Drum', 'out', '£12.50'],
        ['4002', 'Harp', 'back', '£30.00'],
        ['4003', 'Lute', 'out', '£8.25'],
      ],
    ),
  ]
  test('rows that say how many of a thing they hold are added up', async () => {
    const orders = table(
      ['Order', 'Things', 'State'],
      ['A-1', '1 × stool, 2 × rug', 'open'],
      ['A-2', '3 × stool', 'open'],
      ['A-3', '4 × stool', 'shut'],
      ['A-4', '1 × rug', 'open'],
    )
    const { done } = await decideOn('How many stools are in the orders that are not shut?', [heading('Orders'), orders])
    expect(done?.answer).toEqual({ answer: '4' })
  })

  test('a small word may be a state, and a running number is no amount', async () => {
    const { done } = await decideOn('What do the loans that are out come to altogether?', seen)
    expect(done?.answer).toEqual({ answer: '20.75' })
  })
})
