import type { Act } from '@app/toolkit'
import { describe, expect, test } from 'vitest'
import { button, choice, decideOn, field, heading, link, node, table, tick } from './testing.ts'

const ref = (thing: { ref?: string }) => thing.ref
const fills = (acts: readonly Act[] = []) => acts.filter((act) => act.do === 'fill')

describe('nothing is entered that nobody gave as a value', () => {
  test('a sentence is no name', async () => {
    const seen = [heading('Early shift'), field('Full name'), button('Add')]
    const { acts } = await decideOn('Please put Nadia on the early shift beside Tom', seen)
    expect(fills(acts)).toEqual([])
  })

  test('a noun with a capital letter is no name where all nouns have one', async () => {
    const status = choice('Status', 'in Arbeit', 'offen', 'erledigt')
    const save = button('Speichern')
    const form = [heading('Firma Lenz'), status, field('Notiz'), save]
    const { acts } = await decideOn('Die Bilanz der Firma Lenz auf erledigt setzen', form)
    expect(fills(acts)).toEqual([])
  })

  test('a form of its own does not take what was chosen above it', async () => {
    const trainer = choice('Trainer', 'Tom Berg', 'Ada Lund')
    const part = node('region', 'Enrol', { children: [field('Name'), button('Add')] })
    const { acts } = await decideOn('Set the trainer to Ada Lund', [heading('Yoga'), trainer, part])
    expect(acts).toEqual([{ do: 'choose', ref: ref(trainer), options: ['Ada Lund'] }])
  })
})

test('what a field threw away is not done', async () => {
  const guard = field('Guard')
  const save = (value: string) => [heading('South Bay'), { ...guard, text: value }]
  const { acts, memory } = await decideOn('Set the guard to Lottie', save(''))
  expect(acts).toEqual([
    { do: 'fill', ref: ref(guard), text: 'Lottie' },
    { do: 'press', key: 'Tab' },
  ])
  expect((await decideOn('Set the guard to Lottie', save('Lottie'), { memory })).done).toBeDefined()
  expect((await decideOn('Set the guard to Lottie', save(''), { memory })).cannot).toContain('did not keep')
})

describe('looking around changes nothing', () => {
  const [less, more] = [button('‹'), button('›')]
  test('what counts a figure up is no next page', async () => {
    const seen = [heading('Pottery'), node('generic', '', { children: ['Places', less, node('generic', '6'), more] })]
    expect((await decideOn('Who teaches the glazing course?', seen)).acts ?? []).toEqual([])
  })

  test('what leads through the months is', async () => {
    const seen = [heading('Rota'), node('generic', '', { children: [less, node('generic', 'May 2026'), more] })]
    const { acts } = await decideOn('Who teaches the glazing course?', seen)
    expect(acts).toEqual([{ do: 'click', ref: ref(more) }])
  })
})

describe('names with figures in them', () => {
  test('bell 4 is not bell 1', async () => {
    const bells = ['1', '2', '3', '4'].map((which) => choice(`Bell ${which}`, '–', 'Hannah', 'Piers'))
    const { acts } = await decideOn('Put Hannah on bell 4', [heading('Sunday'), ...bells])
    expect(acts).toEqual([{ do: 'choose', ref: ref(bells[3] as never), options: ['Hannah'] }])
    expect((await decideOn('Put Hannah on bell 6', [heading('Sunday'), ...bells])).acts ?? []).toEqual([])
  })

  test('a page of a list is no figure that was said', async () => {
    const pages = [link('1', '/?page=1'), link('2', '/?page=2'), link('3', '/?page=3')]
    const { acts } = await decideOn('Order 3 lamps', [heading('Lamps'), ...pages])
    expect(acts).not.toContainEqual({ do: 'click', ref: ref(pages[2] as never) })
  })

  test('a bare figure stays one', async () => {
    const stock = table(['Thread', 'Reels'], ['Linen', field('', '8')], ['Silk', field('', '5')])
    const { acts } = await decideOn('Set the reels of linen to 11 reels', [stock])
    expect(acts).toContainEqual(expect.objectContaining({ do: 'fill', text: '11' }))
  })
})

describe('rows of a kind', () => {
  const loads = table(
    ['Load', 'Gross t', 'Net t', 'State'],
    ['L1', '31.9', '19.6', 'weighed out'],
    ['L2', '32.0', '20.0', 'weighed out'],
    ['L3', '29.0', '17.0', 'on site'],
  )
  test('net weight is a column of tonnes, whatever was weighed', async () => {
    const { done } = await decideOn('What is the average net weight of all loads?', [heading('Loads'), loads])
    expect(done?.answer).toEqual({ answer: '18.87' })
  })

  test('three with the highest are as many', async () => {
    const { done } = await decideOn('Which two loads have the highest net weight?', [heading('Loads'), loads])
    expect(done?.answer).toEqual({ answer: 'L2, L1' })
  })

  test('whose it is, is no state', async () => {
    const forms = table(['Name', 'Form'], ['Ada King', 'signed'], ['Tom Berg', 'not signed'], ['Ines Roth', 'signed'])
    const { done } = await decideOn("Whose form isn't signed?", [heading('Patients'), forms])
    expect(done?.answer).toEqual({ answer: 'Tom Berg' })
  })

  test('what only one row has to press is not pressed to look', async () => {
    const row = (name: string, to: string) => [name, node('generic', '', { children: [button(to)] })] as const
    const accounts = table(['Account', ''], row('Ash', 'Stop'), row('Elm', 'Stop'), row('Oak', 'Open account'))
    const { acts } = await decideOn('Tell me the limit of the account of Fir', [heading('Accounts'), accounts])
    expect(acts ?? []).toEqual([])
  })
})

describe('what it takes the place of', () => {
  const rota = (holds: string) => {
    const who = choice('Lead', holds, 'Ines Roth', 'Tom Berg')
    return { who, seen: [heading('Night watch'), who] }
  }
  const goal = 'Put Ines on the night watch instead of Tom'
  test('must stand there now', async () => {
    const { who, seen } = rota('Tom Berg')
    const { acts } = await decideOn(goal, seen)
    expect(acts).toEqual([{ do: 'choose', ref: ref(who), options: ['Ines Roth'] }])
    expect((await decideOn(goal, rota('Ada Lund').seen)).acts ?? []).toEqual([])
  })
})

describe('what was told before says which', () => {
  test('in German too, where the order follows a comma', async () => {
    const status = choice('Status', 'offen', 'erledigt')
    const { acts } = await decideOn('Die Meldung vom Studio Nord ist raus, bitte auf erledigt setzen', [
      heading('Meldung, Studio Nord'),
      status,
    ])
    expect(acts).toEqual([{ do: 'choose', ref: ref(status), options: ['erledigt'] }])
  })

  test('there is where it was told of', async () => {
    const bay = (name: string) =>
      node('article', '', { children: [node('heading', name, { level: 2 }), choice('Guard', '–', 'Lottie', 'Sam')] })
    const [north, south] = [bay('North Bay'), bay('South Bay')]
    const { acts } = await decideOn('Nobody is down for the South Bay yet, put Lottie there', [north, south])
    expect(acts).toEqual([{ do: 'choose', ref: ref(south.children?.[1] as never), options: ['Lottie'] }])
  })

  test('what people do in general is why, and nothing to do', async () => {
    const remind = tick('Send reminders')
    const { acts } = await decideOn('People keep forgetting their lessons. Turn the reminders on.', [remind])
    expect(acts).toEqual([{ do: 'check', ref: ref(remind), on: true }])
  })
})

describe('cells', () => {
  test('a cell is pressed to be changed where other rows have that in its column', async () => {
    const cell = (name: string) => node('cell', name, { cursor: 'pointer' })
    const row = (...cells: ReturnType<typeof node>[]) => node('row', '', { children: cells })
    const meant = cell('Medium')
    const list = node('table', '', {
      children: [
        row(...['Day', 'Batch', 'Glaze'].map((name) => node('columnheader', name))),
        row(node('cell', 'Thu'), node('cell', 'Mugs'), meant),
        row(node('cell', 'Fri'), node('cell', 'Bowls'), cell('Light')),
      ],
    })
    const { acts } = await decideOn("Please change Thursday's mugs to a light glaze", [list])
    expect(acts).toEqual([{ do: 'click', ref: ref(meant) }])
  })

  test('how much there is of something is no price', async () => {
    const flour = table(['Flour', 'In store', '£/kg'], ['Rye', '84 kg', '£1.40'], ['Spelt', '45 kg', '£2.10'])
    const { done } = await decideOn('How much rye have we still got?', [flour])
    expect(done?.answer).toEqual({ answer: '84 kg' })
  })

  test('an order behind a question is not passed over, and a blank is no answer', async () => {
    const flour = table(['Flour', 'In store', 'On order'], ['Rye', '84 kg', '–'], ['Spelt', '45 kg', '–'])
    const { done } = await decideOn('Can you check which flour is on order and buy 90 kg of it?', [flour])
    expect(done).toBeUndefined()
  })

  test('of so many is no answer to how many are left', async () => {
    const trips = table(['Trip', 'Seats'], ['Harbour', '14 / 20'], ['Islands', '9 / 40'])
    expect((await decideOn('How many free seats does the harbour trip have?', [trips])).done).toBeUndefined()
  })

  test('us are not the rows', async () => {
    const jobs = [heading('Jobs'), table(['Job', 'Day'], ['Stac Ban', '2026-01-17'], ['Glen', '2026-01-11'])]
    expect((await decideOn('How many of us turned out for the Stac Ban job?', jobs)).done).toBeUndefined()
  })
})

test('a box without a name is for what stands beside it', async () => {
  const [show, remind] = [tick(''), tick('')]
  const line = (words: string, box: typeof show) => node('generic', '', { children: [node('generic', words), box] })
  const seen = [line('Show the calendar', show), line('Remind hirers by mail', remind), link('Home')]
  const { acts } = await decideOn('Turn on the reminders to hirers', seen)
  expect(acts).toEqual([{ do: 'check', ref: ref(remind), on: true }])
})
