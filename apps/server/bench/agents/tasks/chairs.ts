import { CHAIRS } from '../sites/office.ts'
import { type BenchTask, reads, says } from './task.ts'

const cheap = CHAIRS.filter(({ price }) => price < 60)
const dearest = CHAIRS.reduce((a, b) => (b.price > a.price ? b : a))
const cheapest = CHAIRS.reduce((a, b) => (b.price < a.price ? b : a))
const priceOf = (wanted: string) => CHAIRS.find(({ name }) => name === wanted)?.price ?? -1

export const chairsTasks: readonly BenchTask[] = [
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
  reads(
    'chairs',
    [
      'What does Chair model 17 cost on @?',
      'Go to @ and tell me the price of Chair model 17',
      'Open @ and find the price of "Chair model 17"',
    ],
    says(priceOf('Chair model 17')),
  ),
  reads(
    'chairs',
    [
      'How many chairs on @ cost more than 150 dollars?',
      'Go to @ and count the chairs above 150 dollars on all pages',
      'Open @ and tell me how many chairs are over $150 on all pages',
    ],
    says(CHAIRS.filter(({ price }) => price > 150).length),
  ),
  reads(
    'chairs',
    [
      'Go to @ and save all chairs of all pages with name and price as JSON',
      'Collect every chair on all pages of @ with name and price as a JSON file',
      'From all pages of @ get name and price of the chairs as JSON',
    ],
    ({ said }) => CHAIRS.every(({ name }) => new RegExp(`${name}\\b`).test(said)),
  ),
]
