import { keep, readKept } from '../../lib/keep.ts'

export type Vote = 'yes' | 'no'
const NAME = 'help-votes'

export const readVotes = () => readKept<Partial<Record<string, Vote>>>(NAME, {})
export const saveVote = (id: string, vote: Vote) => keep(NAME, { ...readVotes(), [id]: vote })
