import { newAddress } from '../addresses.ts'
import { shown } from '../ask.ts'
import { group } from '../attack.ts'
import { openStream } from '../open-stream.ts'
import { whilePinging } from '../ping.ts'
import type { Target } from '../target.ts'

/** Longer than any honest plan takes, shorter than what makes somebody give up. */
const PLAN_MS = 4_000

const NO_BREAK = '\u00a0'

const planned = (name: string, texts: string[]) => ({
  name,
  run: (target: Target) =>
    whilePinging(target, async () => {
      const { ben, pulse } = target
      const started = performance.now()
      for (const words of texts) {
        const answer = await ben.ask('POST', '/api/plans', { words })
        const told = `${words.length} letters beginning ${JSON.stringify(words.slice(0, 20))}`
        if (answer.status >= 500) return `${told}: ${shown(answer)}`
        if (answer.ms > PLAN_MS * pulse.slowness(started)) return `${told}: ${Math.round(answer.ms)} ms`
      }
      return true
    }),
})

const nested = (depth: number) =>
  `${'{"forEach":[1],"as":"a","steps":['.repeat(depth)}{"do":"http.get"}${']}'.repeat(depth)}`

export const stalls = group('stalls', [
  planned('Blanks, tabs and no-break spaces in a wish do not hold up the planner.', [
    ...[' ', '\t', NO_BREAK, '\n'].flatMap((blank) => [300, 9_990].map((many) => `collect${blank.repeat(many)}`)),
    `collect${' '.repeat(4_000)}the${NO_BREAK.repeat(4_000)}x`,
  ]),
  planned('Addresses, quotes and lists without end in a wish do not hold up the planner.', [
    `http://${'a.'.repeat(4_990)}`,
    `open ${'http://a.a/'.repeat(900)}`,
    '"'.repeat(9_990),
    `collect ${'a, '.repeat(3_300)}`,
    `fill ${'x: y and '.repeat(1_100)}`,
    `${'a@'.repeat(4_990)}`,
    `${'1'.repeat(9_990)} dollars`,
    `${'('.repeat(5_000)}${')'.repeat(4_900)}`,
  ]),
  {
    name: 'JSON a hundred thousand levels deep is refused in words.',
    run: (target) =>
      whilePinging(target, async () => {
        const { ben } = target
        for (const deep of [
          `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
          `{"name":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
        ]) {
          const answer = await ben.ask('POST', '/api/tasks', deep)
          if (answer.status !== 400) return shown(answer)
        }
        return true
      }),
  },
  {
    name: 'Three thousand loops inside each other are refused in words.',
    run: (target) =>
      whilePinging(target, async () => {
        const { ben } = target
        const body = `{"name":"Loops","recipe":{"version":1,"steps":[${nested(3_000)}]}}`
        const answer = await ben.ask('POST', '/api/tasks', body)
        if (answer.status !== 400) return shown(answer)
        const forecast = await ben.ask(
          'POST',
          '/api/tasks/forecast',
          `{"recipe":{"version":1,"steps":[${nested(25)}]}}`,
        )
        return forecast.status < 500 || shown(forecast)
      }),
  },
  {
    name: 'Sixty open event streams hold nobody up.',
    run: (target) =>
      whilePinging(target, async () => {
        const { base, ben } = target
        const streams = await Promise.all(
          Array.from({ length: 60 }, () => openStream(base, ben.cookie(), newAddress())),
        )
        const answer = await ben.ask('GET', '/api/tasks')
        for (const stream of streams) stream.close()
        if (answer.status !== 200) return shown(answer)
        return answer.ms < 2_000 * target.pulse.slowness(0) || `a list took ${Math.round(answer.ms)} ms beside them`
      }),
  },
  {
    name: 'An address or a header without end is cut.',
    run: (target) =>
      whilePinging(target, async () => {
        const long = 'x'.repeat(60_000)
        const cut = () => undefined
        const answers = [
          await target.ben.ask('GET', `/api/tasks?search=${long}`).catch(cut),
          await target.ben.ask('GET', '/api/tasks', undefined, { headers: { 'x-long': long } }).catch(cut),
        ]
        const taken = answers.find((answer) => answer && ![400, 414, 431].includes(answer.status))
        return taken === undefined || shown(taken)
      }),
  },
])
