import type { Example } from '@app/spec'
import { answers, both, type Check, contact, ordered, rowsOf, says, wrote } from './example-come.ts'

/** By the words of each: whether it was done, from what the sites remember and what was answered. */
export const EXAMPLE_CHECKS: Record<Example, Check> = {
  'What does the Label printer cost in the practice shop?': answers('$159.00'),
  'How many products does the practice shop have on all pages?': answers('25'),
  'What is the most expensive product in the practice shop?': answers('Label printer'),
  'What is the phone number of Dag Nyström in the practice crm?': answers('+1 202 555 0103'),
  'Which company does Grace Osei work for in the practice crm?': answers('Osei Tea'),

  'Go to the practice shop, collect the name and price of every product under 50 dollars and give me a CSV': both(
    says('Copy paper A4', 'Hole punch', '42.9'),
    ({ said }) => rowsOf(said) === 20 && !said.includes('Label printer'),
  ),
  'List the five cheapest products in the practice shop with name and price as an Excel file': both(
    says('.xlsx'),
    ({ journal }) =>
      ['Index cards', 'Lever arch file, narrow', 'Lever arch file, wide', 'Staples 24/6', 'Recycled paper'].every(
        (name) => journal.includes(name),
      ) && !journal.includes('Label printer'),
  ),
  'Open the practice documents and download the price list': says('"name":"prices.csv"', '"bytes":1058'),
  'Open the practice documents, download "Invoice 88-1203 of Conti Tools Srl", then read the file and tell me the due date':
    says('"due date":"2026-05-02"'),
  'Open the practice mailbox, open "Invoice 2026-0417" and download invoice-2026-0417.pdf': both(
    says('"name":"invoice-2026-0417.pdf"'),
    ({ said }) => Number(/"bytes":(\d+)/.exec(said)?.[1]) > 1_000,
  ),

  'Go to the practice shop, open Desk lamp and order 2 for Chiara Conti': ordered('DSK-005', 2, 'C-03'),
  'Go to the practice shop, search for Wireless mouse, open it and order 3 with express delivery': ordered(
    'TEC-002',
    3,
    'C-01',
  ),
  'Go to the practice shop, search for toner, open it and order 4 for Farid Haddad with express delivery and gift wrapping':
    ordered('TEC-005', 4, 'C-06'),
  'Go to the practice shop, search for scissors, open it and order 2 for Dag Nyström with the note "Leave at the door"':
    ordered('DSK-004', 2, 'C-04'),
  'Go to the practice shop, search for fountain pen, open it, choose Edith Brandt as customer and place the order':
    ordered('PEN-004', 1, 'C-05'),

  'Go to the practice crm, open Bruno Alves, set the stage to Won and save the contact': contact('Bruno Alves', {
    stage: 'Won',
  }),
  'Go to the practice crm, search for Grace Osei, open her and set the city to London, then save the contact': contact(
    'Grace Osei',
    { city: 'London' },
  ),
  'Go to the practice crm, open Chiara Conti, set the value to 5000 and save the contact': contact('Chiara Conti', {
    value: 5_000,
  }),
  'In the practice crm open Edith Brandt, change the phone to +49 341 555 0199 and save the contact': contact(
    'Edith Brandt',
    { phone: '+49 341 555 0199' },
  ),
  'In the practice crm open Farid Haddad, add the note "Call back on Monday" and save the contact': contact(
    'Farid Haddad',
    { notes: 'Call back on Monday' },
  ),

  'Go to the practice mailbox and tell me who sent "Invoice 2026-0417"': answers('billing@fjordpaper.example'),
  'Go to the practice mailbox and save the from, subject and date of all messages as CSV': both(
    says('bruno@example.com,Meeting on Thursday,2026-05-13'),
    ({ said }) => rowsOf(said) === 5,
  ),
  'In the practice mailbox write a new message to bruno@example.com with subject "Thursday" and message "10:30 is fine."':
    wrote('bruno@example.com', 'Thursday', '10:30 is fine.'),
  'Collect name and price of all products in the practice shop under 5 dollars and mail them to boss@example.com': ({
    mails,
  }) => {
    const [mail, ...more] = mails.filter(({ to }) => to[0] === 'boss@example.com')
    return more.length === 0 && /Index cards.*3\.49/s.test(mail?.text ?? '') && !mail?.text.includes('Label printer')
  },
  'Call +12025550123 and say "The delivery comes at nine"': both(
    ({ calls }) => calls.length === 1 && calls[0]?.to === '+12025550123',
    says('The delivery comes at nine'),
  ),

  'Go to the practice shop, open Wireless mouse. If the price is under 30 dollars, order 1': ordered(
    'TEC-002',
    1,
    'C-01',
  ),
  'For each of the contacts in the practice crm with stage Lost, open the page and read the city, and save it as cities.csv':
    both(says('"cities.csv"', '/crm/P-005,Leipzig', '/crm/P-045,Ghent'), ({ said }) => rowsOf(said) === 9),
  'Go to the practice shop, search for Keyboard, open it and order 1 for Ada Verwey, then go to the practice account, log in and list my orders':
    both(ordered('TEC-003', 1, 'C-01'), says('64.9 USD')),
  'Go to the practice shop, open Hole punch, order 1 for Ada Verwey, then go to the practice crm, open Ada Verwey, set the stage to Qualified and save the contact':
    both(ordered('DSK-003', 1, 'C-01'), contact('Ada Verwey', { stage: 'Qualified' })),
  'Go to the practice crm, open Ines Abel, set the stage to Won, save the contact, then go to the practice mailbox and write a new message to grace@example.com with subject "Won" and message "Ines Abel has signed."':
    both(contact('Ines Abel', { stage: 'Won' }), wrote('grace@example.com', 'Won', 'Ines Abel has signed.')),
}
