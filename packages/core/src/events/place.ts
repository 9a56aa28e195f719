/**
 * How far a reader has come. Events are ordered by their transaction and then by their id: ids alone are given out
 * before they become visible, so that a later one may be seen first.
 */
export interface Place {
  tx: string
  id: string
}

/** Before everything. */
export const START: Place = { tx: '0', id: '0' }

/** The first place of a transaction: nothing of it has been read. */
export const beginningOf = (tx: string): Place => ({ tx, id: '0' })

export const writePlace = ({ tx, id }: Place): string => `${tx}-${id}`

/** Undefined for what is no place; the lengths keep both numbers within what the database can compare. */
export function findPlaceIn(text: string): Place | undefined {
  const [, tx, id] = text.match(/^(\d{1,19})-(\d{1,18})$/) ?? []
  return tx && id ? { tx, id } : undefined
}

export const isAfter = (a: Place, b: Place): boolean =>
  a.tx === b.tx ? BigInt(a.id) > BigInt(b.id) : BigInt(a.tx) > BigInt(b.tx)
