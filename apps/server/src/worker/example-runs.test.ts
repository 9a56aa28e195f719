import { makeTestDatabase } from '@app/db/testing'
import { EXAMPLES, type Example } from '@app/spec'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Ask, Trace } from '../../bench/agents/ask-product.ts'
import { withProduct } from '../../bench/agents/with-product.ts'
import { EXAMPLE_CHECKS } from './example-checks.ts'
import type { Come } from './example-come.ts'
import { BROWSER } from './practice-testing.ts'

/** Tasks under way at once: they wait for pages more than they work. */
const LANES = 3
const LONGEST_MS = 420_000
const ALL: readonly Example[] = Object.values(EXAMPLES).flat()
/** Without a mail server and a phone nothing can prove that it arrived, and the product does not say so. */
const LEAVES: readonly Example[] = [
  'Collect name and price of all products in the practice shop under 5 dollars and mail them to boss@example.com',
  'Call +12025550123 and say "The delivery comes at nine"',
]

type Ran = Awaited<ReturnType<Ask['run']>> & Pick<Come, 'journal'>

describe.skipIf(!BROWSER)('the examples of the Command Center, on a new installation without a key', () => {
  const ran = new Map<Example, Ran>()
  let left: Omit<Come, 'said' | 'journal'>

  beforeAll(async () => {
    const { url, drop } = await makeTestDatabase()
    await withProduct({ browser: BROWSER ?? '', host: '127.0.0.1', databaseUrl: url }, async (ask) => {
      const waiting = [...ALL]
      const work = async () => {
        for (let words = waiting.shift(); words; words = waiting.shift()) ran.set(words, await runExample(ask, words))
      }
      await Promise.all(Array.from({ length: LANES }, work))
      left = await readWhatIsLeft(ask)
    })
    await drop()
  }, LONGEST_MS)

  test.each(ALL)('%s', (words) => {
    const { said, journal, ...outcome } = ran.get(words) as Ran
    const verdict = LEAVES.includes(words) ? 'unverified' : expect.stringMatching(/^(?:verified|seen)$/)
    expect(outcome).toMatchObject({ status: 'completed', why: '', verdict })
    expect(EXAMPLE_CHECKS[words]({ ...left, said, journal }), said).toBe(true)
  })

  test('thirty of them have changed what they name, and nothing besides', () => {
    expect(ALL).toHaveLength(30)
    expect(left.orders).toHaveLength(8)
    expect(left.sent).toHaveLength(2)
    expect(left.mails).toHaveLength(1)
  })
})

async function runExample(ask: Ask, words: string): Promise<Ran> {
  const outcome = await ask.run(words)
  const { steps } = (await ask.call<Trace>('GET', `/api/tasks/${outcome.id}`)).json
  return { ...outcome, journal: JSON.stringify(steps) }
}

async function readWhatIsLeft(ask: Ask): Promise<Omit<Come, 'said' | 'journal'>> {
  const { url } = (await ask.call<{ url: string }>('GET', '/api/practice')).json
  const items = async <T>(path: string): Promise<T[]> =>
    ((await (await fetch(`${url}${path}`)).json()) as { items: T[] }).items
  return {
    orders: await items('/api/orders'),
    contacts: await items('/api/contacts?perPage=50'),
    sent: await items('/api/mail?folder=sent'),
    mails: (await ask.call<Come['mails']>('GET', '/api/outbox')).json,
    calls: (await ask.call<Come['calls']>('GET', '/api/calls')).json,
  }
}
