import { type Product, products } from './data.ts'

export interface Order {
  id: string
  customerId: string
  lines: { sku: string; quantity: number; priceCents: number }[]
  totalCents: number
  status: 'open' | 'cancelled'
  createdAt: string
}

/** All that changes, in memory: a new start is a new shop. */
export interface State {
  products: Product[]
  orders: Order[]
  /** By idempotency key: what was asked, and what came of it. */
  answers: Map<string, { asked: string; order: Order }>
  /** How often a place that fails by turns was visited. */
  visits: Map<string, number>
  reset(): void
}

export function createState(): State {
  const state: State = {
    products: [],
    orders: [],
    answers: new Map(),
    visits: new Map(),
    reset: () => void Object.assign(state, { products: products(), orders: [], answers: new Map(), visits: new Map() }),
  }
  state.reset()
  return state
}
