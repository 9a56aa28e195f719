import type { State } from './site.ts'
import { CHAIRS } from './sites/office.ts'

export interface Done {
  state: State
  /** What the run said, as one text: its result and the files it made. */
  said: string
}

export interface BenchTask {
  site: string
  /** Whether something was to change. */
  writes: boolean
  /** The same wish in different words; `@` is the address of the site. */
  words: readonly string[]
  /** Whether it was done, from what the site remembers and what was answered; never from what the run thinks of itself. */
  done(done: Done): boolean
}

const last = ({ posts }: State): Record<string, string> => posts.at(-1)?.form ?? {}
const sent = ({ state }: Done, wanted: Record<string, string>): boolean =>
  state.posts.length > 0 && Object.entries(wanted).every(([key, value]) => last(state)[key] === value)
const once = (done: Done, wanted: Record<string, string>): boolean =>
  done.state.posts.length === 1 && sent(done, wanted)
const says =
  (...parts: (string | number)[]) =>
  ({ said }: Done) =>
    parts.every((part) => said.includes(String(part)))
const todos = ({ state }: Done) => state.items as { title: string; done: boolean }[]

const writes = (site: string, words: readonly string[], done: BenchTask['done']): BenchTask => ({
  site,
  writes: true,
  words,
  done,
})
const reads = (site: string, words: readonly string[], done: BenchTask['done']): BenchTask => ({
  site,
  writes: false,
  words,
  done,
})

const cheap = CHAIRS.filter(({ price }) => price < 60)
const dearest = CHAIRS.reduce((a, b) => (b.price > a.price ? b : a))
const cheapest = CHAIRS.reduce((a, b) => (b.price < a.price ? b : a))

export const TASKS: readonly BenchTask[] = [
  writes(
    'todo',
    [
      'Go to @ and add "Pay the rent"',
      'Open @, then add the to-do Pay the rent',
      'On @ create a new task called "Pay the rent"',
    ],
    (done) => todos(done).some(({ title }) => title === 'Pay the rent') && todos(done).length === 4,
  ),
  writes(
    'todo',
    ['Go to @ and delete "Buy milk"', 'On @, remove the item Buy milk', 'Open @ and get rid of "Buy milk"'],
    (done) => todos(done).length === 2 && !todos(done).some(({ title }) => title === 'Buy milk'),
  ),
  writes(
    'todo',
    [
      'Go to @ and mark "Water the plants" as done',
      'On @, complete Water the plants',
      'Open @ and check off "Water the plants"',
    ],
    (done) => todos(done)[1]?.done === true && todos(done)[0]?.done === false,
  ),
  reads(
    'todo',
    ['How many to-dos are on @?', 'Go to @ and count the items', 'Open @ and tell me how many entries there are'],
    says(3),
  ),
  writes(
    'booking',
    [
      'Go to @ and book a table for 4 guests on 2030-06-12 at 19:00 on the terrace, name Ada Lovelace',
      'On @, fill in the form with name "Ada Lovelace", guests 4, date 12 June 2030, time 19:00, where Terrace and book now',
      'Open @ and reserve for Ada Lovelace: 4 guests, June 12 2030, 19:00, terrace',
    ],
    (done) => once(done, { name: 'Ada Lovelace', guests: '4', date: '2030-06-12', time: '19:00', where: 'terrace' }),
  ),
  writes(
    'booking',
    [
      'Go to @ and book a table for Bob Stone, 2 guests, on 2030-01-05 at 20:00 with a high chair',
      'On @ fill name with Bob Stone, guests with 2, date with 2030-01-05, time with 20:00, tick High chair and press Book now',
      'Open @, enter Bob Stone as your name, 2 as guests, 5 January 2030 as date, choose 20:00, check High chair, then book now',
    ],
    (done) => once(done, { name: 'Bob Stone', guests: '2', date: '2030-01-05', time: '20:00', highchair: 'on' }),
  ),
  writes(
    'library',
    [
      'Go to @ and borrow "The Trial"',
      'On @, press Borrow in the row of The Trial',
      'Open @, search for Kafka and borrow the book',
    ],
    (done) => once(done, { title: 'The Trial' }),
  ),
  writes(
    'library',
    [
      'Go to @, search for Woolf and click Borrow',
      'Open @ and find Woolf, then press "Borrow"',
      'On @ look up The Waves and borrow it',
    ],
    (done) => once(done, { title: 'The Waves' }),
  ),
  reads(
    'library',
    [
      'Who wrote "Invisible Cities" according to @?',
      'Go to @ and tell me the author of Invisible Cities',
      'Open @ and find the author of "Invisible Cities"',
    ],
    says('Calvino'),
  ),
  reads(
    'library',
    [
      'Go to @ and collect the title and year of every book before 1950 as a CSV',
      'From @ get me title and year of all books with a year under 1950 in a CSV file',
      'Open @, list the title and year of the books older than 1950 and save them as CSV',
    ],
    ({ said }) =>
      ['Middlemarch', 'The Trial', 'Ficciones', 'The Waves'].every((one) => said.includes(one)) &&
      !said.includes('Beloved'),
  ),
  reads(
    'library',
    [
      'Which book on @ is the oldest?',
      'Go to @ and tell me the title of the oldest book',
      'Open @ and find the book with the lowest year',
    ],
    says('Middlemarch'),
  ),
  writes(
    'bestellung',
    [
      'Gehe zu @ und bestelle 3 Honig für Anna Berg, Lindenweg 4, 80331 München',
      'Go to @ and fill in Vorname Anna, Nachname Berg, Straße "Lindenweg 4", PLZ 80331, Ort München, Artikel Honig, Menge 3 and press Bestellen',
      'On @ fill the form with first name Anna, last name Berg, street Lindenweg 4, postal code 80331, city München, Artikel Honig and Menge 3, then submit it',
    ],
    (done) =>
      once(done, { v1: 'Anna', v2: 'Berg', v3: 'Lindenweg 4', v4: '80331', v5: 'München', v6: 'Honig', v7: '3' }),
  ),
  writes(
    'market',
    [
      'Go to @ and add the figs to the basket',
      'On @ press "Add to basket" for Figs',
      'Open @ and put Figs, 6 pieces into the basket',
    ],
    ({ state }) => JSON.stringify(state.cart) === '["Figs, 6 pieces"]',
  ),
  writes(
    'market',
    [
      'Go to @, add Plums to the basket and check out',
      'On @ put the plums in the basket, then check out',
      'Open @, add Plums, 1 kg to the basket, then click Check out',
    ],
    ({ state }) =>
      JSON.stringify(state.cart) === '["Plums, 1 kg"]' && state.posts.filter(({ path }) => path === 'pay').length === 1,
  ),
  reads(
    'market',
    [
      'What do the walnuts cost on @?',
      'Go to @ and tell me the price of Walnuts',
      'Open @ and find out how much the walnuts are',
    ],
    says('6.2'),
  ),
  reads(
    'market',
    [
      'Go to @ and give me everything under 3 euros as a CSV',
      'Collect the name and price of all products below 3 euros on @ and save a CSV',
      'From @ list name and price of what costs less than 3 euros, as CSV',
    ],
    ({ said }) =>
      said.includes('Apples') && said.includes('Plums') && !said.includes('Pears') && !said.includes('Figs'),
  ),
  reads(
    'market',
    [
      'What is the cheapest product on @?',
      'Go to @ and tell me the name of the cheapest product',
      'Open @ and find the product with the lowest price',
    ],
    says('Apples'),
  ),
  writes(
    'letter',
    [
      'Go to @ and subscribe ada@example.com monthly',
      'On @ enter ada@example.com as e-mail address, choose Monthly and press Subscribe',
      'Open @, fill in E-mail address with ada@example.com, How often with Monthly and subscribe',
    ],
    (done) => once(done, { email: 'ada@example.com', often: 'Monthly' }),
  ),
  writes(
    'support',
    [
      'Go to @ and open a ticket with subject "Printer broken", priority High and description "It eats paper"',
      'On @ fill in subject Printer broken, priority High, description "It eats paper" and press Open ticket',
      'Open @, enter "Printer broken" as subject, choose High as priority, write "It eats paper" into description and open the ticket',
    ],
    (done) => once(done, { subject: 'Printer broken', priority: 'High', text: 'It eats paper' }),
  ),
  reads(
    'journal',
    [
      'Go to @ and collect the titles and dates of all articles as a CSV',
      'Va sur @ et collecte le titre et la date de tous les articles en CSV',
      'From @ get title and date of every article into a CSV file',
    ],
    ({ said }) => ['Le pont', '2026-04-03', 'La piscine'].every((one) => said.includes(one)),
  ),
  reads(
    'journal',
    [
      'How many articles did Anne Moreau write on @?',
      'Go to @ and count the articles by Anne Moreau',
      'Open @ and tell me how many articles are by Anne Moreau',
    ],
    says(2),
  ),
  reads(
    'staff',
    [
      'What is the phone number of Otto Kranz on @?',
      'Go to @ and tell me the phone of Otto Kranz',
      'Open @ and find the phone number of Otto Kranz',
    ],
    ({ said }) => said.replace(/\D/g, '').includes('2025550114'),
  ),
  reads(
    'staff',
    [
      'How many people work in Sales according to @?',
      'Go to @ and count the people whose department is Sales',
      'Open @ and tell me how many people are in the Sales department',
    ],
    says(2),
  ),
  reads(
    'staff',
    [
      'Go to @ and save the name and e-mail of everybody in Engineering as a CSV',
      'From @ collect name and e-mail of the people whose department is Engineering into a CSV',
      'Open @ and give me a CSV with the names and e-mails of Engineering',
    ],
    ({ said }) =>
      said.includes('otto@office.example') && said.includes('iris@office.example') && !said.includes('maya@'),
  ),
  reads(
    'staff',
    [
      'In which city is Bea Novak according to @?',
      'Go to @ and tell me the city of Bea Novak',
      'Open @ and find out the city of Bea Novak',
    ],
    says('Brno'),
  ),
  reads(
    'chairs',
    [
      'Go to @ and collect the name and price of every chair under 60 dollars as a CSV',
      'Get all chairs below 60 dollars from all pages of @ into a CSV with name and price',
      'Open @, go through all pages, keep the chairs cheaper than $60 and save name and price as CSV',
    ],
    ({ said }) => cheap.every(({ name }) => new RegExp(`${name}\\b`).test(said)) && !said.includes(dearest.name),
  ),
  reads(
    'chairs',
    [
      'How many chairs are there on all pages of @?',
      'Go to @ and count the chairs over all pages',
      'Open @ and tell me how many chairs there are altogether',
    ],
    says(CHAIRS.length),
  ),
  reads(
    'chairs',
    [
      'What is the most expensive chair on @?',
      'Go to @ and tell me the name of the dearest chair on all pages',
      'Open @ and find the chair with the highest price',
    ],
    says(dearest.name),
  ),
  reads(
    'chairs',
    [
      'Which is the cheapest chair on @?',
      'Go to @ and tell me the name of the cheapest chair of all pages',
      'Open @ and find the chair with the lowest price',
    ],
    says(cheapest.name),
  ),
  writes(
    'settings',
    [
      'Go to @, open Profile, set the display name to Samira and save the profile',
      'On @ go to Profile, change Display name to Samira, then press Save profile',
      'Open @ and in the profile change the display name to "Samira" and save',
    ],
    (done) => once(done, { display: 'Samira' }),
  ),
  writes(
    'settings',
    [
      'Go to @, open Profile, choose Asia/Tokyo as time zone and save the profile',
      'On @ in Profile set Time zone to Asia/Tokyo and press "Save profile"',
      'Open @, go to the profile, select Asia/Tokyo for the time zone and save',
    ],
    (done) => once(done, { zone: 'Asia/Tokyo' }),
  ),
  writes(
    'settings',
    [
      'Go to @, open Notifications, tick Security alerts and save the changes',
      'On @ go to Notifications, turn on Security alerts and press Save changes',
      'Open @ and under notifications enable "Security alerts", then save',
    ],
    (done) => once(done, { security: 'on', weekly: 'on' }),
  ),
  writes(
    'settings',
    [
      'Go to @, open Notifications, untick Weekly summary and save the changes',
      'On @ go to Notifications, turn off Weekly summary and press Save changes',
      'Open @ and under notifications disable "Weekly summary", then save',
    ],
    ({ state }) => state.posts.length === 1 && last(state).weekly === undefined,
  ),
  reads(
    'intranet',
    [
      'Log in to @ and tell me my remaining leave',
      'Sign in at @ and tell me the remaining leave',
      'Go to @, log in and read the remaining leave',
    ],
    says(17),
  ),
]
