import type { Act, SeenNode } from '@app/toolkit'
import { describe, expect, test } from 'vitest'
import { button, decideOn, field, heading, node, table } from './testing.ts'

const text = (words: string): SeenNode => node('generic', '', { text: words })
const box = (...children: SeenNode[]): SeenNode => node('generic', '', { children })
const pressable = (words: string, more = {}): SeenNode =>
  node('generic', '', { text: words, cursor: 'pointer', ...more })
const acts = async (goal: string, seen: SeenNode[], more = {}) => [...((await decideOn(goal, seen, more)).acts ?? [])]
const pressed = async (goal: string, seen: SeenNode[], more = {}) =>
  (await acts(goal, seen, more)).flatMap((act: Act) => (act.do === 'click' || act.do === 'peek' ? [act.ref] : []))

describe('figures without a field', () => {
  const [less, more] = [button('−'), button('+')]
  const oven = (degrees: string) => [heading('Oven'), box(text('Heat'), less, text(degrees), more)]

  test('one press after the other, with a look between them', async () => {
    const first = await decideOn('Set the heat to 18', oven('14.0 °C'))
    expect(first.acts).toEqual([{ do: 'click', ref: more.ref }])
    const { memory } = first
    expect(await pressed('Set the heat to 18', oven('14.5 °C'), { memory })).toEqual([more.ref])
    expect((await decideOn('Set the heat to 18', oven('18.0 °C'), { memory })).done).toBeDefined()
  })

  test('downwards too, and what is never reached is said', async () => {
    expect(await pressed('Set the heat to 12', oven('14.0 °C'))).toEqual([less.ref])
    const memory = { stepping: { from: 14 } }
    expect((await decideOn('Set the heat to 15.2', oven('14.5 °C'), { memory })).cannot).toContain('steps of 0.5')
    expect((await decideOn('Set the heat to 15', oven('14.0 °C'), { memory })).cannot).toContain('stayed at')
  })

  test('in a row it is called as its column', async () => {
    const plus = ['Ash', 'Elm'].map((name) => node('button', `One more ${name}`, { text: '+' }))
    const cell = (at: number, name: string, count: string) =>
      box(node('button', `One fewer ${name}`, { text: '−' }), text(count), plus[at] as SeenNode)
    const rows = table(['Tree', 'Planted'], ['Ash', cell(0, 'Ash', '3')], ['Elm', cell(1, 'Elm', '8')])
    expect(await pressed('Set the planted of Elm to 10', [heading('Trees'), rows])).toEqual([plus[1]?.ref])
  })
})

test('of several that are called alike the one that was said, and else somebody is asked', async () => {
  const mores = [button('+'), button('+')]
  const part = (name: string, at: number) =>
    box(node('heading', name, { level: 3 }), box(text('Hooks'), button('−'), text('2'), mores[at] as SeenNode))
  const seen = [heading('Sheds'), part('North', 0), part('South', 1)]
  expect(await pressed('Set the hooks of South to 3', seen)).toEqual([mores[1]?.ref])
  expect((await decideOn('Set hooks to 3', seen)).acts ?? []).toEqual([])
})

test('what is said of another figure of the row counts nothing', async () => {
  const row = (name: string, price: string, count: string) =>
    [name, price, box(button('−'), text(count), button('+'))] as const
  const stock = table(['Herb', 'Price', 'Stock'], row('Sage', '£3.75', '31'), row('Dill', '£2.10', '8'))
  expect(await pressed('Change the price of sage to £3.95', [heading('Herbs'), stock])).toEqual([])
  expect(await pressed('Change the price of sage to £4', [heading('Herbs'), stock])).toEqual([])
})

test('a plus with a longer name adds one, and shows no more', async () => {
  const rows = ['Rope', 'Hook'].map((name) => [name, '4', node('button', 'More', { text: '+' })])
  const wanted = await acts('Remove the rope', [heading('Basket'), table(['Part', 'Count', ''], ...rows)])
  expect(wanted.filter(({ do: name }) => name === 'click')).toEqual([])
})

test('two figures with what they are to be are not one value', async () => {
  const seen = [heading('Store'), field('Ropes', '40'), button('Update')]
  expect(await acts('Set ropes to 30 and hooks to 9', seen)).toEqual([])
})

describe('what is told by how it looks', () => {
  test('buttons that look on in some places and off in others are switches', async () => {
    const fans = [pressable('fan', { chosen: true }), pressable('fan')]
    const card = (name: string, fan: SeenNode) => box(text(name), text('Hall'), box(text('Fan'), text('power'), fan))
    const seen = [heading('Halls'), card('Hall 1', fans[0] as SeenNode), card('Hall 2', fans[1] as SeenNode)]
    expect(await pressed('Turn the fan on in hall 2', seen)).toEqual([fans[1]?.ref])
    expect((await decideOn('Turn the fan on in hall 1', seen)).done).toBeDefined()
  })

  test('a sign says what is open: it is not closed to look into it', async () => {
    const rows = ['Larch', 'Birch'].map((name) => box(text(name), text('40 kg'), text('rack 2'), button('⋮')))
    const seen = [heading('Wood'), pressable('▼ Logs'), ...rows, pressable('▶ Chips')]
    expect(await pressed('Rename Larch logs to Dry larch', seen)).not.toContain(seen[1]?.ref)
  })

  test('a bar of buttons at the top is looked through with everything held back', async () => {
    const bar = ['Boats', 'Moorings', 'Fees'].map((name) => pressable(name))
    const [act] = await acts('Who moors at 14?', [...bar, heading('Harbour'), text('Nothing today')])
    expect(act).toEqual({ do: 'peek', ref: bar[0]?.ref })
  })

  test('of buttons side by side one is pressed in, and so the others are not', async () => {
    const states = ['swept', 'dusty'].map((name, at) => node('button', name, at === 1 ? { pressed: true } : {}))
    const other = ['swept', 'dusty'].map((name, at) => node('button', name, at === 0 ? { pressed: true } : {}))
    const room = (name: string, buttons: SeenNode[]) =>
      box(text(`${name}, upper deck`), node('group', `State ${name}`, { children: buttons }))
    const seen = [heading('Cabins'), room('Jay', states), room('Wren', other)]
    expect(await pressed('Set cabin Jay to swept', seen)).toEqual([states[0]?.ref])
  })

  test('rows whose first cell is a button are called by that', async () => {
    const rows = [
      [button('Ada Quist'), 'Jay', 'no'],
      [button('Bo Lind'), 'Wren', 'yes'],
      [button('Cy Moss'), 'Jay', 'no'],
    ]
    const { done } = await decideOn('Which permits are not signed?', [
      heading('Permits'),
      table(['Holder', 'Zone', 'Signed'], ...rows),
    ])
    expect(done?.answer).toEqual({ answer: expect.stringMatching(/Ada Quist.*Cy Moss/) })
  })

  test('a line of words with two buttons is a row, and no calendar', async () => {
    const lock = ['41', '42', '43'].map(() => button('Lock'))
    const line = (at: number, ...words: string[]) => box(...words.map(text), lock[at] as SeenNode, button('⋮'))
    const seen = [
      heading('Lockers'),
      box(...['No.', 'Since', 'Who', 'Floor', 'Size', 'Key'].map(text)),
      line(0, '41', '08:10', 'Ada Quist', 'Ground', 'small', 'K-7'),
      line(1, '42', '08:30', 'Bo Lind', 'First', 'tall', 'K-9'),
      line(2, '43', '09:05', 'Cy Moss', 'First', 'small', 'K-2'),
    ]
    expect(await pressed('Lock locker 42', seen)).toEqual([lock[1]?.ref])
  })
})

describe('what is saved by what', () => {
  test('a button for a new one saves nothing that stands before it', async () => {
    const pilot = node('combobox', 'Pilot', {
      children: ['Ada', 'Bo'].map((name, at) => ({ role: 'option', name, selected: at === 0 })),
    })
    const seen = [heading('Flight 7'), pilot, heading('Seats'), button('New seat')]
    expect(await acts('Make Bo the pilot', seen)).toEqual([{ do: 'choose', ref: pilot.ref, options: ['Bo'] }])
  })

  test('a word is not put where a figure stands', async () => {
    const seen = [heading('Tank'), field('Level', '7.2'), button('Save')]
    expect(await acts('Set the level to shallow', seen)).toEqual([])
  })

  test('a number before an hour is no hour', async () => {
    const at = field('Start', '', 'time')
    const seen = [heading('Heat 2'), at, button('Save')]
    expect(await acts('Set the start of heat 2 to 11:10', seen)).toContainEqual({
      do: 'fill',
      ref: at.ref,
      text: '11:10',
    })
  })
})

describe('of many', () => {
  const told = async (goal: string, seen: SeenNode[]) =>
    ((await decideOn(goal, seen)).done?.answer as { answer?: string } | undefined)?.answer
  const boats = table(
    ['Name', 'Boat', 'Year', 'Seen', 'Paid'],
    ['Ada Quist', 'Gig', '1931', '2026-02-11', '£10.50'],
    ['Bo Lind', 'Yawl', '1988', '2025-07-01', '£20.00'],
    ['Cy Moss', 'Punt', '1979', '2025-12-24', '£4.25'],
  )

  test('the oldest is told by its own year, with whose it is', async () => {
    expect(await told('Which boat is the oldest, and whose is it?', [heading('Boats'), boats])).toBe('Gig – Ada Quist')
  })

  test('the most of something is no day', async () => {
    const seen = [heading('Log'), table(['Entry', 'Month'], ['E1', '2026-02'], ['E2', '2026-03'], ['E3', '2026-01'])]
    expect(await told('In which month was the most water used?', seen)).toBeUndefined()
  })

  test('what nobody has by that word is not counted as none', async () => {
    const seen = [heading('Courses'), table(['Course', 'Bunks'], ['Knots', '6 of 6 taken'], ['Oars', '2 of 6 taken'])]
    expect(await told('How many courses are free?', seen)).not.toBe('0')
  })
})
