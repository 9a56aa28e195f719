/** Ours: the kinds of work by which the Command Center sorts its examples. Their names are texts. */
export const EXAMPLE_KINDS = ['read', 'files', 'form', 'change', 'post', 'several'] as const
export type ExampleKind = (typeof EXAMPLE_KINDS)[number]

/**
 * What may be tried on the practice site as it stands here, without a key. In English in every language: measured in the
 * five others, the built-in mind carries out no more than two of three such sentences.
 */
export const EXAMPLES = {
  read: [
    'What does the Label printer cost in the practice shop?',
    'How many products does the practice shop have on all pages?',
    'What is the most expensive product in the practice shop?',
    'What is the phone number of Dag Nyström in the practice crm?',
    'Which company does Grace Osei work for in the practice crm?',
  ],
  files: [
    'Go to the practice shop, collect the name and price of every product under 50 dollars and give me a CSV',
    'List the five cheapest products in the practice shop with name and price as an Excel file',
    'Open the practice documents and download the price list',
    'Open the practice documents, download "Invoice 88-1203 of Conti Tools Srl", then read the file and tell me the due date',
    'Open the practice mailbox, open "Invoice 2026-0417" and download invoice-2026-0417.pdf',
  ],
  form: [
    'Go to the practice shop, open Desk lamp and order 2 for Chiara Conti',
    'Go to the practice shop, search for Wireless mouse, open it and order 3 with express delivery',
    'Go to the practice shop, search for toner, open it and order 4 for Farid Haddad with express delivery and gift wrapping',
    'Go to the practice shop, search for scissors, open it and order 2 for Dag Nyström with the note "Leave at the door"',
    'Go to the practice shop, search for fountain pen, open it, choose Edith Brandt as customer and place the order',
  ],
  change: [
    'Go to the practice crm, open Bruno Alves, set the stage to Won and save the contact',
    'Go to the practice crm, search for Grace Osei, open her and set the city to London, then save the contact',
    'Go to the practice crm, open Chiara Conti, set the value to 5000 and save the contact',
    'In the practice crm open Edith Brandt, change the phone to +49 341 555 0199 and save the contact',
    'In the practice crm open Farid Haddad, add the note "Call back on Monday" and save the contact',
  ],
  post: [
    'Go to the practice mailbox and tell me who sent "Invoice 2026-0417"',
    'Go to the practice mailbox and save the from, subject and date of all messages as CSV',
    'In the practice mailbox write a new message to bruno@example.com with subject "Thursday" and message "10:30 is fine."',
    'Collect name and price of all products in the practice shop under 5 dollars and mail them to boss@example.com',
    'Call +12025550123 and say "The delivery comes at nine"',
  ],
  several: [
    'Go to the practice shop, open Wireless mouse. If the price is under 30 dollars, order 1',
    'For each of the contacts in the practice crm with stage Lost, open the page and read the city, and save it as cities.csv',
    'Go to the practice shop, search for Keyboard, open it and order 1 for Ada Verwey, then go to the practice account, log in and list my orders',
    'Go to the practice shop, open Hole punch, order 1 for Ada Verwey, then go to the practice crm, open Ada Verwey, set the stage to Qualified and save the contact',
    'Go to the practice crm, open Ines Abel, set the stage to Won, save the contact, then go to the practice mailbox and write a new message to grace@example.com with subject "Won" and message "Ines Abel has signed."',
  ],
} as const satisfies Record<ExampleKind, readonly string[]>
export type Example = (typeof EXAMPLES)[ExampleKind][number]
