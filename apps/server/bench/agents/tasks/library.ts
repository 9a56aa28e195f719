import { type BenchTask, lists, once, reads, says, writes } from './task.ts'

export const libraryTasks: readonly BenchTask[] = [
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
    'library',
    [
      'Go to @ and borrow "Beloved"',
      'On @ click Borrow next to Beloved',
      'Open @, search for Morrison and press Borrow',
    ],
    (done) => once(done, { title: 'Beloved' }),
  ),
  writes(
    'library',
    [
      'Go to @ and borrow "Ficciones"',
      'On @ click Borrow next to Ficciones',
      'Open @, search for Borges and press Borrow',
    ],
    (done) => once(done, { title: 'Ficciones' }),
  ),
  writes(
    'library',
    [
      'Go to @ and borrow "Invisible Cities"',
      'On @ click Borrow next to Invisible Cities',
      'Open @, search for Calvino and press Borrow',
    ],
    (done) => once(done, { title: 'Invisible Cities' }),
  ),
  writes(
    'library',
    [
      'Go to @ and borrow "Middlemarch"',
      'On @ click Borrow next to Middlemarch',
      'Open @, search for Eliot and press Borrow',
    ],
    (done) => once(done, { title: 'Middlemarch' }),
  ),
  writes(
    'library',
    [
      'Go to @ and borrow "The Sea Wall"',
      'On @ click Borrow next to The Sea Wall',
      'Open @, search for Duras and press Borrow',
    ],
    (done) => once(done, { title: 'The Sea Wall' }),
  ),
  reads(
    'library',
    ['How many books are there on @?', 'Go to @ and count the books', 'Open @ and tell me the number of books'],
    says(7),
  ),
  reads(
    'library',
    [
      'When was "Beloved" published according to @?',
      'Go to @ and tell me the year of Beloved',
      'Open @ and find the year of "Beloved"',
    ],
    says(1987),
  ),
  reads(
    'library',
    [
      'How many copies of The Waves does @ have?',
      'Go to @ and tell me the copies of The Waves',
      'Open @ and find the number of copies of "The Waves"',
    ],
    says(5),
  ),
  reads(
    'library',
    [
      'Which book on @ is the newest?',
      'Go to @ and tell me the title of the newest book',
      'Open @ and find the book with the highest year',
    ],
    says('Beloved'),
  ),
  reads(
    'library',
    [
      'Go to @ and save the title and author of all books as a CSV',
      'From @ collect title and author of every book into a CSV',
      'Open @ and give me a CSV of all books with title and author',
    ],
    lists(['Middlemarch', 'G. Eliot', 'I. Calvino']),
  ),
  reads(
    'library',
    [
      'Go to @ and list the books sorted by year as a CSV',
      'Open @, sort the books by year and save title and year as CSV',
      'From @ give me title and year of the books, oldest first, as a CSV',
    ],
    ({ said }) =>
      said.indexOf('Middlemarch') >= 0 &&
      said.lastIndexOf('Middlemarch') < said.lastIndexOf('Ficciones') &&
      said.lastIndexOf('Ficciones') < said.lastIndexOf('Beloved'),
  ),
  reads(
    'library',
    [
      'Go to @ and add up all copies',
      'On @, what is the total of the copies?',
      'Open @ and tell me the sum of the copies',
    ],
    says(17),
  ),
]
