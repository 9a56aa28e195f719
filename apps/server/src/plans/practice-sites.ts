import type { Site } from '@app/planner'

/** The rooms of the practice site, under the names somebody may call them by. */
const ROOMS: readonly [path: string, ...names: string[]][] = [
  ['/shop', 'practice shop', 'practice store', 'practice site', 'practice'],
  ['/shop/endless', 'practice offers'],
  ['/crm', 'practice crm', 'practice contacts'],
  ['/ledger', 'practice ledger', 'practice bookings'],
  ['/documents', 'practice documents'],
  ['/mail', 'practice mailbox', 'practice inbox', 'practice mail'],
  ['/forms/contact', 'practice contact form'],
  ['/account', 'practice account'],
]

export const practiceSites = (practice: string | undefined): Site[] =>
  practice === undefined ? [] : ROOMS.map(([path, ...names]) => ({ names, url: `${practice}${path}` }))
