import { describe, expect, test } from 'vitest'
import { button, choice, decideOn, field, heading, link, node, table, tick } from './testing.ts'

const ref = (thing: { ref?: string }) => thing.ref

describe('what is to be done', () => {
  test('a field is set and its form saved, whichever way it is said', async () => {
    const [note, save] = [field('Delivery note'), button('Save')]
    const seen = [heading('Order 4417'), note, field('Phone'), save, button('Cancel')]
    const acts = [
      { do: 'fill', ref: ref(note), text: 'Back door' },
      { do: 'click', ref: ref(save) },
    ]
    for (const goal of [
      'Set the delivery note of order 4417 to "Back door"',
      'Please enter "Back door" as the delivery note',
      'delivery note: Back door',
    ])
      expect((await decideOn(goal, seen)).acts, goal).toEqual(acts)
  })

  test('the button of the row that was named is pressed, and of no other', async () => {
    const [first, second] = [button('Archive'), button('Archive')]
    const seen = [table(['From', 'Subject', ''], ['Ada Byron', 'Lunch', first], ['Bo Chen', 'Invoice', second])]
    const { acts } = await decideOn('Archive the invoice from Bo Chen', seen)
    expect(acts).toEqual([{ do: 'click', ref: ref(second) }])
  })

  test('two that fit equally well are asked about', async () => {
    const seen = [table(['Name', ''], ['Jo Meyer', button('Delete')], ['Al Meyer', button('Delete')])]
    const { acts, ask, options } = await decideOn('Delete Meyer', seen)
    expect([acts, ask]).toEqual([undefined, expect.stringContaining('Which one')])
    expect(options).toEqual([expect.stringContaining('Jo Meyer'), expect.stringContaining('Al Meyer')])
  })

  test('a word that nothing accounts for keeps anything from being done', async () => {
    const seen = [table(['Name', ''], ['Jo Meyer', button('Delete')], ['Al Bundt', button('Delete')])]
    const { acts, cannot } = await decideOn('Delete Jo Meyer from Berlin if she owes nothing', seen)
    expect(acts).toBeUndefined()
    expect(cannot).toContain('nothing was changed')
  })

  test('a dialog that says what cannot be undone is agreed with; a page that refuses is not passed over', async () => {
    const seen = [heading('Ticket 27'), button('Delete ticket')]
    const { memory } = await decideOn('Delete ticket 27', seen)
    const yes = button('Delete')
    const dialog = node('dialog', 'Delete ticket 27?', { children: ['This cannot be undone.', button('Keep'), yes] })
    const asked = await decideOn('Delete ticket 27', [...seen, dialog], { memory })
    expect(asked.acts).toEqual([{ do: 'click', ref: ref(yes) }])
    const page = { url: 'http://shop.test/orders', title: '', text: '+ alert: It cannot be deleted.', seen }
    const refused = await decideOn('Delete ticket 27', seen, {
      memory,
      page: { ...page, refs: new Set(), unchanged: false, dialogs: [] },
    })
    expect(refused.cannot).toContain('It cannot be deleted.')
  })

  test('a noun alone presses what is called just so, and nothing that says more', async () => {
    const make = button('New ticket')
    expect((await decideOn('New ticket.', [make, button('Delete ticket')])).acts).toEqual([
      { do: 'click', ref: ref(make) },
    ])
    expect((await decideOn('Standing order to Northgas:', [button('Delete standing order')])).acts).toBeUndefined()
  })

  test('all but one are ticked', async () => {
    const boxes = ['Lamps', 'Desks', 'Chairs'].map((name) => tick(name))
    const { acts } = await decideOn('Tick all boxes except Desks', boxes)
    expect(acts).toEqual([boxes[0], boxes[2]].map((box) => ({ do: 'check', ref: box?.ref, on: true })))
  })

  test('“check the price” ticks nothing', async () => {
    const seen = [tick('Price alerts'), table(['Product', 'Price'], ['Desk lamp', '€ 49.90'], ['Chair', '€ 89.00'])]
    const { acts, done } = await decideOn('Tell me the price of the desk lamp', seen)
    expect([acts, done?.answer]).toEqual([undefined, { answer: '€ 49.90' }])
  })

  test('a form is filled from one sentence: options, dates and numbers where they belong', async () => {
    const [item, date, count] = [
      choice('Item', 'Choose…', 'Blue pens', 'Stapler'),
      field('Date', '', 'date'),
      node('spinbutton', 'Quantity', { kind: 'number' }),
    ]
    const order = button('Order')
    const { acts } = await decideOn('Order 12 blue pens for 3 March 2027', [
      heading('Office supplies'),
      item,
      count,
      date,
      order,
    ])
    expect(acts).toEqual(
      expect.arrayContaining([
        { do: 'choose', ref: ref(item), options: ['Blue pens'] },
        { do: 'fill', ref: ref(count), text: '12' },
        { do: 'fill', ref: ref(date), text: '2027-03-03' },
      ]),
    )
    expect(acts?.at(-1)).toEqual({ do: 'click', ref: ref(order) })
  })

  test('what is not in sight is looked for by what changes nothing', async () => {
    const [open, away] = [link('4417', '/orders/4417'), link('Cancel all', '/cancel')]
    const seen = [away, table(['Order', 'Customer'], [open, 'Ada'], [link('4418', '/orders/4418'), 'Bo'])]
    const { acts } = await decideOn('Set the delivery note of order 4417 to "Back door"', seen)
    expect(acts).toEqual([{ do: 'click', ref: ref(open) }])
  })
})

describe('what is asked', () => {
  const rows = table(
    ['Name', 'Team', 'Budget', 'E-mail'],
    ['Eva Novak', 'Sales', '€ 4,200', 'eva@desk.test'],
    ['Bo Chen', 'Sales', '€ 900', 'bo@desk.test'],
    ['Gina Rossi', 'Support', '€ 5,100', 'gina@desk.test'],
  )
  test.each([
    ['What is the e-mail of Gina Rossi?', 'gina@desk.test'],
    ['Who in Sales has the largest budget?', 'Eva Novak'],
    ['How many people are in Sales?', '2'],
    ['List the names of everybody in Sales.', 'Eva Novak, Bo Chen'],
  ])('%s', async (goal, answer) => {
    expect((await decideOn(goal, [heading('People'), rows])).done?.answer).toEqual({ answer })
  })

  test('an answer that leaves words over is not given', async () => {
    const { done, cannot } = await decideOn('How many people in Sales started before 2020?', [heading('People'), rows])
    expect([done, cannot]).toEqual([undefined, expect.stringContaining('could not find')])
  })

  test('over many, the next page is read first', async () => {
    const next = button('Next')
    const first = await decideOn('How many people are in Sales?', [heading('People'), rows, next])
    expect(first.acts).toEqual([{ do: 'click', ref: ref(next) }])
    const last = await decideOn('How many people are in Sales?', [heading('People'), rows], { memory: first.memory })
    expect(last.done?.answer).toEqual({ answer: '4' })
  })
})

test.each([
  ['Setze die Lieferadresse auf "Hofweg 3" und speichere', 'Lieferadresse', 'Speichern'],
  ['Mets l’adresse de livraison à "Hofweg 3" et enregistre', 'Adresse de livraison', 'Enregistrer'],
  ['Cambia la dirección de entrega a "Hofweg 3" y guarda', 'Dirección de entrega', 'Guardar'],
])('in other languages: %s', async (goal, name, save) => {
  const [place, send] = [field(name), button(save)]
  const first = await decideOn(goal, [place, send])
  expect(first.acts).toContainEqual({ do: 'fill', ref: ref(place), text: 'Hofweg 3' })
})
