import { mergeEdits, openState } from '@app/core'
import { DRAFT_FIELDS, type DraftField } from '@app/spec'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffText } from '../../apps/web/src/features/lab/collab/diff-text.ts'
import { createReplica, type Replica, TYPED } from '../../apps/web/src/features/lab/collab/replica.ts'

/** The server's side of one draft: the state as the database keeps it. */
function createRoom() {
  let kept = mergeEdits(new Uint8Array(), new Uint8Array([0, 0]))
  return {
    take(edits: Uint8Array | undefined): Uint8Array {
      if (edits) kept = mergeEdits(kept.state, edits)
      return kept.vector
    },
    tell: (replica: Replica) => replica.receive(kept.state, kept.vector),
    text: (field: DraftField) => openState(kept.state).getText(field).toString(),
  }
}
type Room = ReturnType<typeof createRoom>

const LETTERS = ['a', 'b', 'ä', '漢', '👩‍👧', '𝒳', ' ']
const who = fc.nat({ max: 2 })
const fields = fc.constantFrom<DraftField>('name', 'objective', 'notes')
const typing = fc.record({
  do: fc.constant('type' as const),
  who,
  field: fields,
  at: fc.nat(),
  remove: fc.nat({ max: 4 }),
  insert: fc.array(fc.constantFrom(...LETTERS), { maxLength: 4 }).map((letters) => letters.join('')),
})
const moment = (name: 'send' | 'lose the way there' | 'lose the way back' | 'hear' | 'hold' | 'release') =>
  fc.record({ do: fc.constant(name), who })
const story = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: typing },
    moment('send'),
    moment('hear'),
    moment('lose the way there'),
    moment('lose the way back'),
    moment('hold'),
    moment('release'),
  ),
  { maxLength: 60 },
)
type Moment = typeof story extends fc.Arbitrary<(infer M)[]> ? M : never

/** A person changes a field: whole characters, through the same diff as the page. */
function type(replica: Replica, { field, at, remove, insert }: Extract<Moment, { do: 'type' }>): void {
  const text = replica.text(field)
  const before = text.toString()
  const characters = [...before]
  characters.splice(at % (characters.length + 1), remove, insert)
  const edit = diffText(before, characters.join(''))
  if (!edit) return
  replica.doc.transact(() => {
    text.delete(edit.at, edit.remove)
    text.insert(edit.at, edit.insert)
  }, TYPED)
  expect(text.toString()).toBe(characters.join(''))
}

async function live(room: Room, replica: Replica, what: Exclude<Moment['do'], 'type'>): Promise<void> {
  if (what === 'hear') room.tell(replica)
  else if (what === 'hold') replica.hold()
  else if (what === 'release') replica.release()
  else if (what === 'send') await replica.push(async (edits) => room.take(edits))
  else
    await replica
      .push(async (edits) => {
        if (what === 'lose the way back') room.take(edits)
        throw new Error('offline')
      })
      .catch(() => undefined)
}

test('whatever three people type, in whatever order, offline or not: all end with the same texts, and nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (moments) => {
      const room = createRoom()
      const replicas = [createReplica(), createReplica(), createReplica()]
      for (const each of moments) {
        const replica = replicas[each.who] as Replica
        if (each.do === 'type') type(replica, each)
        else await live(room, replica, each.do)
      }
      // The connection is back for everybody.
      for (const replica of replicas) replica.release()
      for (const replica of replicas) await replica.push(async (edits) => room.take(edits))
      for (const replica of replicas) room.tell(replica)
      for (const replica of replicas) {
        expect(replica.isUnsent()).toBe(false)
        for (const field of DRAFT_FIELDS) expect(replica.text(field).toString()).toBe(room.text(field))
      }
      for (const field of DRAFT_FIELDS) expect(room.text(field).isWellFormed()).toBe(true)
    }),
    { numRuns: 120 },
  )
})

test('nothing anybody typed and nobody deleted is missing at the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ who, at: fc.nat(), online: fc.boolean() }), { maxLength: 40 }),
      async (keys) => {
        const room = createRoom()
        const replicas = [createReplica(), createReplica(), createReplica()]
        for (const [number, { who: person, at, online }] of keys.entries()) {
          const replica = replicas[person] as Replica
          const insert = `<${number}>`
          type(replica, { do: 'type', who: person, field: 'notes', at, remove: 0, insert })
          if (online) await replica.push(async (edits) => room.take(edits))
          if (online) room.tell(replica)
        }
        for (const replica of replicas) await replica.push(async (edits) => room.take(edits))
        const digits = [...room.text('notes')].sort().join('')
        expect(digits).toBe(
          [...keys.keys()]
            .flatMap((number) => [...`<${number}>`])
            .sort()
            .join(''),
        )
      },
    ),
    { numRuns: 80 },
  )
})
