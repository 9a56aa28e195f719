import type { Place } from '../secrets/seal.ts'

/** The name is part of what the seal vouches for: one profile cannot be passed off as another. */
export const placeOf = ({ userId, name }: ProfileName): Place => ({
  ownerId: userId,
  recordId: name,
  field: 'browser-profile',
  version: 1,
})

export interface ProfileName {
  userId: string
  name: string
}
