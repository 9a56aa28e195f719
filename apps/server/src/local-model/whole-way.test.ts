import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtinPlanner, chooseDecider, choosePlanner, type ModelKeys } from '@app/planner'
import { LOCAL_MODEL } from '@app/spec'
import { type Situation, Wanted } from '@app/toolkit'
import { guardedStream } from '@app/tools'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ROOT } from '../root.ts'
import { startTestApp, testModels } from '../testing.ts'
import { installRuntime } from './install-runtime.ts'
import { type LocalModels, localModel } from './local-model.ts'
import { openPlace } from './place-testing.ts'
import { tinyGguf } from './tiny-gguf.ts'

/** Kept between runs of the tests: it is some eighty megabytes. */
const RUNTIME = join(ROOT, 'node_modules', '.cache', 'local-model-runtime')
const never = new AbortController().signal
const missing = await installRuntime(RUNTIME, AbortSignal.timeout(80_000)).then(
  () => '',
  (error: Error) => `: ${error.message}`,
)

const SITUATION: Situation = {
  goal: 'Order three pens',
  values: {},
  give: { total: 'what it costs' },
  logIns: [],
  told: [],
  notes: [],
  left: 9,
  page: {
    url: 'https://shop.example/',
    title: 'Pens',
    text: 'button "Add" [e7]\nlink "Cart" [e8]',
    refs: new Set(['e7', 'e8']),
    unchanged: false,
    dialogs: [],
  },
}

// Its weights are random, so it knows nothing; what it can do is obey the grammar, which is what is tried here.
// On a busy machine its threads wait for a core, and for each other.
const SLOW = { timeout: 150_000 }

describe.skipIf(missing)(`a real runtime with a tiny model${missing}`, SLOW, () => {
  let local: LocalModels
  let keys: ModelKeys
  let end: () => Promise<void>

  beforeAll(async () => {
    const { host, model, close } = await openPlace(tinyGguf())
    const folder = mkdtempSync(join(tmpdir(), 'test-local-'))
    local = localModel({
      folder,
      runtime: RUNTIME,
      known: [model],
      web: guardedStream({ allow: [host] }),
      measure: async () => ({ totalMemory: 1e10, freeMemory: 1e10, freeDisk: 1e12, cores: 4 }),
      install: installRuntime,
      idleMs: 1_500,
      onBug: (error) => {
        throw error
      },
    })
    keys = { local: local.place }
    end = async () => {
      await local.close()
      close()
      rmSync(folder, { recursive: true })
    }
  })
  afterAll(() => end())

  const decide = async (signal = never) => {
    const decider = await chooseDecider(keys).named(LOCAL_MODEL)
    if (!decider) throw new Error('There is no decider.')
    return decider.decide(SITUATION, signal)
  }

  test('one press in the settings, and it is the model that is used', async () => {
    const planners = choosePlanner({ builtin: builtinPlanner(), keys, tools: () => [] })
    const { person } = await startTestApp({ models: testModels({ local }), planners })
    const ada = person()
    expect((await ada.ask('GET', '/api/settings/user')).json).toMatchObject({ defaultModel: 'quantum-ai' })
    expect((await ada.ask('POST', '/api/local-model')).status).toBe(200)
    await vi.waitFor(async () =>
      expect((await ada.ask('GET', '/api/local-model')).json).toMatchObject({ stage: 'ready' }),
    )
    expect((await ada.ask('GET', '/api/settings/user')).json).toMatchObject({ defaultModel: LOCAL_MODEL })
    expect((await ada.ask('GET', '/api/models')).json).toMatchObject({
      models: expect.arrayContaining([{ name: LOCAL_MODEL, by: 'installation' }]),
    })
  })

  test('it decides in the decider’s own form, with references of the look', async () => {
    const { wanted, spent } = await decide()
    expect(Wanted.parse(wanted)).toEqual(wanted)
    expect(spent).toMatchObject({ model: 'Tiny', costCents: null })
    expect(spent?.outputTokens).toBeGreaterThan(0)
  })

  test('it plans: the reply is one object of the right form', async () => {
    const planners = choosePlanner({ builtin: builtinPlanner(), keys, tools: () => [] })
    const goal = { words: 'Send a mail to Bob and phone Ada', sites: [], logIns: [], now: new Date() }
    const plan = await planners.named(LOCAL_MODEL).plan(goal, never)
    expect([plan.planner, plan.note]).toEqual([undefined, undefined])
    expect(plan.spent).toMatchObject({ model: 'Tiny' })
  })

  test('a page too long for it is said, not cut', async () => {
    const long = { ...SITUATION, page: { ...SITUATION.page, text: 'Pens and more pens. '.repeat(1_000) } }
    const decider = await chooseDecider(keys).named(LOCAL_MODEL)
    await expect(decider?.decide(long, never)).rejects.toThrow('The model on this computer cannot take in so much')
  })

  test('several at once wait their turn; one that is called off makes room', async () => {
    const gone = new AbortController()
    const answers = [decide(), decide(gone.signal), decide()]
    gone.abort(new Error('no longer wanted'))
    const outcomes = await Promise.allSettled(answers)
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  test('after a while without a question it ends, and the next question starts it again', async () => {
    await decide()
    await vi.waitFor(() => expect(local.runs()).toBe(false), { timeout: 60_000 })
    expect((await decide()).wanted.why).toBeDefined()
  })
})
