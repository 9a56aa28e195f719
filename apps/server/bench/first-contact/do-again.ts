import { chromium } from 'playwright-core'
import type { Ask, Trace } from '../agents/ask-product.ts'
import type { Served, SiteTask } from './batch.ts'

export interface Again {
  /** Done again by the steps alone, on the same site as new, with nobody asked. */
  replayed: boolean
  /** How long that took, as a multiple of the same by hand in the same browser; the middle of three. */
  timesByHand: number | null
  /** On the site after a new design: done, and with the difference proposed. Null where it has none. */
  mended: boolean | null
}

const ROUNDS = 3

/** A proven run as exact steps. Undefined where it cannot be had: it was to find something out. */
export async function doAgain(
  ask: Ask,
  served: Served,
  task: SiteTask,
  { id, mends }: { id: string; mends: boolean },
): Promise<Again | undefined> {
  const { json: run } = await ask.call<{ frozen: object | null }>('GET', `/api/tasks/${id}/run`)
  if (!run.frozen) return undefined
  const took: number[] = []
  const byHand: number[] = []
  let replayed = true
  for (let round = 0; round < ROUNDS; round += 1) {
    served.renew()
    const start = performance.now()
    const again = await ask.finish(
      await ask.call<Trace>('POST', `/api/tasks/${id}/retry`, { from: 'decided-steps' }),
      true,
    )
    took.push(again.endedAt - start)
    replayed &&=
      again.status === 'completed' && again.decisions === 0 && task.check({ state: served.state(), answer: again.said })
    served.renew()
    byHand.push(await timeByHand(served, task))
  }
  const mended = mends ? await mend(ask, served, task, id) : null
  return { replayed, timesByHand: middle(took) / middle(byHand), mended }
}

async function timeByHand({ base }: Served, task: SiteTask): Promise<number> {
  const executablePath = process.env.BROWSER_PATH ?? '/usr/bin/chromium-headless-shell'
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  try {
    const start = performance.now()
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
    await page.goto(`${base}${task.path}`)
    await task.solve({ page, base })
    return performance.now() - start
  } finally {
    await browser.close()
  }
}

async function mend(ask: Ask, served: Served, task: SiteTask, id: string): Promise<boolean | null> {
  served.renew()
  const old = await pageOf(served, task)
  served.renew({ changed: true })
  if (old === (await pageOf(served, task))) return null
  const { json: agent } = await ask.call<{ id?: string }>('POST', `/api/tasks/${id}/agent`, {})
  if (!agent.id) throw new Error('The run could not be saved as an agent.')
  const run = await ask.finish(await ask.call<Trace>('POST', `/api/agents/${agent.id}/execute`, {}), true)
  const { json: repairs } = await ask.call<{ agentId: string }[]>('GET', '/api/repairs')
  const proposed = repairs.some(({ agentId }) => agentId === agent.id)
  return run.status === 'completed' && proposed && task.check({ state: served.state(), answer: run.said })
}

const pageOf = async ({ base }: Served, { path }: SiteTask): Promise<string> => (await fetch(`${base}${path}`)).text()

const middle = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
