import type { Application, Draft } from './apply/application.ts'
import { type Contact, contacts } from './contacts.ts'
import { type Product, products } from './data.ts'
import { type Mail, mails } from './mails.ts'

export interface Order {
  id: string
  customerId: string
  lines: { sku: string; quantity: number; priceCents: number }[]
  totalCents: number
  status: 'open' | 'cancelled'
  createdAt: string
}

/** What was handed in, by what its bytes are and not by what it is called. */
export interface Upload {
  id: string
  name: string
  type: string
  bytes: number
  sha256: string
}

export type Look = 'usual' | 'new'

/** All that changes, in memory: a new start is a new office. */
interface Contents {
  products: Product[]
  orders: Order[]
  contacts: Contact[]
  mails: Mail[]
  uploads: Upload[]
  drafts: Map<string, Draft>
  applications: Application[]
  /** By idempotency key: what was asked, and what came of it. */
  answers: Map<string, { asked: string; order: Order }>
  /** How often a place that fails by turns was visited. */
  visits: Map<string, number>
  /** The shop as agents know it, or after it was built anew. */
  look: Look
}

export interface State extends Contents {
  reset(): void
}

const begin = (): Contents => ({
  products: products(),
  orders: [],
  contacts: contacts(),
  mails: mails(),
  uploads: [],
  drafts: new Map(),
  applications: [],
  answers: new Map(),
  visits: new Map(),
  look: 'usual',
})

export function createState(): State {
  const state: State = { ...begin(), reset: () => void Object.assign(state, begin()) }
  return state
}
