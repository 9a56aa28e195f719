import { cursors, recordEvent } from '@app/db'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { fileDatabase, mintUser } from '../testing.ts'
import { takeEvents } from './take-events.ts'

const db = await fileDatabase()
const { id: userId } = await mintUser(db)
const happen = (type: string) => db.asUser(userId, (tx) => recordEvent(tx, { userId, type }))

/** Transactions of other tests on the same cluster hold events back for a moment. */
const soon = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 20_000, interval: 20 })

function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

/** A reader that remembers what it was given. */
function reader(name: string) {
  const seen: string[] = []
  const read = () =>
    takeEvents(db, name, async (_tx, batch) => {
      seen.push(...batch.map((event) => event.type))
    })
  const until = (types: string[]) =>
    soon(async () => {
      await read()
      expect(seen).toEqual(types)
    })
  return { seen, read, until }
}

test('every reader gets every event once and in order, also from several workers at once', async () => {
  for (const type of ['a', 'b', 'c']) await happen(type)
  const [one, other] = [reader('one'), reader('other')]
  await soon(async () => {
    await Promise.all(Array.from({ length: 6 }, () => one.read()))
    expect(one.seen).toEqual(['a', 'b', 'c'])
  })
  await other.until(['a', 'b', 'c'])
  expect(await one.read()).toBe(0)
  await happen('d')
  await one.until(['a', 'b', 'c', 'd'])
})

test('an event whose transaction ends later is not skipped by those that were quicker', async () => {
  const { seen, read } = reader('patient')
  const ours = () => seen.filter((type) => type === 'slow' || type === 'quick')
  const slow = signal()
  const quick = signal()
  const writing = db.asUser(userId, async (tx) => {
    await recordEvent(tx, { userId, type: 'slow' })
    await happen('quick')
    quick.give()
    await slow.given
  })
  // The quick one is there, and waits for the slow one all the same.
  await quick.given
  await read()
  expect(ours()).toEqual([])
  slow.give()
  await writing
  await soon(async () => {
    await read()
    expect(ours()).toEqual(['slow', 'quick'])
  })
})

test('work that fails is given the same events again', async () => {
  const { seen, until } = reader('clumsy')
  await soon(() =>
    expect(takeEvents(db, 'clumsy', () => Promise.reject(new Error('stumbled')))).rejects.toThrow('stumbled'),
  )
  const all = reader('careful')
  await soon(async () => {
    await all.read()
    expect(all.seen).toContain('quick')
  })
  expect(seen).toEqual([])
  await until(all.seen)
})

test('a database restored elsewhere, which counts its transactions anew, does not make a reader deaf', async () => {
  const { seen, read } = reader('moved')
  await db.asSystem((tx) => tx.insert(cursors).values({ reader: 'moved', tx: '9999999999999', eventId: 1 }))
  await happen('after the move')
  await soon(async () => {
    await read()
    expect(seen).toContain('after the move')
  })
  const [cursor] = await db.asSystem((tx) => tx.select().from(cursors).where(eq(cursors.reader, 'moved')))
  expect(cursor?.tx).not.toBe('9999999999999')
})
