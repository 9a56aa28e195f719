import { saveSettings } from '@app/core'
import { fileDatabase, mintUser } from '@app/core/testing'
import { DEFAULT_SETTINGS } from '@app/spec'
import { expect, test } from 'vitest'
import { claimTasks } from './claim-tasks.ts'
import { accept, meterOf } from './testing.ts'

const db = await fileDatabase()
const meter = meterOf(db)

async function claimedOf(maxConcurrentBots: number | undefined, waiting: number): Promise<number[]> {
  const user = await mintUser(db)
  if (maxConcurrentBots !== undefined) {
    const settings = { ...DEFAULT_SETTINGS, maxConcurrentBots }
    await db.asUser(user.id, (tx) => saveSettings({ db: tx, user }, settings))
  }
  for (let task = 0; task < waiting; task += 1) await accept(db, user, [{ do: 'count.read' }])
  const take = async () => (await claimTasks(db, meter, 100)).claims.filter(({ userId }) => userId === user.id).length
  return [await take(), await take()]
}

test.each([
  [1, 3, 1],
  [2, 3, 2],
  [10, 3, 3],
  [undefined, 7, 5],
])(
  'Max Concurrent Bots %s: of %i waiting tasks %i run at once, and no more while they do',
  async (most, waiting, running) => {
    expect(await claimedOf(most, waiting)).toEqual([running, 0])
  },
)
