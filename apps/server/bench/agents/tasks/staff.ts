import { type BenchTask, lists, reads, says } from './task.ts'

export const staffTasks: readonly BenchTask[] = [
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
    'staff',
    [
      'What is the e-mail address of Tariq Aziz on @?',
      'Go to @ and tell me the e-mail of Tariq Aziz',
      '¿Cuál es el correo de Tariq Aziz en @?',
    ],
    says('tariq@office.example'),
  ),
  reads(
    'staff',
    [
      'In which department does Iris Vega work according to @?',
      'Go to @ and tell me the department of Iris Vega',
      'Open @ and find the department of Iris Vega',
    ],
    says('Engineering'),
  ),
  reads(
    'staff',
    [
      'Who works in Finance according to @?',
      'Go to @ and tell me the name of the person whose department is Finance',
      'Open @ and find who is in Finance',
    ],
    says('Tariq Aziz'),
  ),
  reads(
    'staff',
    [
      'Who is in Graz according to @?',
      'Go to @ and tell me the name of the person whose city is Graz',
      'Open @ and find the name of whoever is in Graz',
    ],
    says('Otto Kranz'),
  ),
  reads(
    'staff',
    [
      'How many people are listed on @?',
      'Go to @ and count the people',
      'Open @ and tell me how many people there are',
    ],
    says(5),
  ),
  reads(
    'staff',
    [
      'Go to @ and save everybody with name and phone as an Excel file',
      'From @ get name and phone of all people as XLSX',
      'Open @ and give me a spreadsheet with names and phones',
    ],
    ({ said }) => /\.xlsx/.test(said),
  ),
  reads(
    'staff',
    [
      'Go to @ and save name and city of everybody in Sales as CSV',
      'From @ collect the name and city of all people whose department is Sales into a CSV',
      'Open @ and give me a CSV with name and city of the Sales people',
    ],
    lists(['Oslo', 'Brno'], ['Lyon', 'Graz', 'Cadiz']),
  ),
]
