import { isLoopback } from '../../apps/server/src/config/loopback.ts'
import type { Attack } from './attack.ts'
import { GROUPS } from './groups.ts'
import { setUp } from './set-up.ts'
import { drawTable, type Outcome } from './table.ts'
import type { Target } from './target.ts'

/** On a machine that is not busy with something else; on one that is, at most three times as long. */
const SECONDS = 15
const MOST_SLOWED = 3
const LATELY_MS = 10_000

const [wished] = process.argv.slice(2)
process.exitCode = await main(wished)

async function main(address: string | undefined): Promise<number> {
  const named = address && URL.canParse(address) ? new URL(address) : undefined
  // Words instead of an address choose some of the attacks.
  const words = named ? undefined : address?.toLowerCase()
  if (named && (named.protocol !== 'http:' || !isLoopback(named.hostname))) {
    console.error(`${address} is not on this machine. Attack only an installation at http://127.0.0.1.`)
    return 2
  }
  const chosen = GROUPS.flat().filter(({ group, name }) => !words || `${group} ${name}`.toLowerCase().includes(words))
  const began = performance.now()
  const { target, end } = await setUp(named)
  const outcomes: Outcome[] = []
  try {
    for (const attack of chosen) outcomes.push(await attempt(attack, target))
  } finally {
    await end()
  }
  console.log(drawTable(outcomes, performance.now() - began))
  return outcomes.some(({ verdict }) => verdict === 'NOT HELD') ? 1 : 0
}

async function attempt(attack: Attack, target: Target): Promise<Outcome> {
  const began = performance.now()
  const done = (verdict: Outcome['verdict'], got = ''): Outcome => {
    const ms = performance.now() - began
    console.log(`${verdict.padEnd(9)} ${attack.group}: ${attack.name}${got && `\n          ${got}`}`)
    return { attack, verdict, got, ms }
  }
  if (attack.own && !target.own) return done('not tried')
  const slowed = Math.min(MOST_SLOWED, target.pulse.slowness(began - LATELY_MS))
  const seconds = Math.round((attack.seconds ?? SECONDS) * slowed)
  let clock: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    clock = setTimeout(resolve, seconds * 1_000, `no end after ${seconds} seconds`)
  })
  // What cannot be found out is not held either.
  const found = await Promise.race([attack.run(target).catch((error: unknown) => String(error)), late])
  clearTimeout(clock)
  return found === true ? done('held') : done('NOT HELD', found)
}
