import { describe, expect, test } from 'vitest'
import { button, choice, decideOn, field, heading, link, node, table } from './testing.ts'

const stock = [heading('Stock'), table(['Product', 'Stock'], ['Rice', '7'], ['Beans', '9']), button('Order')]

describe('what is said after an answer', () => {
  test('that so much is enough asks for nothing', async () => {
    expect((await decideOn('What is the stock of Rice? The number will do.', stock)).done?.answer).toEqual({
      answer: '7',
    })
  })

  test.each(['Buy more if 7 is not enough.', 'Order enough for 20.'])('%s is not passed over', async (more) => {
    const { done, acts = [] } = await decideOn(`What is the stock of Rice? ${more}`, stock)
    expect([done, acts.filter((act) => act.do !== 'peek')]).toEqual([undefined, []])
  })

  test('what is to be counted as well leaves a doubt', async () => {
    const { done } = await decideOn('What is the stock of Rice? Count the broken ones too.', stock)
    expect(done?.doubt).toContain('Count the broken ones too')
  })
})

describe('a text behind a colon', () => {
  const [text, send] = [field('Message'), button('Send')]
  const page = [
    node('heading', 'Large hall', { level: 2 }),
    'From Ada Lund',
    button('Archive'),
    node('heading', 'Reply to Ada Lund', { level: 3 }),
    text,
    send,
  ]

  test('is entered with all of its sentences', async () => {
    const words = 'Please come at five. Bring the key and check the door.'
    const { acts } = await decideOn(`Reply to Ada Lund: ${words}`, page)
    expect(acts?.[0]).toEqual({ do: 'fill', ref: text.ref, text: words })
  })

  test.each([
    ['Call back at five. Then mark it as shipped.', 'Then mark it as shipped.'],
    ['Call back at five, then archive it', 'then archive it'],
    ['See you then. Archive it afterwards.', 'Archive it afterwards.'],
  ])('%s may have ended before: nothing is sent', async (words, unsure) => {
    const { acts, cannot } = await decideOn(`Reply to Ada Lund: ${words}`, page)
    expect([acts, cannot]).toEqual([undefined, expect.stringContaining(`“${unsure}” belongs to the text`)])
  })
})

describe('what is to be deleted is what was said', () => {
  const inRow = (words: string[], named = 'Delete') => {
    const press = button(named)
    return { press, row: [...words, press] }
  }
  test.each(['the voucher of Ada Lund', 'Ada Lund’s voucher', "Ada Lund's voucher"])('%s', async (voucher) => {
    const ada = inRow(['Ada Lund', 'Bath'])
    const members = table(['Name', 'City', ''], ada.row, inRow(['Bo Marsh', 'York']).row)
    const { acts } = await decideOn(`Delete ${voucher}`, [heading('Members'), members])
    expect(acts).toBe(undefined)
  })

  test('and is told by whom it is from', async () => {
    const ada = inRow(['Ada Lund', 'The hall'])
    const inbox = table(['From', 'Subject', ''], ada.row, inRow(['Bo Marsh', 'Keys']).row)
    const { acts } = await decideOn('Delete the message from Ada Lund', [heading('Inbox'), inbox])
    expect(acts).toEqual([{ do: 'click', ref: ada.press.ref }])
  })
})

test('"this month" and "this site" point at nothing that must be on this page', async () => {
  const settings = link('Settings')
  const { acts } = await decideOn('Change the city on this site to York', [heading('Home'), settings])
  expect(acts).toEqual([{ do: 'click', ref: settings.ref }])
})

test('what is no series of columns is not added up', async () => {
  const goods = table(['Product', 'Stock', 'Minimum', 'Ordered'], ['Rice', '18', '25', '7'], ['Beans', '3', '4', '9'])
  expect((await decideOn('How much Rice is there altogether?', [heading('Stock'), goods])).done?.answer).not.toEqual({
    answer: '50',
  })
})

test('a list of sixty people in each of 250 rows is decided on in seconds', async () => {
  const people = Array.from({ length: 60 }, (_, at) => `Person ${at} Lund`)
  const lists = Array.from({ length: 250 }, () => choice('Driver', ...people))
  const rows = lists.map((list, at) => [
    `SO-${1000 + at}`,
    `Ada${at} Marsh`,
    list,
    choice('State', 'Open', ...people),
    button('Save'),
  ])
  const began = performance.now()
  const { acts } = await decideOn('Set the driver of SO-1100 to Person 7 Lund', [
    heading('Orders'),
    table(['Order', 'Customer', 'Driver', 'State', ''], ...rows),
  ])
  expect(acts?.[0]).toEqual({ do: 'choose', ref: lists[100]?.ref, options: ['Person 7 Lund'] })
  expect(performance.now() - began).toBeLessThan(15_000)
})
