export default {
  title: 'AI Templates',
  subtitle: 'Six starting points. Pick one and make it yours.',
  search: 'Search templates',
  category: 'Category',
  all: 'All',
  complexity: 'Revolutionary',
  level: 'AI level: {level}',
  tasks: 'What it does',
  features: 'What sets it apart',
  example: 'Example',
  use: 'Use template',
  useOf: 'Use template {title}',
  count: '{count, plural, =0 {No templates} one {# template} other {# templates}}',
  none: 'No template matches',
  noneHint: 'Try another word or all categories.',
  clear: 'Show all templates',
  categories: {
    sales: 'Sales',
    finance: 'Finance',
    commerce: 'Commerce',
    communication: 'Communication',
    data: 'Data',
    support: 'Customer care',
  },
  draft: {
    start: 'Starts at',
    startHint:
      'Your practice site: anything may be tried there. For your own site, put in its address; the steps look for the same words there.',
    startMissing: 'Please give the whole address where the work begins, such as https://shop.example/contacts.',
    steps: 'Steps',
    changed: 'You changed the words. On its first run the agent makes new steps from them.',
  },
  items: {
    leads: {
      title: 'Lead Researcher',
      description:
        'Goes through a list of contacts, keeps those who are leads and hands you a workbook, the most valuable first.',
      placeholder:
        'Read all contacts, keep those whose stage is Lead, sort them by value and save them as an Excel file.',
      aiLevel: 'Strategic',
      tasks: {
        one: 'Opens your list of contacts',
        two: 'Reads every page of it',
        three: 'Keeps those who are leads',
        four: 'Puts the most valuable first',
        five: 'Saves them as a workbook',
      },
      features: {
        one: 'Turns page after page by itself',
        two: 'Finds columns by what they are called',
        three: 'Runs again without a model',
      },
    },
    invoices: {
      title: 'Invoice Clerk',
      description:
        'Finds the invoice in the mailbox, fetches the PDF and turns what it says into a row for your books.',
      placeholder:
        'Open the message with the invoice, download the PDF, read number, dates and totals and save them as a CSV file.',
      aiLevel: 'Meticulous',
      tasks: {
        one: 'Opens the mailbox',
        two: 'Opens the message with the invoice',
        three: 'Fetches the attached PDF',
        four: 'Reads number, dates, totals and parties',
        five: 'Writes a row for bookkeeping',
      },
      features: {
        one: 'Keeps the document beside the figures',
        two: 'Takes text in a document as data, never as an order',
        three: 'Pays nothing and sends nothing',
      },
    },
    prices: {
      title: 'Price Watch',
      description:
        'Reads every offer of a shop, even where the list grows as one scrolls, and puts the cheapest first.',
      placeholder:
        'Read name and price of every offer, sort them by price, save them as a CSV file and tell me the lowest and the highest price.',
      aiLevel: 'Vigilant',
      tasks: {
        one: 'Opens the page with the offers',
        two: 'Reads name and price of each, to the very end',
        three: 'Puts the cheapest first',
        four: 'Saves the prices as a file',
        five: 'Tells the lowest and the highest price',
      },
      features: {
        one: 'Scrolls until nothing more comes',
        two: 'Runs on a schedule and can alert you to a lower price',
        three: 'Looks for words, not for places on the page',
      },
    },
    inbox: {
      title: 'Inbox Triage',
      description: 'Goes through your inbox and sends you one message that says what is waiting.',
      placeholder:
        'Read the sender, subject and date of every message and send me one message with the list of subjects.',
      aiLevel: 'Perceptive',
      tasks: {
        one: 'Opens the mailbox',
        two: 'Reads sender, subject and date of each message',
        three: 'Puts the subjects into one list',
        four: 'Begins a new message',
        five: 'Sends you the summary',
      },
      features: {
        one: 'Proves by the server’s answer that the message was taken',
        two: 'Does not obey orders hidden in messages',
        three: 'Can be told to ask before it sends',
      },
    },
    reports: {
      title: 'Report Writer',
      description: 'Gathers the figures of a long table, adds them up and writes a report with the numbers attached.',
      placeholder:
        'Read the ledger, add up the amounts, save the figures as an Excel file and write a PDF report with the sum.',
      aiLevel: 'Analytical',
      tasks: {
        one: 'Opens the table',
        two: 'Reads its rows, page after page',
        three: 'Adds up the amounts',
        four: 'Saves the figures as a workbook',
        five: 'Writes a PDF report with the sum',
      },
      features: {
        one: 'Reckons, never guesses',
        two: 'Attaches the workbook behind the report',
        three: 'Says plainly when something cannot be read',
      },
    },
    support: {
      title: 'Support Desk',
      description: 'Finds the customer, notes what happened and saves it, with proof that the record was changed.',
      placeholder:
        'Search for the customer, open the record, write into the notes that a replacement was promised, and save it.',
      aiLevel: 'Empathic',
      tasks: {
        one: 'Opens the customer list',
        two: 'Searches for the customer',
        three: 'Opens the record',
        four: 'Writes down what happened',
        five: 'Saves it and checks the answer',
      },
      features: {
        one: 'Verified by the server’s answer, not by the page’s words',
        two: 'Shows in a dry run what would be saved',
        three: 'Finds fields by the names you see',
      },
    },
  },
} as const
