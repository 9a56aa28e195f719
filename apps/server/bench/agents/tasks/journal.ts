import { type BenchTask, lists, reads, says } from './task.ts'

export const journalTasks: readonly BenchTask[] = [
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
    'journal',
    [
      'Who wrote "La piscine rouvre" according to @?',
      'Go to @ and tell me the author of La piscine rouvre',
      'Open @ and find who wrote "La piscine rouvre"',
    ],
    says('Zoé Blanc'),
  ),
  reads(
    'journal',
    [
      'When did "Nouvelle ligne de tram" appear on @?',
      'Go to @ and tell me the date of Nouvelle ligne de tram',
      'Open @ and find the date of "Nouvelle ligne de tram"',
    ],
    ({ said }) => said.includes('2026-04-03') || said.includes('3 avril 2026'),
  ),
  reads(
    'journal',
    ['How many articles are on @?', 'Combien d’articles y a-t-il sur @ ?', 'Go to @ and count the articles'],
    says(4),
  ),
  reads(
    'journal',
    [
      'What is the newest article on @?',
      'Go to @ and tell me the title of the newest article',
      'Open @ and find the latest article',
    ],
    says('La piscine rouvre'),
  ),
  reads(
    'journal',
    [
      'Go to @ and save the titles of the articles by Anne Moreau as CSV',
      'From @ collect the titles of all articles whose author is Anne Moreau as a CSV',
      'Open @ and give me a CSV with the articles by Anne Moreau',
    ],
    lists(['Le pont', 'Le marché'], ['La piscine', 'Nouvelle ligne']),
  ),
]
