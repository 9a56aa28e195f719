import type { Belongings } from './belongings.ts'
import type { Lure } from './lure.ts'
import type { Person } from './person.ts'
import type { Pulse } from './pulse.ts'
import type { Product } from './start-product.ts'

/** API keys of the victim, one for each scope there is. */
export interface Keys {
  read: string
  write: string
  approve: string
  both: string
}

/** What only an installation that we started ourselves has. */
export interface Own {
  product: Product
  admin: Person
  adminKey: string
  webhookSecret: string
  /** A second one that nobody has signed up to yet. */
  fresh: Product
  /** A third that mails links, and so need tell nobody who has an account. */
  mailed: Product
}

export interface Target {
  base: URL
  /** Whose things are attacked. */
  ada: Person
  /** Who attacks, with an account like anybody's. */
  ben: Person
  keys: Keys
  things: Belongings
  lure: Lure
  pulse: Pulse
  own: Own | undefined
}

export function ownOf({ own }: Target): Own {
  if (!own) throw new Error('This attack needs an installation of its own.')
  return own
}
