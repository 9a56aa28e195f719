import type { Act, SeenNode } from '@app/toolkit'
import { describe, expect, test } from 'vitest'
import { button, decideOn, heading, node, table, tick } from './testing.ts'

const text = (words: string): SeenNode => node('generic', '', { text: words })
const box = (...children: SeenNode[]): SeenNode => node('generic', '', { children })
const acts = async (goal: string, seen: SeenNode[], more = {}) => [...((await decideOn(goal, seen, more)).acts ?? [])]
const pressed = async (goal: string, seen: SeenNode[], more = {}) =>
  (await acts(goal, seen, more)).flatMap((act: Act) => (act.do === 'click' ? [act.ref] : []))
const answer = async (goal: string, seen: SeenNode[]) => {
  const { answer } = ((await decideOn(goal, seen)).done?.answer ?? {}) as { answer?: string }
  return answer ?? ''
}

describe('a diary that shows one day', () => {
  const diary = (day: string) => {
    const [back, on] = [button('‹'), button('›')]
    const rows = [
      ['Boiler', 'Ada Quist'],
      ['Gutter', 'Bo Lind'],
    ]
    return { back, on, seen: [heading('Jobs'), box(back, text(day), on), table(['Job', 'Who'], ...rows)] }
  }

  test('it is turned towards the day that was said', async () => {
    const { on, back, seen } = diary('Monday, 2 March 2026')
    expect((await pressed('Who does the boiler on 4 March?', seen))[0]).toBe(on.ref)
    expect((await pressed('Who does the boiler on 1 March?', seen))[0]).toBe(back.ref)
  })

  test('how often, it knows from how far it went the first time', async () => {
    const { on, seen } = diary('Tuesday, 3 March 2026')
    const from = Date.parse('2026-03-02T00:00:00Z') / 86_400_000
    const memory = { turned: { from, times: 1, turns: 1 }, looking: true }
    expect(await pressed('Who does the boiler on 6 March?', seen, { memory })).toEqual([on.ref, on.ref, on.ref])
  })

  test('on the day itself it answers', async () => {
    expect(await answer('Who does the boiler on 4 March?', diary('Wednesday, 4 March 2026').seen)).toContain(
      'Ada Quist',
    )
  })
})

describe('rows that are picked before something is done with them', () => {
  const crates = ['Crate 14', 'Crate 15', 'Crate 16']
  const ticks = crates.map((name) => tick(`Select ${name}`))
  const seen = [
    heading('Crates'),
    table(['', 'Crate', 'State'], ...crates.map((name, at) => [ticks[at] ?? '', name, 'open'])),
  ]

  test('one is ticked to see what can be done with it', async () => {
    expect(await acts('Archive crate 15', seen)).toMatchObject([{ do: 'check', ref: ticks[1]?.ref, on: true }])
  })

  test('to mark it as something is not to tick it', async () => {
    const ticked = crates.map((name, at) => [tick(`Select ${name}`, at === 1), name, 'open'])
    const page = [heading('Crates'), table(['', 'Crate', 'State'], ...ticked)]
    const { acts: all = [], done } = await decideOn('Mark crate 15 as returned', page)
    expect([all, done]).toEqual([[], undefined])
  })
})

describe('what a page says of its state', () => {
  test('which of some round buttons is chosen is told under the words before them', async () => {
    const seen = [
      heading('Account'),
      node('radiogroup', 'Paper size', {
        children: [node('radio', 'Letter', { checked: false }), node('radio', 'Foolscap', { checked: true })],
      }),
    ]
    expect(await answer('What is the paper size?', seen)).toContain('Foolscap')
  })

  test('nothing is counted where the figures of a column were asked for', async () => {
    const rows = [
      ['Olive', 'Cellar', '4'],
      ['Cedar', 'Loft', '7'],
    ]
    const said = await answer('How many bottles are in the attic?', [
      heading('Stock'),
      table(['Kind', 'Place', 'Bottles'], ...rows),
    ])
    expect(said).not.toBe('0')
    expect(said).not.toBe(0)
  })

  test('a day may be written with words between, as in Spanish', async () => {
    const rows = [
      ['7 de mayo', 'Clara'],
      ['9 de mayo', 'Hugo'],
    ]
    expect(
      await answer('¿Quién trabaja el 9 de mayo?', [heading('Turnos'), table(['Día', 'Quién'], ...rows)]),
    ).toContain('Hugo')
  })

  test('a German noun before a number only says what kind of thing it is', async () => {
    const lock = button('Sperren')
    const rows = [
      ['412', 'Kessel', button('Sperren')],
      ['413', 'Pumpe', lock],
    ]
    const seen = [heading('Anlagen'), table(['Nr.', 'Art', ''], ...rows)]
    expect(await pressed('Bitte Gerät 413 sperren', seen)).toEqual([lock.ref])
  })
})
