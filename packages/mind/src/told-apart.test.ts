import { describe, expect, test } from 'vitest'
import { button, choice, decideOn, field, heading, link, node, table, tick } from './testing.ts'

const ref = (thing: { ref?: string } | undefined) => thing?.ref
const figure = (name: string, text: string) => node('spinbutton', name, { text })

describe('fields that are called alike', () => {
  const hours = ['Monday', 'Tuesday', 'Wednesday'].map((day) => figure(`Ada Lund, ${day}`, '8'))
  const others = ['Monday', 'Tuesday', 'Wednesday'].map((day) => figure(`Bo Marsh, ${day}`, '6.5'))
  const sheet = table(
    ['Name', 'Monday', 'Tuesday', 'Wednesday'],
    ['Ada Lund', ...hours],
    ['Bo Marsh', ...others],
    ['Cy Nash', ...['Monday', 'Tuesday', 'Wednesday'].map((day) => figure(`Cy Nash, ${day}`, '7'))],
  )

  test('are told apart by the word that only one of them has', async () => {
    const { acts = [] } = await decideOn('Enter 7.5 hours for Bo Marsh on Wednesday', [heading('Hours'), sheet])
    expect(acts[0]).toEqual({ do: 'fill', ref: ref(others[2]), text: '7.5' })
  })

  test('in one row are added up', async () => {
    const { done } = await decideOn('How many hours has Bo Marsh worked this week in all?', [heading('Hours'), sheet])
    expect(done?.answer).toEqual({ answer: '19.5' })
  })
})

describe('nothing else is done', () => {
  const mail = node('dialog', 'New message', {
    children: [field('To'), field('Message'), button('Send'), button('Discard')],
  })
  test('who wants something moved writes nothing new', async () => {
    const { acts = [] } = await decideOn('Move the message Invoice 8841 to Suppliers', [heading('Inbox'), mail])
    expect(acts.every(({ do: deed }) => deed !== 'fill')).toBe(true)
  })

  test('who does not want something has asked for more than to leave it', async () => {
    const basket = table(['Tea', 'Bags', ''], ['Rooibos', figure('Bags of Rooibos', '2'), button('Remove')])
    expect((await decideOn('I do not want the rooibos after all.', [heading('Basket'), basket])).done).toBe(undefined)
  })

  test('what stays as it was is entered nowhere', async () => {
    const form = [
      field('Datum', '2025-06-28', 'date'),
      field('Ort', 'Garten'),
      choice('Uhrzeit', '15:00'),
      button('Speichern'),
    ]
    const { acts = [] } = await decideOn(
      'Das Sommerfest auf den 5. Juli verlegen, Ort und Uhrzeit bleiben wie gehabt.',
      [heading('Sommerfest ändern'), ...form],
    )
    expect(acts).not.toContainEqual(expect.objectContaining({ ref: ref(form[1]) }))
  })

  test('a number that something is called by is no amount', async () => {
    const orders = table(
      ['Order', 'Customer', 'State'],
      ['SO-2046', 'Old Foundry', 'Packing'],
      ['SO-2047', 'Old Ferry', 'Sent'],
    )
    expect((await decideOn('How much does Old Foundry owe us?', [heading('Orders'), orders])).done).toBe(undefined)
  })
})

test('a verb at the beginning is no name: what is to be deleted has its menu opened', async () => {
  const rows = ['Leaking tap', 'Test ticket, please ignore', 'Cold boiler'].map((title) => ({
    title,
    menu: node('button', `Actions for ${title}`, { expanded: false, text: '⋯' }),
  }))
  const list = node('list', '', {
    children: rows.map(({ title, menu }) => node('listitem', '', { children: [title, menu] })),
  })
  const { acts } = await decideOn('Delete the test ticket that says please ignore.', [heading('Board'), list])
  expect(acts).toEqual([{ do: 'click', ref: ref(rows[1]?.menu) }])
})

describe('German', () => {
  test('a field has a part of its name in a longer word', async () => {
    const phone = field('Telefon', '0171 5550123')
    const page = [
      heading('Sabine Krüger'),
      field('Name', 'Sabine Krüger'),
      field('E-Mail', 's@post.test'),
      phone,
      button('Speichern'),
    ]
    const { acts = [] } = await decideOn('Ändere die Telefonnummer von Sabine Krüger auf 0171 5550199', page)
    expect(acts[0]).toEqual({ do: 'fill', ref: ref(phone), text: '0171 5550199' })
  })

  test('what kind of thing it is stands before its name', async () => {
    const room = choice('Raum', 'Raum 3', 'Raum 5')
    const page = [
      heading('Spanisch B1 (Donnerstag)'),
      field('Beginn', '18:00'),
      room,
      field('Plätze', '4'),
      button('Speichern'),
    ]
    const { acts = [] } = await decideOn('Verlege den Kurs Spanisch B1 in Raum 5', page)
    expect(acts[0]).toEqual({ do: 'choose', ref: ref(room), options: ['Raum 5'] })
  })
})

test('what was searched for is whose phone is read, and who asks for one thing gets no list', async () => {
  const goal = 'Search for Dag Nord and read the phone'
  const list = (...rows: string[][]) => [
    heading('Contacts'),
    field('Search contacts'),
    button('Search'),
    table(['Name', 'E-mail', 'Phone'], ...rows),
  ]
  const first = await decideOn(
    goal,
    list(['Ada Lund', 'ada@post.test', '+1 202 555 0100'], ['Dag Nord', 'dag@post.test', '+1 202 555 0103']),
  )
  const found = list(['Dag Nord', 'dag@post.test', '+1 202 555 0103'])
  expect((await decideOn(goal, found, { memory: first.memory as never })).done?.answer).toEqual({
    answer: '+1 202 555 0103',
  })
  const goods = [heading('Products'), table(['Product', 'Price'], ['Stapler', '£3.00'], ['Toner', '£40.00'])]
  expect((await decideOn('Read the phone', goods)).done).toBe(undefined)
})

describe('what was said is kept to', () => {
  test('what led here by its name is still chosen where a list offers it', async () => {
    const [from, to, amount, why] = [
      choice('From account', 'Current account (£2,318.47)', 'Household account (£846.90)'),
      choice('Payee', 'Please choose', 'Jo Lund, North Bank', 'Joan Lund, North Bank'),
      field('Amount'),
      field('Reference'),
    ]
    const page = [heading('Transfer'), from, to, amount, why, button('Send transfer')]
    const memory = {
      upTo: 0,
      until: 0,
      went: ['Household account'],
      tried: [],
      left: [],
      before: [],
      answers: [],
      rows: [],
      doubts: [],
      from: [],
    }
    const { acts } = await decideOn('Transfer £45 from the household account to Joan Lund. Reference: Class 4b', page, {
      memory: {
        ...memory,
        at: '',
        covered: false,
        followed: false,
        sent: false,
        looking: false,
        tries: 0,
        about: '',
      } as never,
    })
    expect(acts).toContainEqual({ do: 'choose', ref: ref(from), options: ['Household account (£846.90)'] })
    expect(acts).toContainEqual({ do: 'fill', ref: ref(why), text: 'Class 4b' })
  })

  test('what is pointed at is on this page, and nothing is looked for elsewhere', async () => {
    const driver = choice('Driver', '–', 'Wendy Marsh', 'Dilip Rao')
    const page = [
      heading('Parcel SL-40718'),
      driver,
      field('Instructions'),
      button('Update'),
      link('All parcels', '/parcels'),
    ]
    const { acts } = await decideOn('Assign this parcel to Dilip Rao and write "Blue door" in the instructions', page)
    expect(acts?.[0]).toEqual({ do: 'choose', ref: ref(driver), options: ['Dilip Rao'] })
    const elsewhere = await decideOn('Assign this parcel to Ada Lund', page)
    expect([elsewhere.acts, typeof elsewhere.cannot]).toEqual([undefined, 'string'])
  })

  test.each([
    ['How many tickets are left for Our Town?', undefined],
    ['What is the oldest record on shelf C?', 'Odessa Five Harbour Blues'],
    ['What does a tray of fern in 2 litre pots cost?', '£36.40'],
  ])('%s', async (goal, answer) => {
    const shows = table(['Show', 'Tickets'], ['Our Town', '86 of 120'], ['Blithe Spirit', '7 of 140'])
    const records = table(
      ['Artist', 'Title', 'Year', 'Shelf'],
      ['Odessa Five', 'Harbour Blues', '1962', 'C'],
      ['Odessa Five', 'Low Tide', '1971', 'C'],
      ['Nils Aker', 'Fjord', '1951', 'A'],
    )
    const ferns = table(
      ['Plant', 'Pot', 'Per tray', 'Price per tray'],
      ['Fern', '9 cm', '18', '£27.90'],
      ['Fern', '2 litre', '8', '£36.40'],
    )
    const seen = goal.includes('tickets') ? shows : goal.includes('record') ? records : ferns
    expect((await decideOn(goal, [heading('List'), seen])).done?.answer?.answer).toBe(answer)
  })

  test('how much is asked with more than how many', async () => {
    const trips = table(
      ['Sortie', 'Prix', 'Inscrits'],
      ['Descente en canoë', '27,50 €', '3'],
      ['Grand jeu', '4,50 €', '7'],
    )
    const { done } = await decideOn('Combien coûte la descente en canoë ?', [heading('Sorties'), trips])
    expect(done?.answer).toEqual({ answer: '27,50 €' })
  })
})

test('a letter or a sign right behind a number belongs to it', async () => {
  const grade = field('Grade', '5+')
  const form = node('dialog', 'Edit Slab Nine', { children: [field('Name', 'Slab Nine'), grade, button('Save')] })
  const { acts } = await decideOn('Change the grade of Slab Nine to 6a+.', [form])
  expect(acts?.[0]).toEqual({ do: 'fill', ref: ref(grade), text: '6a+' })
})

test('where ticked rows are to go is chosen, though the rows are called alike', async () => {
  const [to, move] = [choice('Move selected to', 'Ceremonies', 'Invoices', 'Archive'), button('Move')]
  const ticks = ['Invoice 2291', 'Easter flowers', 'Invoice K-771'].map((subject) => ({
    subject,
    box: tick(`Select ${subject}`),
  }))
  const inbox = table(
    ['', 'Subject', 'Received'],
    ...ticks.map(({ subject, box }) => [box as never, subject, '3 March']),
  )
  const { acts } = await decideOn('Move Invoice 2291 and Invoice K-771 to the folder Invoices.', [
    heading('Inbox'),
    to,
    move,
    inbox,
  ])
  expect(acts).toEqual([
    { do: 'check', ref: ref(ticks[0]?.box), on: true },
    { do: 'check', ref: ref(ticks[2]?.box), on: true },
    { do: 'choose', ref: ref(to), options: ['Invoices'] },
    { do: 'click', ref: ref(move) },
  ])
})
