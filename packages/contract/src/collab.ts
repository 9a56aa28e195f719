import { DRAFT_BYTES, DRAFT_FIELDS, DRAFT_LENGTHS } from '@app/spec'
import { z } from 'zod'
import { ById, call, Done, Id } from './call.ts'
import { name } from './text.ts'

/** What happens in a draft, as server-sent events; `vector` says what the reader has. No row of `calls`: it does not end. */
export const COLLAB_LIVE_PATH = '/api/collab/drafts/:id/live'

export const CollabDraft = z.strictObject({
  id: z.string(),
  name: z.string(),
  role: z.enum(['owner', 'guest']),
  /** Whose draft it is. */
  owner: z.string(),
  /** Whether there is an invitation that works. */
  invited: z.boolean(),
  changedAt: z.iso.datetime(),
})
export type CollabDraft = z.infer<typeof CollabDraft>

/** Who came by an invitation; told to the owner alone. */
export const CollabGuest = z.strictObject({ id: z.string(), name: z.string() })
export type CollabGuest = z.infer<typeof CollabGuest>

const BASE_64 = /^[A-Za-z0-9+/]*={0,2}$/
/** Four letters are three bytes. */
const Edits = z
  .string()
  .max(Math.ceil(DRAFT_BYTES / 3) * 4, { error: 'is too large' })
  .regex(BASE_64, { error: 'is not base 64' })

/** A place in a text that stays where it is while others type before it. */
const Position = z.string().max(160).regex(BASE_64, { error: 'is not base 64' })
export const CollabPlace = z.strictObject({ field: z.enum(DRAFT_FIELDS), from: Position, to: Position })
export type CollabPlace = z.infer<typeof CollabPlace>

/** A sign of presence: kept nowhere, and the name counts only where nobody signs in. */
export const CollabSign = z.strictObject({
  participant: Id,
  name: name(40),
  place: CollabPlace.nullable(),
})
export type CollabSign = z.infer<typeof CollabSign>

/** What others are told of it. */
export interface CollabPresence extends CollabSign {
  gone?: true
}

/** An event named `update`: what the reader did not have, and what the server has now. Both in base 64. */
export interface CollabUpdate {
  update: string
  vector: string
}

/** 256 random bits in base 64: not to be guessed. */
const Token = z.string().regex(/^[\w-]{43}$/, { error: 'is not an invitation of ours' })

export const collabCalls = {
  list: call({
    method: 'GET',
    path: '/api/collab/drafts',
    does: 'Lists the drafts you write with others: your own, and those you were invited to.',
    reply: z.array(CollabDraft),
  }),
  create: call({
    method: 'POST',
    path: '/api/collab/drafts',
    does: 'Begins a draft of an agent that several people can write together.',
    needs: ['write'],
    body: z.strictObject({ name: name(DRAFT_LENGTHS.name) }),
    reply: CollabDraft,
  }),
  read: call({
    method: 'GET',
    path: '/api/collab/drafts/:id',
    does: 'Tells of one draft; its owner is also told who came by the invitation.',
    params: ById,
    reply: z.strictObject({ ...CollabDraft.shape, guests: z.array(CollabGuest) }),
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/collab/drafts/:id',
    does: 'Deletes a draft of yours for everybody, or leaves one you were invited to.',
    params: ById,
    reply: Done,
  }),
  invite: call({
    method: 'POST',
    path: '/api/collab/drafts/:id/invitation',
    does: 'Makes an invitation that takes the place of the one before. It is told once.',
    params: ById,
    reply: z.strictObject({ token: z.string() }),
  }),
  uninvite: call({
    method: 'DELETE',
    path: '/api/collab/drafts/:id/invitation',
    does: 'Ends the invitation, and whoever came by it is out at once.',
    params: ById,
    reply: Done,
  }),
  removeGuest: call({
    method: 'DELETE',
    path: '/api/collab/drafts/:id/guests/:guestId',
    does: 'Removes one person at once, and ends the invitation they came by.',
    params: z.strictObject({ id: Id, guestId: Id }),
    reply: Done,
  }),
  join: call({
    method: 'POST',
    path: '/api/collab/join',
    does: 'Joins a draft by its invitation.',
    body: z.strictObject({ token: Token }),
    reply: CollabDraft,
  }),
  sync: call({
    method: 'POST',
    path: '/api/collab/drafts/:id/sync',
    does: 'Gives a sign of presence and, with an update, merges edits; answers what the server has now, as a state vector.',
    params: ById,
    body: z.strictObject({ sign: CollabSign, update: Edits.optional() }),
    reply: z.strictObject({ vector: z.string() }),
  }),
}
