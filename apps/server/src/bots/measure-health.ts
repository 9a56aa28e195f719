import { type Asker, judgeHealth, type Measured, type MeasuredHealth, readWorkRecord } from '@app/core'
import { HEALTH_COMPONENTS, type HealthComponent } from '@app/spec'
import { measureBrowser } from './measure-browser.ts'
import { measureMail } from './measure-mail.ts'
import { measureQueue } from './measure-queue.ts'
import { measureStorage } from './measure-storage.ts'
import { type HealthParts, measured } from './measured.ts'
import { trySome } from './try-some.ts'

/** A known sentence that any planner can make steps of. */
const KNOWN = { words: 'Open https://shop.example and read the prices', sites: [], logIns: [] }
const LIMIT_MS = 5_000

type Measure = (parts: HealthParts, user: Asker) => Promise<Measured>

/** How each part is measured. A part without its row does not compile. */
const MEASURES: Record<HealthComponent, Measure> = {
  'task-queue': measureQueue,
  database: async ({ db, probes }) => {
    const ask = probes?.database ?? (() => db.asSystem((tx) => tx.execute('select 1')))
    return measured('database', await trySome(3, LIMIT_MS, ask))
  },
  browser: measureBrowser,
  planner: async ({ planners }) => {
    const plan = async () => {
      const goal = { ...KNOWN, now: new Date() }
      const { recipe } = await planners.named('quantum-ai').plan(goal, AbortSignal.timeout(LIMIT_MS))
      if (!recipe) throw new Error('Nothing was made of a sentence that is known.')
    }
    return measured('planner', await trySome(3, LIMIT_MS, plan))
  },
  mail: measureMail,
  'file-storage': measureStorage,
}

/** Every part, measured now and one after another: beside each other they would measure each other. */
export async function measureHealth(parts: HealthParts, user: Asker): Promise<MeasuredHealth[]> {
  const health: MeasuredHealth[] = []
  for (const component of HEALTH_COMPONENTS) {
    const found = await MEASURES[component](parts, user)
    // Where the database is away there is no record either, and what was measured stands alone.
    const record = await readWorkRecord(parts.db, component).catch(() => undefined)
    health.push(judgeHealth(found, record))
  }
  return health
}
