import { parentPort } from 'node:worker_threads'
import type { Goal } from '../../port.ts'
import { planWords } from '../build/plan-words.ts'
import type { Answer } from './reading-thread.ts'

// The entry of the thread in which words are read. A sentence made to be slow holds up this thread alone.
// Patterns are compiled at their first use and again at their second, which is most of what a first reading takes.
const WARMING = [
  'Go to https://shop.example, log in, collect the name and price of every lamp under 50 dollars sorted by price and save it as a CSV',
  'Fill in the form with name Ada and email ada@shop.example on 5 May, tick the box, submit it and send me the result if it says "done"',
  'What is the total? For each row open it, download the file and click Next until there is none',
]
const now = new Date()
for (const words of [...WARMING, ...WARMING]) planWords({ words, start: undefined, sites: [], logIns: [], now })

const say = (answer: Answer) => parentPort?.postMessage(answer)

parentPort?.on('message', (goal: Goal) => {
  say({ began: true })
  try {
    say({ plan: planWords(goal) })
  } catch (error) {
    say({ failed: error instanceof Error ? error : new Error(String(error)) })
  }
})
