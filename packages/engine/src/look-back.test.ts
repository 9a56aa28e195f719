import { fileDatabase, mintUser } from '@app/core/testing'
import { type Tool, tool } from '@app/toolkit'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { carryOut } from './carry-out.ts'
import { accept, claimed, countedOf, countingTarget, journalOf, meterOf, noAids, taskOf } from './testing.ts'

const db = await fileDatabase()
const { signal } = new AbortController()
const aids = { db, meter: meterOf(db), aids: noAids, signal, stopping: signal }
const carry = async (taskId: string, tools: ReadonlyMap<string, Tool>, laterMs = 0) =>
  carryOut({ ...aids, toolsFor: () => tools, laterMs }, await claimed(db, taskId))

describe('what was only seen', () => {
  const entering = (fresh: 'verified' | undefined) =>
    tool({
      name: 'field.enter',
      does: 'Enters something.',
      effect: 'reads',
      touches: true,
      input: z.object({}),
      output: z.object({}),
      proof: () => ({ verdict: 'seen', words: 'It holds it.' }),
      confirm: async () => fresh && { verdict: fresh, words: 'Loaded afresh, it holds it.' },
      run: async () => ({}),
    }) as Tool

  test.each([
    ['is verified by a fresh look, in one row that is counted once', 'verified', 'verified'],
    ['stays so without one', undefined, 'seen'],
  ] as const)('%s', async (_name, fresh, verdict) => {
    const { id } = await accept(db, await mintUser(db), [{ do: 'field.enter' }])
    await carry(id, new Map([['field.enter', entering(fresh)]]))
    expect(await taskOf(db, id)).toMatchObject({ status: 'completed', verdict, actionsUsed: 1 })
    expect(await journalOf(db, id)).toMatchObject([{ position: 1, verdict }])
    expect(await countedOf(db, id)).toBe(1)
  })

  test('and verified, is so no longer where it is gone a moment later', async () => {
    let looks = 0
    const forgetful = {
      ...entering('verified'),
      confirm: async () => {
        looks += 1
        return looks === 1
          ? { verdict: 'verified' as const, words: 'Loaded afresh, it holds it.' }
          : { verdict: 'seen' as const, words: 'It does not.' }
      },
    }
    const { id } = await accept(db, await mintUser(db), [{ do: 'field.enter' }])
    const later = carry(id, new Map([['field.enter', forgetful]]), 400)
    await vi.waitFor(async () =>
      expect(await taskOf(db, id)).toMatchObject({ status: 'completed', verdict: 'verified' }),
    )
    await later
    expect(await taskOf(db, id)).toMatchObject({ status: 'completed', verdict: 'seen', actionsUsed: 1 })
    expect(await journalOf(db, id)).toMatchObject([
      { verdict: 'seen', proof: expect.stringContaining('A moment later') },
    ])
  })

  test('of an act without evidence, a fresh look may show it after all', async () => {
    const silent = (fresh: 'verified' | undefined): Tool => ({
      ...entering(fresh),
      name: 'page.press',
      effect: 'writes',
      proof: () => ({ verdict: 'unverified', words: 'Nothing was seen.' }),
    })
    const verdictOf = async (fresh: 'verified' | undefined) => {
      const { id } = await accept(db, await mintUser(db), [{ do: 'page.press' }])
      await carry(id, new Map([['page.press', silent(fresh)]]))
      return (await taskOf(db, id))?.verdict
    }
    expect(await verdictOf('verified')).toBe('verified')
    expect(await verdictOf(undefined)).toBe('unverified')
  })

  test('is no doubt about the act after it', async () => {
    const { byName } = countingTarget()
    const { id } = await accept(db, await mintUser(db), [{ do: 'field.enter' }, { do: 'count.write' }])
    await carry(id, new Map([...byName, ['field.enter', entering(undefined)]]))
    expect(await taskOf(db, id)).toMatchObject({ status: 'completed', verdict: 'verified' })
  })

  test('is all that a run has to show which only reads', async () => {
    const { proof: _, confirm: __, ...bare } = { ...entering(undefined), name: 'page.read', touches: false }
    const read: Tool = bare
    const { id } = await accept(db, await mintUser(db), [{ do: 'page.read' }])
    await carry(id, new Map([['page.read', read]]))
    expect(await taskOf(db, id)).toMatchObject({ status: 'completed', verdict: 'seen' })
    expect(await journalOf(db, id)).toMatchObject([{ verdict: null }])
  })
})
