import { describe, expect, test } from 'vitest'
import { button, choice, decideOn, field, heading, link, node, table, tick } from './testing.ts'

const item = (...children: (string | ReturnType<typeof node>)[]) => node('listitem', '', { children })
const list = (...children: ReturnType<typeof node>[]) => node('list', '', { children })
/** What is done first, and to which thing. */
const first = async (goal: string, seen: ReturnType<typeof node>[]) => {
  const { acts = [] } = await decideOn(goal, seen)
  const [act] = acts
  return act && 'ref' in act ? [act.do, act.ref] : act
}

describe('rows that are buttons', () => {
  const rows = ['Imogen Harley Masters', 'Imogen Hartley Senior', 'Ruth Abiola Junior'].map((name) => button(name))
  const page = [
    link('Members', '/members'),
    link('Boats', '/boats'),
    link('Outings', '/outings'),
    heading('Members'),
    list(...rows.map((row) => item(row))),
  ]
  test('are opened to see what there is to them, and no other page is', async () => {
    expect(await first('Tick that Imogen Hartley has paid her fees', page)).toEqual(['peek', rows[1]?.ref])
  })

  test('also where each has a tick and a star besides', async () => {
    const mails = [
      'Tom Farrell When is my bookcase coming?',
      'Agnes Roy Wobbly table',
      'Yusuf Demir Parts missing',
    ].map((name) => ({ open: button(name), star: button(`Star ${name}`), select: tick(`Tick ${name}`) }))
    const inbox = [heading('Inbox'), list(...mails.map(({ open, star, select }) => item(select, open, star)))]
    expect(await first('What order number does Tom Farrell give in his message?', inbox)).toEqual([
      'peek',
      mails[0]?.open.ref,
    ])
    expect(await first('Star the message from Agnes Roy about the wobbly table', inbox)).toEqual([
      'click',
      mails[1]?.star.ref,
    ])
  })
})

describe('cards', () => {
  const card = (name: string, client: string, due: string) =>
    node('article', '', {
      children: [
        node('button', `Actions for ${name}`, { expanded: false, text: '⋯' }),
        button(name),
        node('generic', '', { text: client }),
        node('generic', '', { text: `Due ${due}` }),
      ],
    })
  const column = (name: string, ...cards: ReturnType<typeof card>[]) =>
    node('region', name, { children: [node('heading', name, { level: 2 }), ...cards] })
  const board = [
    column('Prepress', card('Table cards', 'Harbour Café', '19 June'), card('Letterheads', 'Alder & Finch', '25 June')),
    column('Printing', card('Menus', 'Harbour Café', '17 June'), card('Flyers', 'Northgate School', '27 June')),
  ]
  test('are called by the button of their own name, and a day without a year is of any', async () => {
    const { done } = await decideOn('Which jobs in Printing are due before 20 June?', board)
    expect(done?.answer).toEqual({ answer: 'Menus' })
  })

  test('what goes elsewhere by one press is no way to look at anything', async () => {
    const menu = ['Move to Quote', 'Move to Finishing', 'Archive'].map((name) => node('menuitem', name))
    const open = [heading('Board'), node('menu', '', { children: menu })]
    const { acts = [] } = await decideOn('Tick "Proof approved" on the Alder & Finch business cards', open)
    expect(acts.filter((act) => act.do === 'click' && menu.some(({ ref }) => ref === act.ref))).toEqual([])
  })
})

describe('another row is not touched', () => {
  test('where what is said to be moved is not called so', async () => {
    const rows = ['Drift', 'Paper Boats', 'Velvet Lock'].map((name) => ({
      name,
      buttons: [node('button', `Move ${name} up`, { disabled: name === 'Drift' }), button(`Move ${name} down`)],
    }))
    const page = [heading('Night playlist'), list(...rows.map(({ name, buttons }) => item(name, ...buttons)))]
    const { acts = [] } = await decideOn('Move Harbour Lights to second place', page)
    expect(acts.filter((act) => act.do === 'click')).toEqual([])
  })

  test('whom something is given to does not say which row it is', async () => {
    const tickets = ['1048 Mould in bathroom', '1041 Lift stuck on second floor', '1045 Boiler fault'].map((name) =>
      link(name, `/tickets/${name.slice(0, 4)}`),
    )
    const who = ['Dana', 'Unassigned', 'Leroy']
    const rows = tickets.map((ticket, at) => ['Urgent', ticket, who[at] ?? ''])
    const page = [heading('Tickets'), table(['Priority', 'Ticket', 'Assigned to'], ...rows)]
    expect(await first('Assign the ticket about the stuck lift to Dana', page)).toEqual(['click', tickets[1]?.ref])
  })

  const days = ['Monday', 'Tuesday', 'Wednesday']
  const projects = ['Nordwind manual', 'Nordwind website', 'Halden catalogue'].map((name) => ({
    name,
    fields: days.map((day, at) => field(`${name}, ${day}`, at === 1 && name.endsWith('website') ? '3' : '')),
  }))
  const sheet = [
    heading('Timesheet'),
    table(['Project', ...days], ...projects.map(({ name, fields }) => [name, ...fields])),
    button('Save'),
  ]
  test('a word before a day is not told by the day', async () => {
    const meant = projects[0]?.fields[1]
    expect(await first('Enter 3.5 hours for the Nordwind manual on Tuesday', sheet)).toEqual(['fill', meant?.ref])
    expect((await decideOn('Enter 3.5 for the Nordwind leaflet on Tuesday', sheet)).acts).toBe(undefined)
  })

  test('all but two are not the two', async () => {
    const boxes = ['1 Derw', '4 Celyn', '5 Helyg', '7 Ywen'].map((room) => ({
      room,
      box: tick(`Room ${room} cleaned`),
    }))
    const rooms = table(['Room', 'Cleaned'], ...boxes.map(({ room, box }) => [room, box]))
    const { acts } = await decideOn('Tick all rooms except 4 and 7 as cleaned and save the list', [
      heading('Housekeeping'),
      rooms,
      button('Save list'),
    ])
    expect(acts).toEqual([boxes[0], boxes[2]].map((one) => ({ do: 'check', ref: one?.box.ref, on: true })))
  })
})

describe('said of what is asked', () => {
  const goods = table(
    ['Product', 'Sold by', 'Price', 'In stock'],
    ['Spelt and walnut loaf', 'loaf', '£4.35', '6'],
    ['Spelt loaf', 'loaf', '£3.85', '9'],
    ['Rye loaf', 'loaf', '£3.60', '4'],
  )
  const flats = table(
    ['Building', 'Flat', 'Rent per month', 'Let to'],
    ['Alder House', '1B', '£745.50', 'Vacant'],
    ['Alder House', '2A', '£812.00', 'Nora Feldman'],
    ['Birch House', '2B', '£715.25', 'Vacant'],
  )
  const parts = table(
    ['Teil', 'Preis', 'Bestand', 'Mindestbestand'],
    ['Bremsbelag', '11,90 €', '14', '6'],
    ['Kette', '29,90 €', '0', '3'],
  )
  const plots = table(
    ['Parzelle', 'Größe', 'Strom', 'Pächter'],
    ['Parzelle 3', '248 m²', 'ja', 'Helga Stiebitz'],
    ['Parzelle 4', '322 m²', 'nein', 'Thuy Nguyen'],
  )
  const tickets = list(
    ...['Mould in bathroom · opened 17 Feb · Open', 'Smoke alarm · opened 19 Feb · Closed'].map((words) => item(words)),
  )
  test.each([
    ['What does the spelt loaf cost?', goods, '£3.85'],
    ['Which loaf do we have the most of?', goods, 'Spelt loaf (9)'],
    ['What is the rent of all the vacant flats added up?', flats, '1460.75'],
    ['Welche Teile liegen unter dem Mindestbestand?', parts, 'Kette'],
    ['Welche Parzelle ist die größte?', plots, 'Parzelle 4'],
    ['List the open tickets, oldest first.', tickets, 'Mould in bathroom'],
  ])('%s', async (goal, seen, answer) => {
    expect((await decideOn(goal, [heading('List'), seen])).done?.answer).toEqual({ answer })
  })
})

describe('said of what is done', () => {
  test('what is added is ticked where a box is called just so', async () => {
    const cot = tick('Lit bébé')
    const form = [heading('Réservation 312'), field('Arrivée'), cot, tick('Chien'), button('Enregistrer')]
    expect(await first('Ajoute un lit bébé à cette réservation', form)).toEqual(['check', cot.ref])
  })

  test('a link in a row that is called by the deed and the row’s number does it', async () => {
    const cancels = ['311', '302'].map((number) => link(`Annuler la réservation ${number}`, `/${number}/annuler`))
    const rows = [
      ['311', 'Baptiste Jean-Marc', cancels[0] as never],
      ['302', 'Delmas Antoine', cancels[1] as never],
    ]
    const page = [heading('Réservations'), table(['N°', 'Client', ''], ...rows)]
    expect(await first('Annule la réservation d’Antoine Delmas.', page)).toEqual(['click', cancels[1]?.ref])
  })

  test('small words tell "Out of service" from "In service"', async () => {
    const status = choice('Status', 'In service', 'Out of service')
    const page = [heading('Kingfisher II'), status, button('Save')]
    const { acts } = await decideOn('Put Kingfisher II out of service.', page)
    expect(acts?.[0]).toEqual({ do: 'choose', ref: status.ref, options: ['Out of service'] })
  })

  test('the field beside a tick takes the day that was said with it', async () => {
    const [on, until] = [tick('Send an automatic reply'), field('Until', '', 'date')]
    const reply = node('group', 'Automatic reply', { children: [on, until, field('Text', 'Thank you')] })
    const { acts = [] } = await decideOn('Turn on the automatic reply, until 3 August 2026.', [
      heading('Settings'),
      reply,
      button('Save settings'),
    ])
    expect(acts.slice(0, 2)).toEqual([
      { do: 'check', ref: on.ref, on: true },
      { do: 'fill', ref: until.ref, text: '2026-08-03' },
    ])
  })
})
