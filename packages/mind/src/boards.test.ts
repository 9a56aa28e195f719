import { describe, expect, test } from 'vitest'
import { button, decideOn, field, heading, link, node, table, tick } from './testing.ts'

const ref = (thing: { ref?: string }) => thing.ref
const words = (text: string) => node('paragraph', text)

describe('a board of cards in columns', () => {
  const card = (number: string, what: string, when: string, menu = node('button', 'Move to ▾', { expanded: false })) =>
    node('article', `Order ${number}`, {
      children: [node('heading', number, { level: 3 }), words(what), words(when), button('Details'), menu],
    })
  const column = (name: string, ...cards: ReturnType<typeof card>[]) =>
    node('region', name, { children: [node('heading', `${name} ${cards.length}`, { level: 2 }), ...cards] })
  const menu = node('button', 'Move to ▾', { expanded: false })
  const board = [
    heading('Frames'),
    column('To cut', card('4410', 'Oak frame · Ward', 'due 3 May · £45.00')),
    column(
      'Glazing',
      card('4403', 'Ash frame · Bell', 'due 7 May · £38.50'),
      card('4407', 'Print · Cole', 'due 2 May · £12.00', menu),
    ),
    column(
      'To collect',
      card('4398', 'Mirror · Dunn', 'due 1 May · £80.25'),
      card('4399', 'Poster · Eves', 'due 1 May · £20.00'),
    ),
  ]
  test.each([
    ['What do all orders in Glazing add up to?', '50.5'],
    ['Which orders are in Glazing?', '4403 Ash frame, 4407 Print'],
    ['How many orders are in To collect?', '2'],
  ])('%s', async (goal, answer) => {
    expect((await decideOn(goal, board)).done?.answer).toEqual({ answer })
  })

  test('what is to be moved has a menu of that name, and what that offers is pressed', async () => {
    const goal = 'Move order 4407 to To collect.'
    const opened = await decideOn(goal, board)
    expect(opened.acts).toEqual([{ do: 'click', ref: ref(menu) }])
    const [cut, collect] = [node('menuitem', 'To cut'), node('menuitem', 'To collect')]
    const open = card('4407', 'Print · Cole', 'due 2 May · £12.00', node('menu', '', { children: [cut, collect] }))
    const { acts } = await decideOn(goal, [...board.slice(0, 2), column('Glazing', open)], {
      memory: opened.memory as never,
    })
    expect(acts).toEqual([{ do: 'click', ref: ref(collect) }])
  })
})

describe('rows', () => {
  test('what every row has beside another button makes it so', async () => {
    const done = ['Kayak – Ana', 'Canoe – Ben', 'Raft – Cat'].map((text) => ({ text, back: button('Handed back') }))
    const list = node('list', '', {
      children: done.map(({ text, back }) => node('listitem', '', { children: [text, back, button('Change day')] })),
    })
    const { acts } = await decideOn('Mark the canoe as handed back', [heading('Out today'), list])
    expect(acts).toEqual([{ do: 'click', ref: ref(done[1]?.back ?? {}) }])
  })

  test('where a row is to be changed, what is called so leads on', async () => {
    const edits = ['/1', '/2', '/3'].map((url) => link('Change', url))
    const rows = ['09:15', '10:45', '14:00'].map((time, at) => [time, link(`Guest ${at}`), 'Sauna', edits[at] as never])
    const { acts } = await decideOn('Move the 10:45 session to 11:30', [table(['Time', 'Guest', 'Where', ''], ...rows)])
    expect(acts).toEqual([{ do: 'click', ref: ref(edits[1] ?? {}) }])
  })

  const crew = table(
    ['Boat', 'Skipper', 'Length (m²)'],
    ['Heron', 'Ada Lund', '210'],
    ['Tern', 'Bo Marsh', '95.5'],
    ['Gannet', 'Ada Lund', '240'],
    ['Plover', 'Cy Nash', '101'],
  )
  test.each([
    ["Which boats are there, all except Ada Lund's?", 'Tern, Plover'],
    ['Which boats are there except Ada Lund’s and Cy Nash’s?', 'Tern'],
    ['Which boats are bigger than 100 m²?', 'Heron, Gannet, Plover'],
  ])('%s', async (goal, answer) => {
    expect((await decideOn(goal, [heading('Boats'), crew])).done?.answer).toEqual({ answer })
  })
})

describe('what is meant', () => {
  test('a tick means what the page says it means', async () => {
    const [ada, bo] = [tick('Ada Lund'), tick('Bo Marsh')]
    const page = [words('Hall 2. Tick everyone who has arrived.'), ada, tick('Cy Nash'), bo, button('Save')]
    const { acts = [] } = await decideOn('Tick Ada Lund and Bo Marsh as arrived', page)
    expect(acts.slice(0, 2)).toEqual([
      { do: 'check', ref: ref(ada), on: true },
      { do: 'check', ref: ref(bo), on: true },
    ])
  })

  test('what stands behind a colon is the text, and what sends it stands behind its field', async () => {
    const [text, send] = [field('Message'), button('Send')]
    const page = [
      node('heading', 'Large hall', { level: 2 }),
      words('From Ada Lund'),
      button('Reply'),
      button('Archive'),
      node('heading', 'Reply to Ada Lund', { level: 3 }),
      text,
      send,
    ]
    const { acts } = await decideOn('Reply to Ada Lund: The hall is free on 3 May, from 10:30.', page)
    expect(acts).toEqual([
      { do: 'fill', ref: ref(text), text: 'The hall is free on 3 May, from 10:30.' },
      { do: 'click', ref: ref(send) },
    ])
  })

  test('the message from somebody is told by whose it is', async () => {
    const star = button('Star')
    const page = [
      node('article', '', { children: [heading('Large hall'), words('From Ada Lund'), button('Reply'), star] }),
    ]
    expect((await decideOn('Star the letter from Ada Lund', page)).acts).toEqual([{ do: 'click', ref: ref(star) }])
  })

  test('a dialog that asks to be sure is answered', async () => {
    const goal = 'Cancel the stay of Bo Marsh'
    const inDialog = (...children: ReturnType<typeof node>[]) => [node('dialog', 'Stay', { children })]
    const press = button('Cancel this stay')
    const { acts, memory } = await decideOn(goal, inDialog(field('Guest', 'Bo Marsh'), press, button('Close')))
    expect(acts).toEqual([{ do: 'click', ref: ref(press) }])
    const [yes, no] = [button('Yes, cancel it'), button('No, keep it')]
    const asked = inDialog(words('Really cancel the stay of Bo Marsh?'), yes, no)
    expect((await decideOn(goal, asked, { memory: memory as never })).acts).toEqual([{ do: 'click', ref: ref(yes) }])
  })

  test.each([
    'Bo is coming alone. Give him the cheapest room.',
    'Ada is ill, can you give everything she had to Bo Marsh?',
  ])('what is to be done for somebody is no question: %s', async (goal) => {
    const rooms = table(['Room', 'Price', 'Who'], ['Heron', '€58.00', 'Ada'], ['Tern', '€36.00', 'Cy'])
    expect((await decideOn(goal, [heading('Rooms'), rooms])).done).toBe(undefined)
  })
})
