import { describe, expect, test } from 'vitest'
import { button, choice, decideOn, field, heading, link, node, table } from './testing.ts'

const ref = (thing: { ref?: string }) => thing.ref
const card = (...lines: string[]) => node('generic', '', { children: lines.map((line) => node('paragraph', line)) })

describe('what gets in the way', () => {
  const page = [heading('Homes'), node('article', '', { children: [link('9 Chapel Mews'), button('Shortlist')] })]
  const cookies = (...buttons: ReturnType<typeof button>[]) =>
    node('dialog', 'Cookies', { children: [node('paragraph', 'We value your privacy.'), ...buttons] })
  const goal = 'Add 9 Chapel Mews to the shortlist'

  test('cookies are declined where they can be, and agreed to where nothing else closes the dialog', async () => {
    const [all, few, fine] = [button('Accept all'), button('Only necessary'), button('Got it')]
    const { acts: declined } = await decideOn(goal, [...page, cookies(all, few)])
    expect(declined).toEqual([{ do: 'click', ref: ref(few) }])
    const { acts: agreed } = await decideOn(goal, [...page, cookies(fine)])
    expect(agreed).toEqual([{ do: 'click', ref: ref(fine) }])
  })

  test('a dialog that is about it is not closed', async () => {
    const seen = [node('dialog', 'Shortlist', { children: [field('Address'), button('Save'), button('Close')] })]
    const { acts = [] } = await decideOn('Add 9 Chapel Mews to the shortlist', seen)
    expect(acts).not.toContainEqual({ do: 'click', ref: ref(seen[0]?.children?.[2] as { ref?: string }) })
  })
})

describe('cards', () => {
  const cars = [
    heading('Cars'),
    card('Fabia', 'Station Road', '5 seats, Petrol', '£3.90 per hour + £0.24 per km'),
    card('Zoe', 'Library', '5 seats, Electric', '£4.20 per hour + £0.18 per km'),
    card('e-Up', 'Mill Lane', '4 seats, Electric', '£3.60 per hour + £0.20 per km'),
  ]
  test.each([
    ['Which electric car costs the least per km?', 'Zoe (£0.18 per km)'],
    [
      'Which electric car costs the least per hour, and what does it cost per km?',
      'e-Up (£3.60 per hour); £0.20 per km',
    ],
    ['How many cars have more than 4 seats?', '2'],
  ])('%s', async (goal, answer) => {
    expect((await decideOn(goal, cars)).done?.answer).toEqual({ answer })
  })

  test('a question is answered whole or not at all', async () => {
    expect((await decideOn('Which electric car costs the least per hour, and where does it stand?', cars)).done).toBe(
      undefined,
    )
  })
})

describe('lists that go on', () => {
  test('the number after that of this page leads on, before anything is answered over all of them', async () => {
    const two = link('2', '/orders?page=2')
    const seen = [table(['Plot', 'Size', 'Tenant'], ['7', 'Full', 'vacant'], ['8', 'Half', 'B. Katz']), two]
    const { acts } = await decideOn('Which plots are vacant?', seen)
    expect(acts).toEqual([{ do: 'click', ref: ref(two) }])
  })
})

describe('fields', () => {
  const [name, phone, wants, add] = [
    field('Name'),
    field('Phone'),
    choice('Wants', 'Any', 'Half', 'Full'),
    button('Add to list'),
  ]
  const form = [heading('Waiting list'), name, phone, wants, add]

  test('a number is no name, and a name no number', async () => {
    const { acts } = await decideOn(
      'Add Gareth Pugh to the waiting list, phone 01970 640222. He wants a half plot.',
      form,
    )
    expect(acts).toEqual([
      { do: 'fill', ref: ref(name), text: 'Gareth Pugh' },
      { do: 'fill', ref: ref(phone), text: '01970 640222' },
      { do: 'choose', ref: ref(wants), options: ['Half'] },
      { do: 'click', ref: ref(add) },
    ])
  })

  test('a day of the week is chosen among days of the week', async () => {
    const [who, day, book] = [
      choice('Pupil', 'Choose…', 'Amira Nasser'),
      choice('Day', 'Monday', 'Thursday'),
      button('Book'),
    ]
    const { acts } = await decideOn('Book a lesson for Amira Nasser on Thursday', [
      heading('Book lesson'),
      who,
      day,
      book,
    ])
    expect(acts).toContainEqual({ do: 'choose', ref: ref(day), options: ['Thursday'] })
  })

  test('several empty fields are asked for, and not sent empty', async () => {
    const seen = [node('dialog', 'New order', { children: [field('Article'), field('Amount'), button('Order')] })]
    const memory = { pressed: 'New order', until: 5 }
    expect((await decideOn('Order', seen, { memory })).ask).toContain('Article')
  })
})

test('what only asks to be sure is answered where it stands', async () => {
  const sure = button('Sure?')
  const entry = (last: ReturnType<typeof button>) =>
    node('listitem', '', { children: ['“Rainy Platform”, asked for by Callum', last] })
  const other = node('listitem', '', { children: ['“Northern Star”, asked for by Deirdre', button('Remove')] })
  const memory = {
    ...{ pressed: 'Remove', pressedIn: '“Rainy Platform”, asked for by Callum Remove', until: 60 },
    ...{ before: ['Remove'], at: '/orders' },
  }
  const { acts } = await decideOn(
    'Remove the request for Rainy Platform',
    [node('list', '', { children: [entry(sure), other] })],
    { memory },
  )
  expect(acts).toEqual([{ do: 'click', ref: ref(sure) }])
})

test('a number is no answer to how long something is, unless it is called so', async () => {
  const boats = (column: string) => [table(['Boat', column], ['Kittiwake', '8.4'], ['Curlew', '11.2'])]
  expect((await decideOn('How long is the Kittiwake?', boats('Length'))).done?.answer).toMatchObject({ answer: '8.4' })
  expect((await decideOn('How long is the Kittiwake?', boats('Fee'))).done).toBeUndefined()
})

test('a link without an address is not pressed to look around', async () => {
  const seen = [heading('Courses'), node('listitem', '', { children: ['Ada King', link('sign off', '#')] })]
  expect((await decideOn('Tell me the fee of the summer course', seen)).acts ?? []).toEqual([])
})

test('a small word that a choice of the form is called by is not passed over', async () => {
  const [inward, outward] = [node('radio', 'In', { checked: true }), node('radio', 'Out', { checked: false })]
  const item = choice('Item', 'Panels', 'Inverters')
  const form = node('group', 'Book stock', { children: [item, field('Number'), inward, outward, button('Book')] })
  const { acts = [] } = await decideOn('Book 24 panels out of stock', [form])
  expect(acts).not.toContainEqual({ do: 'click', ref: ref(form.children?.[4] as { ref?: string }) })
})
