import { describe, expect, test } from 'vitest'
import { button, choice, decideOn, field, heading, link, node, table, tick } from './testing.ts'

const ref = (thing: { ref?: string }) => thing.ref

describe('words over the fields of a form', () => {
  const name = field('Your name')
  const guests = field('Guests', '', 'number')
  const date = field('Date', '', 'date')
  const time = choice('Time', '18:00', '19:00')
  const wishes = field('Wishes')
  const book = button('Book now')
  const form = [heading('Book a table'), name, guests, date, time, tick('High chair'), wishes, book]
  const filled = [
    { do: 'fill', ref: ref(name), text: 'Ada Lovelace' },
    { do: 'fill', ref: ref(guests), text: '4' },
    { do: 'fill', ref: ref(date), text: '2030-06-12' },
    { do: 'choose', ref: ref(time), options: ['19:00'] },
    { do: 'click', ref: ref(book) },
  ]
  test.each([
    'Go to http://shop.test/orders and book a table for Ada Lovelace, 4 guests, on 12 June 2030 at 19:00',
    'Book a table: your name Ada Lovelace, guests 4, date 2030-06-12, time 19:00',
    'Book a table for Ada Lovelace. It is for 4 guests, on 12 June 2030 at 19:00.',
    'Gehe zu http://shop.test/orders und reserviere einen Tisch für 4 Gäste am 12.06.2030 um 19:00, Name Ada Lovelace',
  ])('%s', async (goal) => {
    const { acts = [] } = await decideOn(goal, form)
    expect(acts).toHaveLength(filled.length)
    expect(acts).toEqual(expect.arrayContaining(filled))
  })

  test('an hour that no field takes keeps the form from being sent', async () => {
    const { acts } = await decideOn('Book a table for Ada Lovelace at 21:30', form)
    expect(acts).toBeUndefined()
  })

  test('whoever changes something is not given a form that adds', async () => {
    const seen = [heading('Parts'), field('Code'), field('Stock', '', 'number'), button('Add part')]
    expect((await decideOn('Change the stock to 15', seen)).acts).toBeUndefined()
  })

  test('whose value it is stands between its name and the value, and is no value itself', async () => {
    const seen = [heading('Mara Lind'), field('Phone', '123'), field('Note'), button('Save')]
    const { acts } = await decideOn('Change the phone of Mara Lind to 555 1234', seen)
    expect(acts?.[0]).toEqual({ do: 'fill', ref: ref(seen[1] as { ref?: string }), text: '555 1234' })
    expect((await decideOn('What is the phone of Mara Lind?', seen)).done?.answer).toEqual({ answer: '123' })
  })
})

describe('questions over a list', () => {
  const books = [
    heading('Library'),
    table(
      ['Title', 'Author', 'Year', 'Copies'],
      ['The Trial', 'F. Kafka', '1925', '2'],
      ['Beloved', 'T. Morrison', '1987', '3'],
      ['The Waves', 'V. Woolf', '1931', '5'],
    ),
  ]
  test.each([
    ['How many books are there?', '3'],
    ['How many copies of The Waves are there?', '5'],
    ['Which book is the oldest?', 'The Trial'],
    ['Who wrote “Beloved”?', 'T. Morrison'],
    ['Which books were published after 1930?', 'Beloved, The Waves'],
    ['Add up all copies', '10'],
    ['Count the books with more than 2 copies', '2'],
  ])('%s', async (goal, answer) => {
    expect((await decideOn(goal, books)).done?.answer).toEqual({ answer })
  })

  test('a state is never passed over, and nor is what somebody says of themselves', async () => {
    const bills = [table(['Bill', 'Status'], ['A1', 'Paid'], ['A2', 'Open'])]
    expect((await decideOn('Which bills are paid?', bills)).done?.answer).toEqual({ answer: 'A1' })
    expect((await decideOn('Which bills are registered?', bills)).done).toBeUndefined()
    const form = [heading('Book a table'), field('Your name'), button('Book now')]
    expect((await decideOn('Book a table for Ada Lovelace. We are five.', form)).acts).toBeUndefined()
  })

  test('what the page does not have is not answered by what it has', async () => {
    expect((await decideOn('What is the phone number of F. Kafka?', books)).done).toBeUndefined()
    expect((await decideOn('When is The Trial due?', books)).done).toBeUndefined()
  })
})

describe('what was named before', () => {
  test('“it” is what was searched for', async () => {
    const [first, second] = [button('Borrow'), button('Borrow')]
    const seen = [table(['Title', ''], ['The Trial', first], ['The Waves', second])]
    const { acts } = await decideOn('Find The Waves and borrow it', seen)
    expect(acts).toEqual([{ do: 'click', ref: ref(second) }])
  })

  test('a reason is no order, and a code tells one row from all others', async () => {
    const seen = [table(['Order', 'Buyer'], [link('A-17', '/17'), 'Lena Vogt'], [link('A-18', '/18'), 'Bo Chen'])]
    const { acts } = await decideOn('Cancel order A-18 of Lena Vogt, we no longer need it', seen)
    expect(acts?.[0]).toMatchObject({ do: 'click' })
    const opened = [heading('Order A-18'), button('Cancel order')]
    const done = await decideOn('Cancel order A-18, we no longer need it', opened)
    expect(done.acts).toEqual([{ do: 'click', ref: ref(opened[1] as { ref?: string }) }])
  })

  test('a password that is stored is used where one is asked for', async () => {
    const seen = [field('User'), node('textbox', 'Password', { kind: 'password' }), button('Sign in')]
    const { acts } = await decideOn('Log in to http://shop.test/orders and open Payslips', seen, {
      logIns: ['Intranet'],
    })
    expect(acts).toEqual([{ do: 'log-in', name: 'Intranet' }])
  })
})
