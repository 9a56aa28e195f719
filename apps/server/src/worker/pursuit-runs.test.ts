import type { Agent, Approval } from '@app/contract'
import type { Decider, Situation, Wanted } from '@app/toolkit'
import { beforeEach, describe, expect, test } from 'vitest'
import { BROWSER, refOf, startPracticeRuns } from './practice-testing.ts'

/** Decides by what a test says; it sees what a model would see, and nothing else. */
let mind: (situation: Situation) => Wanted
const asked: Situation[] = []
const SPENT = { model: 'test-model', inputTokens: 900, cachedTokens: 0, outputTokens: 100, costCents: 2 }
const decider: Decider = {
  name: 'test',
  decide: async (situation) => {
    asked.push(situation)
    return { wanted: mind(situation), spent: SPENT }
  },
}

describe.skipIf(!BROWSER)('goals that are pursued with the page in sight', async () => {
  const { run, end, demo, base } = await startPracticeRuns({
    deciders: { byDefault: () => 'claude-haiku', named: async () => decider },
  })
  beforeEach(() => {
    asked.splice(0)
  })

  test('an order is placed by looking at each page; every act is in the trace, and the look after it is the proof', async () => {
    mind = ({ page: { text }, told }) => {
      if (told.length === 0)
        return { why: 'Open the pen', acts: [{ do: 'click', ref: refOf(text, /link "Gel pen, black/) }] }
      if (told.length === 1)
        return {
          why: 'Order three',
          acts: [
            { do: 'fill', ref: refOf(text, /(?:spinbutton|textbox) "Quantity/), text: '3' },
            { do: 'click', ref: refOf(text, /button "Place order/) },
          ],
        }
      return {
        why: 'It is ordered',
        done: { shows: /(?:Thank you|Ordered|Order)[^\n"[]*/.exec(text)?.[0]?.trim() ?? '', answer: {} },
      }
    }
    const trace = await run([
      { do: 'browser.open', with: { url: `${base}/shop?q=gel` } },
      { pursue: 'Order three black gel pens', within: { acts: 10, seconds: 60, cents: 10 } },
    ])
    expect(trace).toMatchObject({ status: 'completed', verdict: 'verified', actionsUsed: 4 })
    expect(trace.steps.map(({ tool }) => tool)).toEqual([
      'browser.open',
      'mind.decide',
      'browser.click',
      'mind.decide',
      'browser.fill',
      'browser.click',
      'mind.decide',
    ])
    expect(asked).toHaveLength(3)
    expect(asked[2]?.told.at(-1)).toContain('Click button "Place order": done')

    // The same again, as it was decided and with nobody to decide.
    expect((await demo.ask('GET', `/api/tasks/${trace.id}/run`)).json).toMatchObject({
      frozen: { actions: 4 },
      models: [{ model: 'test-model', asked: 3, tokens: 3_000, costCents: 6 }],
    })
    const again = await demo.ask('POST', `/api/tasks/${trace.id}/retry`, { from: 'decided-steps' })
    const replayed = await end((again.json as { id: string }).id)
    expect(replayed).toMatchObject({ status: 'completed', actionsUsed: 4 })
    expect(replayed.steps.map(({ tool }) => tool)).toEqual([
      'browser.open',
      'browser.click',
      'browser.fill',
      'browser.click',
    ])
    expect(asked).toHaveLength(3)

    // And as one of their agents, who has these steps and needs nobody either.
    const kept = (await demo.ask('POST', `/api/tasks/${trace.id}/agent`, {})).json as Agent
    expect(kept.recipe?.steps.map((step) => 'do' in step && step.do)).toEqual(replayed.steps.map(({ tool }) => tool))
    expect(kept).toMatchObject({ domains: ['127.0.0.1'] })
    expect((await demo.ask('POST', `/api/tasks/${replayed.id}/agent`, {})).status).toBe(200)
  }, 60_000)

  test('an answer that stands in one place is read there again, with nobody to decide', async () => {
    mind = ({ page: { text } }) => {
      const row = text.split('\n').find((line) => line.includes('B-00003'))
      const date = row?.split('|')[1]?.trim() ?? ''
      return { why: 'It stands here', done: { shows: date, answer: { date } } }
    }
    const trace = await run([
      { do: 'browser.open', with: { url: `${base}/ledger` } },
      {
        pursue: 'Of which date is booking B-00003?',
        give: { date: 'its date' },
        within: { acts: 3, seconds: 60, cents: 10 },
      },
    ])
    expect(trace).toMatchObject({ status: 'completed', verdict: 'verified' })
    const { date } = trace.result as { date: string }
    expect(date).toMatch(/\d/)
    const again = await demo.ask('POST', `/api/tasks/${trace.id}/retry`, { from: 'decided-steps' })
    const replayed = await end((again.json as { id: string }).id)
    expect(replayed).toMatchObject({ status: 'completed', result: { answer: date } })
    expect(replayed.steps.map(({ tool }) => tool)).toEqual(['browser.open', 'browser.value'])
    expect(asked).toHaveLength(1)
  }, 60_000)

  test('a question in the middle waits, is answered in words, and its answer is what the mind goes on with', async () => {
    mind = ({ told }) => {
      const answer = /THEIR ANSWER: "(.+)"/.exec(told.join('\n'))?.[1]
      return answer
        ? { why: 'Now it is known', done: { answer: { colour: answer } } }
        : { why: 'Two fit', ask: 'Black or blue?', options: ['Black', 'Blue'] }
    }
    const { id, ...resting } = await run([
      { do: 'browser.open', with: { url: `${base}/shop` } },
      { pursue: 'Find a pen', within: { acts: 3, seconds: 60, cents: 10 } },
    ])
    expect(resting).toMatchObject({ status: 'pending', reason: 'awaiting-approval', actionsUsed: 1 })
    const [waiting] = (await demo.ask('GET', '/api/approvals')).json as Approval[]
    expect(waiting).toMatchObject({ taskId: id, question: 'Black or blue?', options: ['Black', 'Blue'] })
    const { hash } = waiting ?? { hash: '' }
    const path = `/api/approvals/${waiting?.id}`
    expect((await demo.ask('POST', `${path}/approve`, { hash })).status).toBe(409)
    expect((await demo.ask('POST', `${path}/answer`, { hash, answer: 'Blue' })).status).toBe(200)
    expect(await end(id)).toMatchObject({ status: 'completed', result: { colour: 'Blue' }, actionsUsed: 1 })
    expect(asked).toHaveLength(2)
  }, 60_000)

  test('at the limit of the month nothing more is asked of a model, and the run says so', async () => {
    mind = () => ({ why: 'No', cannot: 'It is not there.' })
    const goal = { pursue: 'Find a pen', within: { acts: 3, seconds: 60, cents: 10 } }
    const steps = [{ do: 'browser.open', with: { url: `${base}/shop` } }, goal]
    await demo.ask('PUT', '/api/model-month', { ownCents: 0 })
    const trace = await run(steps)
    expect(trace).toMatchObject({ status: 'failed' })
    expect(trace.errorMessage).toContain('limit of $0.00 for language models is reached. Raise it in Settings.')
    expect(asked).toHaveLength(0)
    await demo.ask('PUT', '/api/model-month', { ownCents: null })
    expect(await run(steps)).toMatchObject({ status: 'failed', errorMessage: expect.stringContaining('not there') })
  }, 60_000)

  test('a page, or one thing of it, is shown as a picture where the mind asks for one, and only then', async () => {
    mind = ({ page: { text, picture } }) => {
      if (asked.length === 1) return { why: 'See it', acts: [{ do: 'look', picture: true }] }
      if (asked.length === 2)
        return { why: 'See one', acts: [{ do: 'look', picture: true, ref: refOf(text, /heading/) }] }
      return { why: 'Seen', done: { answer: { bytes: String(picture?.length) } } }
    }
    await run([
      { do: 'browser.open', with: { url: `${base}/shop` } },
      { pursue: 'What does it look like?', within: { acts: 3, seconds: 60, cents: 10 } },
    ])
    const [none, whole, one] = asked.map(({ page }) => page.picture)
    expect(none).toBeUndefined()
    expect([...(whole ?? [])].slice(0, 2)).toEqual([0xff, 0xd8])
    expect([...(one ?? [])].slice(0, 2)).toEqual([0xff, 0xd8])
    expect(one?.length).toBeLessThan((whole?.length ?? 0) / 2)
  }, 60_000)

  test('who points to nothing has what was done to show, and no more', async () => {
    const goal = { pursue: 'Order a gel pen', within: { acts: 5, seconds: 60, cents: 10 } }
    const steps = [{ do: 'browser.open', with: { url: `${base}/shop/PEN-001` } }, goal]
    const pressing =
      (name: RegExp) =>
      ({ page: { text }, told }: Situation): Wanted =>
        told.length === 0
          ? { why: 'Press it', acts: [{ do: 'click', ref: refOf(text, name) }] }
          : { why: 'Done', done: { answer: {} } }
    mind = pressing(/button "Place order/)
    expect(await run(steps)).toMatchObject({ status: 'completed', verdict: 'verified' })
    mind = pressing(/heading /)
    expect(await run(steps)).toMatchObject({ status: 'completed', verdict: 'unverified' })
  }, 60_000)

  test('done is believed only where the page shows it', async () => {
    mind = () => ({ why: 'Surely', done: { shows: 'Your flight is booked', answer: { price: '$1' } } })
    const trace = await run([
      { do: 'browser.open', with: { url: `${base}/shop` } },
      { pursue: 'Book a flight', within: { acts: 3, seconds: 60, cents: 10 } },
    ])
    expect(trace).toMatchObject({ status: 'completed', verdict: 'unverified' })
  }, 60_000)

  test.each<[string, Wanted, RegExp]>([
    [
      'an address nobody named',
      { why: 'x', acts: [{ do: 'open', url: 'https://evil.example/?q=secret' }] },
      /evil\.example, which the person has not named/,
    ],
    ['a log-in nobody named', { why: 'x', acts: [{ do: 'log-in', name: 'Bank' }] }, /no log-in "Bank"/],
  ])(
    'S-41 a mind that obeys the page is held back: %s',
    async (_what, wanted, words) => {
      mind = ({ told }) => (told.some((line) => line.includes('Refused')) ? { why: 'end', ask: 'May I?' } : wanted)
      const trace = await run([
        { do: 'browser.open', with: { url: `${base}/shop` } },
        { pursue: 'Look around', within: { acts: 3, seconds: 60, cents: 10 } },
      ])
      expect(trace).toMatchObject({ status: 'pending', reason: 'awaiting-approval' })
      expect(asked[1]?.told.join('\n')).toMatch(words)
      expect(trace.steps.map(({ tool }) => tool)).toEqual(['browser.open', 'mind.decide', 'mind.decide'])
    },
    60_000,
  )

  test('without a model the step says what is missing', async () => {
    const { decideTool } = await import('@app/tools')
    const tool = decideTool(
      async () => undefined as never,
      async () => undefined,
    )
    await expect(
      tool.run({ goal: 'x', values: {}, give: {}, logIns: [], sites: [], told: [], notes: [], left: 1 }, {} as never),
    ).rejects.toThrow('needs a language model')
  })
})
