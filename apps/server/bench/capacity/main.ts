// What an installation of a given size needs: measured figures of `npm run bench:engine` times assumptions, each of which
// can be given. `npm run capacity -- --users 1000000 --runs 20`. What is measured and what is assumed is said line by line.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ASSUMPTIONS, type Assumptions, plan } from './plan.ts'
import { writeReport } from './report.ts'

const RESULTS = join(import.meta.dirname, '..', 'engine', 'results.json')

const names = Object.keys(ASSUMPTIONS) as (keyof Assumptions)[]
const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
const { values } = parseArgs({ options })
const wrong = names.filter((name) => values[name] !== undefined && !(Number(values[name]) >= 0))
if (wrong.length > 0) {
  console.error(`These must be numbers, 0 or more: ${wrong.map((name) => `--${name}`).join(', ')}.`)
  process.exit(1)
}
const given = Object.fromEntries(
  names.flatMap((name) => (values[name] === undefined ? [] : [[name, Number(values[name])]])),
)
const assumed = { ...ASSUMPTIONS, ...given } as Assumptions
console.log(writeReport(assumed, plan(assumed, JSON.parse(readFileSync(RESULTS, 'utf8')))))
