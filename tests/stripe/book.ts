import type {
  Card,
  Charge,
  Customer,
  Invoice,
  PaymentMethod,
  Plain,
  Price,
  Refund,
  Schedule,
  Session,
  Subscription,
} from './objects.ts'

export interface Told {
  id: string
  object: 'event'
  type: string
  created: number
  livemode: boolean
  data: { object: unknown }
}

/** Everything the stand-in knows. `now` is its clock, in seconds; only tests move it. */
export class Book {
  now: number
  readonly customers = new Map<string, Customer>()
  readonly products = new Map<string, Plain>()
  readonly prices = new Map<string, Price>()
  readonly methods = new Map<string, PaymentMethod>()
  readonly sessions = new Map<string, Session>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly schedules = new Map<string, Schedule>()
  readonly invoices = new Map<string, Invoice>()
  readonly charges = new Map<string, Charge>()
  readonly refunds = new Map<string, Refund>()
  readonly portals = new Map<string, Plain>()
  /** What each customer's card does. */
  readonly cards = new Map<string, Card>()
  /** Events nobody has delivered yet. */
  readonly untold: Told[] = []
  #count = 0

  constructor(now: number) {
    this.now = now
  }

  id(prefix: string): string {
    this.#count += 1
    return `${prefix}_${String(this.#count).padStart(6, '0')}`
  }

  /** As it is at this moment: an event that is delivered late tells what was. */
  tell(type: string, object: unknown): void {
    const data = { object: structuredClone(object) }
    this.untold.push({ id: this.id('evt'), object: 'event', type, created: this.now, livemode: false, data })
  }

  find(id: string): unknown {
    const shelves = [this.customers, this.methods, this.subscriptions, this.schedules, this.invoices, this.charges]
    for (const shelf of shelves) if (shelf.has(id)) return shelf.get(id)
    return undefined
  }
}

export function get<Thing>(shelf: ReadonlyMap<string, Thing>, id: string): Thing {
  const thing = shelf.get(id)
  if (thing === undefined) throw new Refused(404, 'invalid_request_error', 'resource_missing', `No such thing: ${id}`)
  return thing
}

/** An error as Stripe sends it. */
export class Refused extends Error {
  readonly status: number
  readonly type: string
  readonly code: string

  constructor(status: number, type: string, code: string, message: string) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
  }
}
export const refuse = (message: string, code = 'parameter_invalid') =>
  new Refused(400, 'invalid_request_error', code, message)
