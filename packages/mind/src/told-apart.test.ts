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

describe('lists', () => {
  const card = (title: string, where: string) =>
    node('listitem', '', { children: [link(title, `/${title}`), where, node('button', '⋯', { expanded: false })] })
  const column = (name: string, ...cards: ReturnType<typeof card>[]) =>
    node('region', name, { children: [node('heading', name, { level: 2 }), node('list', '', { children: cards })] })
  const board = [
    column('New', card('Test ticket', 'Elm Court'), card('Dripping tap', 'Mill House')),
    column('Waiting for parts', card('Loose hinge', 'Old Yard'), card('Cold boiler', 'Elm Court')),
  ]
  test('of one board are one, in parts', async () => {
    const { done } = await decideOn('Which tickets are waiting for parts?', board)
    expect(done?.answer).toEqual({ answer: 'Loose hinge, Cold boiler' })
  })

  const loans = table(
    ['Loan', 'Borrower', 'Due', 'Insured for', 'State'],
    ['L-1', 'Kelso', '30/09/2025', '£420.00', 'Out'],
    ['L-2', 'Burrell', '02/11/2025', '£680.50', 'Out'],
    ['L-3', 'York', '10/01/2025', '£100.00', 'Returned'],
    ['L-4', 'Bath', '15/08/2025', '£10.25', 'Out'],
  )
  test.each([
    ['What are the loans that are still out insured for altogether?', '1110.75'],
    ['List the borrowers of the loans still out by due date, the earliest first.', /Bath.*Kelso.*Burrell/],
  ])('%s', async (goal, answer) => {
    const { done } = await decideOn(goal, [heading('Loans'), loans])
    expect(done?.answer?.answer).toEqual(typeof answer === 'string' ? answer : expect.stringMatching(answer))
  })

  test('a place with its number is one state of a row', async () => {
    const club = table(
      ['Name', 'DWZ', 'Mannschaft'],
      ['Brandt', '1652', '1. Mannschaft'],
      ['Seidel', '1788', '2. Mannschaft'],
      ['Kühn', '1690', '2. Mannschaft'],
    )
    const { done } = await decideOn('Wer hat in der 2. Mannschaft die höchste DWZ?', [heading('Mitglieder'), club])
    expect(done?.answer).toEqual({ answer: 'Seidel' })
  })

  test('the price for so much of it is a price', async () => {
    const tea = (name: string, price: string) =>
      node('listitem', '', { children: [node('heading', name, { level: 3 }), `Green tea, Japan · ${price} per 100 g`] })
    const shelf = node('list', '', {
      children: [tea('Sencha', '£11.50'), tea('Bancha', '£6.20'), tea('Gyokuro', '£19.00')],
    })
    expect((await decideOn('Which tea is the cheapest?', [heading('Teas'), shelf])).done?.answer).toEqual({
      answer: 'Bancha',
    })
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

describe('rows', () => {
  test('that are one button each say what stands on it', async () => {
    const parcel = (lines: string[]) =>
      node('listitem', '', {
        children: [node('button', lines.join(' '), { children: lines.map((line) => node('paragraph', line)) })],
      })
    const list = node('list', '', {
      children: [
        parcel(['KD-01 Ada Lund', 'Weldon · On hold']),
        parcel(['KD-02 Bo Marsh', 'Ashcombe · At depot']),
        parcel(['KD-03 Cy Nash', 'Weldon · On hold']),
      ],
    })
    const { done } = await decideOn('Which parcels are on hold? The numbers are enough.', [heading('Parcels'), list])
    expect(done?.answer).toEqual({ answer: 'KD-01 Ada Lund, KD-03 Cy Nash' })
  })

  const flats = table(
    ['Building', 'Flat', 'Rent', 'Paid May'],
    ['Mill House', '1', '£895', 'paid'],
    ['Mill House', '2', '£1,120', 'not paid'],
    ['Orchard Court', '1', '£870', 'paid'],
  )
  const due = table(['Due', 'Client'], ['7 Jun 2024', 'Luna'], ['30 Jun 2024', 'Oak'], ['7 Jul 2024', 'Fern'])
  test.each([
    ['What do the flats in Mill House bring altogether? Count the empty one too.', flats, '2015'],
    ['Which flats have not paid for May?', flats, /2/],
    ['Which clients are due in June 2024?', due, 'Luna, Oak'],
  ])('%s', async (goal, seen, answer) => {
    const { done } = await decideOn(goal, [heading('Lists'), seen])
    expect(done?.answer?.answer).toEqual(typeof answer === 'string' ? answer : expect.stringMatching(answer))
  })

  test('are not told by the figure that is to be entered', async () => {
    const edits = ['/1', '/2'].map((url) => link('Edit', url))
    const stock = table(
      ['Product', 'In stock', 'Reorder level', ''],
      ['Green lentils', '27', '12', edits[0] as never],
      ['Tomatoes', '75', '36', edits[1] as never],
      ['Rice', '18', '25', link('Edit', '/3')],
    )
    const { acts } = await decideOn('Set the stock of the green lentils to 36', [heading('Stock'), stock])
    expect(acts).toEqual([{ do: 'click', ref: ref(edits[0]) }])
  })

  test('what is still to be paid is not what was paid', async () => {
    const budget = table(
      ['Item', 'Cost', 'Paid so far'],
      ['Catering', '£5,680.50', '£1,500.00'],
      ['Cake', '£395.00', '£100.00'],
    )
    const { done } = await decideOn('How much is left to pay for the catering?', [heading('Budget'), budget])
    expect(done?.answer).toBe(undefined)
  })
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

test('the first column of a board tells which cards are meant', async () => {
  const card = (who: string, fare: string) =>
    node('article', '', { children: [`${who}`, `Fare ${fare}`, button('Details')] })
  const column = (name: string, ...cards: ReturnType<typeof card>[]) =>
    node('region', name, { children: [node('heading', name, { level: 2 }), ...cards] })
  const board = [
    column('Open', card('Mrs Tate', '£11.30'), card('Novak', '£36.75')),
    column('Done', card('Devlin', '£7.20'), card('Pham', '£41.00')),
  ]
  expect((await decideOn('What do the open jobs come to in all?', board)).done?.answer).toEqual({ answer: '48.05' })
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

test('the first line of a card is its name, whatever number it ends with', async () => {
  const reel = (name: string, ...more: string[]) =>
    node('listitem', '', {
      children: [node('heading', name, { level: 3 }), ...more.map((line) => node('paragraph', line))],
    })
  const shelf = node('list', '', {
    children: [
      reel('Cotton thread 500 m', 'Navy', '£3.60 per reel'),
      reel('Linen thread 100 m', 'Natural', '£3.95 per reel', 'Sold out'),
      reel('Silk thread 50 m', 'Ruby', '£4.15 per reel'),
    ],
  })
  const { done } = await decideOn('Which thread is sold out?', [heading('Threads'), shelf])
  expect(done?.answer).toEqual({ answer: 'Linen thread 100 m' })
})
