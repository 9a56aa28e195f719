import type { SeenNode } from '@app/toolkit'
import { describe, expect, test } from 'vitest'
import { button, decideOn, field, heading, link, node, table, tick } from './testing.ts'

/** What is wanted; a field that was filled is left besides. */
const acts = async (goal: string, seen: SeenNode[], more = {}) =>
  ((await decideOn(goal, seen, more)).acts ?? []).filter((act) => act.do !== 'press')
const press = ({ ref }: SeenNode) => ({ do: 'click', ref })

describe('things told by their kind and place', () => {
  const [one, two] = [field(''), field('')]
  const [left, right] = [tick('Mornings'), tick('Evenings')]
  const page = [heading('Duty sheet'), one, two, left, right]
  test.each([
    ['Type "Harbour" into the second text field', [{ do: 'fill', ref: two.ref, text: 'Harbour' }]],
    ['Tick both checkboxes', [left, right].map(({ ref }) => ({ do: 'check', ref, on: true }))],
    ['Tick the last checkbox', [{ do: 'check', ref: right.ref, on: true }]],
  ])('%s', async (goal, expected) => {
    expect(await acts(goal, page)).toEqual(expected)
  })

  test('two that fit are asked about, and the one with nothing in it takes what is typed', async () => {
    expect((await decideOn('Press the button', [heading('Gate'), button('Up'), button('Down')])).acts ?? []).toEqual([])
    const [full, empty] = [field('', 'Ada'), field('')]
    expect(await acts('Type "Tom" into the text field', [heading('Names'), full, empty])).toEqual([
      { do: 'fill', ref: empty.ref, text: 'Tom' },
    ])
  })
})

describe('hands called by their names', () => {
  const crates = ['Pears', 'Plums', 'Figs'].map((name) => node('listitem', '', { children: [name] }))
  const page = [
    heading('Order of loading'),
    node('list', '', { children: crates }),
    field('Remarks', 'No hurry', 'text'),
  ]
  test.each([
    ['Drag Figs onto Pears', { do: 'drag', ref: crates[2]?.ref, onto: crates[0]?.ref }],
    ['Drag Pears to the third position', { do: 'drag', ref: crates[0]?.ref, onto: crates[2]?.ref }],
    ['Wait 3 seconds', { do: 'wait', seconds: 3 }],
    ['Wait until it says "Loaded"', { do: 'wait', text: 'Loaded' }],
  ])('%s', async (goal, expected) => {
    expect(await acts(goal, page)).toEqual([expected])
  })

  test('a page is scrolled to its end, or up to its start', async () => {
    const [down] = await acts('Scroll down', [heading('Log')])
    const [up] = await acts('Scroll up', [heading('Log')])
    expect([down, up]).toEqual([
      { do: 'scroll', by: expect.any(Number) },
      { do: 'scroll', by: -(down as { by: number }).by },
    ])
  })

  test('a menu is opened level by level, and only its last entry pressed', async () => {
    const [file, share] = [node('menuitem', 'Sheet'), node('menuitem', 'Share')]
    const first = await decideOn('Choose Sheet > Share', [heading('Plan'), file])
    expect(first.acts?.[0]).toEqual({ do: 'hover', ref: file.ref })
    expect(await acts('Choose Sheet > Share', [heading('Plan'), file, share], { memory: first.memory })).toEqual([
      press(share),
    ])
  })
})

describe('a date that cannot be typed', () => {
  const date = node('textbox', 'Handover', { text: '', kind: 'text', readonly: true })
  const month = (title: string, ...days: SeenNode[]) => [heading('Van'), date, title, button('‹'), button('›'), ...days]
  const goal = 'Set Handover to 14 May 2026'

  test('its calendar is opened, turned and pressed', async () => {
    const opened = await decideOn(goal, [heading('Van'), date])
    expect(opened.acts).toEqual([press(date)])
    const march = month('March 2026', button('1'), button('14')) as SeenNode[]
    const turned = await decideOn(goal, march, { memory: opened.memory })
    const on = { do: 'click', ref: march.find(({ name }) => name === '›')?.ref }
    expect(turned.acts).toEqual([on, on])
    const fourteenth = button('14')
    const may = month('May 2026', button('30'), button('1'), fourteenth, button('31'), button('1')) as SeenNode[]
    expect(await acts(goal, may, { memory: turned.memory })).toEqual([press(fourteenth)])
  })

  test('a day it does not offer is said', async () => {
    const opened = await decideOn(goal, [heading('Van'), date])
    const may = month('May 2026', button('1'), node('button', '14', { disabled: true })) as SeenNode[]
    expect((await decideOn(goal, may, { memory: opened.memory })).cannot).toContain('2026-05-14')
  })
})

describe('what the page shows is entered elsewhere on it', () => {
  test('a sum it asks for', async () => {
    const result = field('')
    const seen = [heading('Check'), '12 + 30 =' as never, result]
    const goal = 'Solve the sum and type the result into the text field'
    expect(await acts(goal, seen)).toEqual([{ do: 'fill', ref: result.ref, text: '42' }])
  })

  test('what stands beside a name', async () => {
    const into = field('Reference')
    const facts = table(['Berth', 'Permit'], ['North', 'HB-220'], ['South', 'HB-315'])
    expect(await acts('Enter the permit of South into the Reference field', [heading('Quay'), facts, into])).toEqual([
      { do: 'fill', ref: into.ref, text: 'HB-315' },
    ])
  })
})

describe('words that only say how', () => {
  const save = button('Keep')
  const page = [heading('Tides'), link('Archive'), save]
  test.each(['Go through the page and press Keep', 'Press Keep to save it'])('%s', async (goal) => {
    expect(await acts(goal, page)).toEqual([press(save)])
  })
})

test('a number called "no." is what something is called, and entered nowhere', async () => {
  const places = node('spinbutton', 'Places', { text: '2' })
  const open = button('Book')
  const { acts: done = [] } = await decideOn('Book tour no. 4711', [heading('Tours'), places, open])
  expect(done.filter((act) => act.do === 'fill')).toEqual([])
})

test('a column whose name is cut short is found by the whole word', async () => {
  const boats = table(['Boat', 'Cap.'], ['Heron', '12'], ['Osprey', '30'])
  const { done } = await decideOn('What is the capacity of Osprey?', [heading('Boats'), boats])
  expect(Object.values(done?.answer ?? {})).toEqual(['30'])
})

test('what may do it at once or ask for more is looked behind, and what it asks for is filled in', async () => {
  const extend = button('Extend')
  const rows = table(
    ['Crate', 'Back on', ''],
    ['C-4', '1 April 2026', extend],
    ['C-5', '2 April 2026', button('Extend')],
  )
  const goal = 'Extend crate C-4 to 3 May 2026'
  const first = await decideOn(goal, [heading('Hire'), rows])
  expect(first.acts).toEqual([{ do: 'peek', ref: extend.ref }])
  const [until, confirm] = [field('New date', '', 'date'), button('Extend hire')]
  const dialog = node('dialog', 'Extend hire', { children: [until, confirm, button('Cancel')] })
  const second = await acts(goal, [heading('Hire'), rows, dialog], { memory: first.memory })
  expect(second).toEqual([{ do: 'fill', ref: until.ref, text: '2026-05-03' }, press(confirm)])
})
