import { describe, expect, test } from 'vitest'
import { button, decideOn, heading, link, node, table } from './testing.ts'

const ref = (thing: { ref?: string } | undefined) => thing?.ref

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
