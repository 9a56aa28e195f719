import { type BenchTask, type Done, lists, reads, says, writes } from './task.ts'

interface Order {
  customerId: string
  status: string
  lines: { sku: string; quantity: number }[]
}

const orders = ({ state }: Done) => state.orders as Order[]
const ordered = (sku: string, quantity: number, customerId?: string) => (done: Done) => {
  const [order, ...more] = orders(done)
  return (
    more.length === 0 &&
    order?.lines.length === 1 &&
    order.lines[0]?.sku === sku &&
    order.lines[0]?.quantity === quantity &&
    (customerId === undefined || order.customerId === customerId)
  )
}
const contact = ({ state }: Done, name: string) =>
  (state.contacts as { name: string; stage: string; phone: string; city: string; notes: string; value: number }[]).find(
    (one) => one.name === name,
  )

/** The office that comes with the product: here it is one site among others. */
export const practiceTasks: readonly BenchTask[] = [
  reads(
    'practice',
    [
      'Go to the practice shop, collect the name and price of every product under 50 dollars and give me a CSV',
      'From the practice shop get me a CSV with name and price of all products below $50',
      'Open the practice shop, list what costs less than 50 dollars with name and price and save it as CSV',
    ],
    lists(['Copy paper A4', 'Hole punch', '42.9'], ['USB-C dock', 'Label printer']),
  ),
  reads(
    'practice',
    [
      'What does the Label printer cost in the practice shop?',
      'Go to the practice shop and tell me the price of the Label printer',
      'Open the practice shop, search for Label printer and tell me its price',
    ],
    says(159),
  ),
  reads(
    'practice',
    [
      'How many products does the practice shop have on all pages?',
      'Go to the practice shop and count the products on all pages',
      'Open the practice shop and tell me how many products there are on all pages',
    ],
    says(25),
  ),
  reads(
    'practice',
    [
      'What is the most expensive product in the practice shop?',
      'Go to the practice shop and tell me the name of the dearest product on all pages',
      'Open the practice shop and find the product with the highest price on all pages',
    ],
    says('Label printer'),
  ),
  writes(
    'practice',
    [
      'Go to the practice shop, open Desk lamp and order 2 for Chiara Conti',
      'In the practice shop search for Desk lamp, open it, choose Chiara Conti as customer, set the quantity to 2 and place the order',
      'Open the practice shop, go to Desk lamp, dimmable, fill in customer Chiara Conti, quantity 2 and press Place order',
    ],
    ordered('DSK-005', 2, 'C-03'),
  ),
  writes(
    'practice',
    [
      'Go to the practice shop, search for Wireless mouse, open it and order 3 with express delivery',
      'In the practice shop search for wireless mouse, open Wireless mouse, set quantity to 3, choose Express and press Place order',
      'Open the practice shop, look for the Wireless mouse, open it, enter 3 as quantity, select Express and place the order',
    ],
    ordered('TEC-002', 3),
  ),
  writes(
    'practice',
    [
      'Go to the practice crm, open Bruno Alves, set the stage to Won and save the contact',
      'In the practice CRM open Bruno Alves, change Stage to Won and press Save contact',
      'Open the practice contacts, go to Bruno Alves, choose Won as stage, then save',
    ],
    (done) => contact(done, 'Bruno Alves')?.stage === 'Won',
  ),
  writes(
    'practice',
    [
      'Go to the practice crm, search for Grace Osei, open her and set the city to London, then save the contact',
      'In the practice CRM search for Grace Osei, open Grace Osei, change City to London and press Save contact',
      'Open the practice contacts, look for Grace Osei, open Grace Osei, set City to London and save',
    ],
    (done) => contact(done, 'Grace Osei')?.city === 'London',
  ),
  reads(
    'practice',
    [
      'What is the phone number of Dag Nyström in the practice crm?',
      'Go to the practice crm and tell me the phone of Dag Nyström',
      'Open the practice contacts, search for Dag Nyström and read the phone',
    ],
    (done) => done.said.includes(contact(done, 'Dag Nyström')?.phone ?? '?'),
  ),
  writes(
    'practice',
    [
      'Collect name and price of all products in the practice shop under 5 dollars and mail them to boss@example.com',
      'From the practice shop get the name and price of everything below 5 dollars and send it by e-mail to boss@example.com',
      'Open the practice shop, list the products under $5 with name and price and email the list to boss@example.com',
    ],
    ({ mails }) => mails.length === 1 && mails[0]?.to[0] === 'boss@example.com' && JSON.stringify(mails[0]).length > 60,
  ),
  writes(
    'practice',
    [
      'Send an e-mail to ada@example.com with subject "Lunch" and text "At noon?"',
      'Mail ada@example.com with the subject "Lunch" saying "At noon?"',
      'Write an e-mail to ada@example.com, subject "Lunch", text "At noon?"',
    ],
    ({ mails }) =>
      mails.length === 1 &&
      mails[0]?.to[0] === 'ada@example.com' &&
      mails[0].subject === 'Lunch' &&
      mails[0].text.includes('At noon?'),
  ),
  writes(
    'practice',
    [
      'Call +12025550123 and say "The delivery comes at nine"',
      'Phone +12025550123 and tell them "The delivery comes at nine"',
      'Ring +12025550123 and say that "The delivery comes at nine"',
    ],
    ({ calls }) => calls.length === 1 && calls[0]?.to === '+12025550123',
  ),
]
