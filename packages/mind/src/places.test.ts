import type { Act, SeenNode } from '@app/toolkit'
import { describe, expect, test } from 'vitest'
import { button, choice, decideOn, field, heading, node, table, tick } from './testing.ts'

const text = (words: string): SeenNode => node('generic', '', { text: words })
const box = (...children: (SeenNode | string)[]): SeenNode => node('generic', '', { children })
const acts = async (goal: string, seen: SeenNode[], more = {}) => [...((await decideOn(goal, seen, more)).acts ?? [])]
const pressed = async (goal: string, seen: SeenNode[]) =>
  (await acts(goal, seen)).flatMap((act: Act) => (act.do === 'click' || act.do === 'peek' ? [act.ref] : []))

describe('what nobody knows', () => {
  const week = [heading('Week 12'), button('Ida Brandt'), button('Sven Olsen'), button('+ free')]

  test('what bears the name of somebody is pressed only to see what it shows', async () => {
    expect(await acts("Cancel Sven Olsen's lesson", week)).toEqual([{ do: 'peek', ref: week[2]?.ref }])
  })

  test('where nothing more is to be seen, the page is loaded afresh', async () => {
    const peeked = { url: 'http://shop.test/orders', names: ['Ida Brandt', 'Sven Olsen', '+ free'], letters: 40 }
    const [act] = await acts("Cancel Sven Olsen's lesson", week, { memory: { peeked, tried: [], looking: true } })
    expect(act).toEqual({ do: 'open', url: 'http://shop.test/orders' })
  })

  test('a sign without a word is pressed with everything held back', async () => {
    const rows = ['Ida', 'Sven'].map((name) => [name, button('▲'), button('▼')])
    const [act] = await acts('Take Sven off the list', [heading('Songs'), table(['Song', '', ''], ...rows)])
    expect(act?.do).not.toBe('click')
  })

  test('one with a state of its own is no way to look', async () => {
    const states = [heading('Present'), node('button', 'Sven Olsen', { pressed: false }), button('Save')]
    expect(await acts("Cancel Sven Olsen's lesson", states)).toEqual([])
  })
})

describe('boxes in lines and columns', () => {
  const slots = [button('+ add'), button('+ add'), button('+ add'), button('+ add')]
  const rota = [
    heading('Rota'),
    box(
      ...[text('Monday'), text('Tuesday'), text('Kitchen'), slots[0] as SeenNode, slots[1] as SeenNode],
      ...[text('Bar'), slots[2] as SeenNode, slots[3] as SeenNode],
    ),
  ]

  test('the line and the column tell which one is meant', async () => {
    expect(await pressed('Add Ida Brandt to the Bar on Tuesday', rota)).toEqual([slots[3]?.ref])
    expect(await pressed('Add Ida Brandt to the Kitchen on Monday', rota)).toEqual([slots[0]?.ref])
  })

  test('a line of titles names the parts of what follows', async () => {
    const lines = [
      heading('Boats'),
      box(text('Boat'), text('Berth'), text('Hours')),
      ...[
        ['Heron', 'A3', '120'],
        ['Wren', 'B1', '310'],
        ['Teal', 'C2', '90'],
      ].map((cells) => box(...cells.map(text))),
    ]
    expect(await decideOn('Which boat has the most hours?', lines)).toMatchObject({
      done: { answer: { answer: expect.stringContaining('Wren') } },
    })
  })

  test('a first row of words is the head of a table that marks none', async () => {
    const row = (...cells: string[]) => node('row', '', { children: cells.map((cell) => node('cell', cell)) })
    const rows = [row('Name', 'Since', 'Wants'), row('Ida', '2 May 2024', 'half'), row('Ben', '1 May 2023', 'full')]
    const list = [heading('Waiting'), node('table', '', { children: [...rows, row('Ann', '9 June 2025', 'half')] })]
    expect(await decideOn('Who has been waiting since the earliest date?', list)).toMatchObject({
      done: { answer: { answer: 'Ben' } },
    })
  })
})

describe('columns one sorts by', () => {
  const head = (name: string) => node('columnheader', name, { cursor: 'pointer' })
  const heads = [head('Wine'), head('Vintage')]
  const list = (...years: string[]) => [
    heading('Stock'),
    node('table', '', {
      children: [
        node('row', '', { children: heads }),
        ...years.map((year) => node('row', '', { children: [node('cell', `No. ${year}`), node('cell', year)] })),
      ],
    }),
  ]

  test('are pressed until the rows stand so, and twice at most', async () => {
    const goal = 'Sort the list by vintage, newest first'
    expect(await acts(goal, list('2016', '2024', '2019'))).toEqual([{ do: 'click', ref: heads[1]?.ref }])
    const once = { memory: { tried: ['sort Vintage'] } }
    expect(await acts(goal, list('2016', '2019', '2024'), once)).toEqual([{ do: 'click', ref: heads[1]?.ref }])
    expect(await decideOn(goal, list('2024', '2019', '2016'), once)).toMatchObject({ done: {} })
    const twice = { memory: { tried: ['sort Vintage', 'sort Vintage'] } }
    expect(await decideOn(goal, list('2016', '2024', '2019'), twice)).toMatchObject({
      cannot: expect.stringContaining('does not put them'),
    })
  })
})

describe('states', () => {
  const visits = (...states: string[]) =>
    table(
      ['Visitor', 'State', ''],
      ...states.map((state, at) => [`V${at} Roe`, state, button(state === 'arrived' ? 'Left' : 'Arrived')]),
    )

  test('a button makes it so where those that are so have none', async () => {
    const page = visits('expected', 'arrived', 'expected')
    expect(await pressed('Mark V2 Roe as arrived', [heading('Visitors'), page])).toHaveLength(1)
  })

  test('one that may only show the state is not pressed', async () => {
    const page = table(['Visitor', 'State'], ['V0 Roe', button('Arrived')], ['V1 Roe', button('Expected')])
    // To see what it shows does no harm.
    const done = await acts('Mark V0 Roe as arrived', [heading('Visitors'), page])
    expect(done.filter((act) => act.do !== 'peek')).toEqual([])
  })

  test('a switch is switched to not; a list that filters keeps no state', async () => {
    const open = tick('Lift running', true)
    expect(await acts('Switch the lift to not running', [heading('Staff'), open])).toContainEqual({
      ...{ do: 'check', ref: open.ref, on: false },
    })
    const filter = [heading('Returns'), choice('State', 'Any state', 'Requested', 'Received')]
    expect(await acts('Mark R-17 as received', filter)).toEqual([])
  })

  test('what is deleted is not what saves', async () => {
    const paid = tick('Deposit paid')
    const sheet = node('dialog', 'Roe', { children: [heading('Roe'), paid, button('Delete order'), button('Close')] })
    expect(await pressed('Switch on Deposit paid', [sheet])).toEqual([])
  })
})

describe('what must be so', () => {
  const phone = field('Phone', '0770 1')
  const people = [
    heading('Drivers'),
    table(['Driver', 'Phone'], ['Ida Brandt', phone], ['Sven Olsen', field('Phone', '0770 2')]),
  ]
  test.each([
    "Ida Brandt's phone has to be changed to 0770 900118",
    "Ida Brandt's phone should be 0770 900118",
    "I'd like Ida Brandt's phone changed to 0770 900118",
  ])('%s', async (goal) => {
    expect(await acts(goal, people)).toContainEqual({ do: 'fill', ref: phone.ref, text: '0770 900118' })
  })
})
