import { get, refuse } from './book.ts'
import { addPeriods } from './calendar.ts'
import type { Phase, Schedule } from './objects.ts'
import { type Form, listOf, partOf, textOf } from './parse-form.ts'
import type { Ask, Route } from './routes.ts'

const PATH = '/v1/subscription_schedules'

export const scheduleRoutes: Route[] = [
  ['POST', PATH, makeSchedule],
  ['GET', `${PATH}/:id`, ({ book, id }) => get(book.schedules, id)],
  ['POST', `${PATH}/:id`, changeSchedule],
  ['POST', `${PATH}/:id/release`, release],
]

function makeSchedule({ book, body }: Ask): Schedule {
  const subscription = get(book.subscriptions, textOf(body, 'from_subscription') ?? '')
  if (subscription.schedule) throw refuse('The subscription already has a schedule')
  const [{ price, current_period_start, current_period_end }] = subscription.items.data
  const schedule: Schedule = {
    id: book.id('sub_sched'),
    object: 'subscription_schedule',
    status: 'active',
    customer: subscription.customer,
    subscription: subscription.id,
    phases: [
      { start_date: current_period_start, end_date: current_period_end, items: [{ price: price.id, quantity: 1 }] },
    ],
  }
  book.schedules.set(schedule.id, schedule)
  subscription.schedule = schedule.id
  book.tell('subscription_schedule.created', schedule)
  return schedule
}

function changeSchedule({ book, id, body }: Ask): Schedule {
  const schedule = get(book.schedules, id)
  if (schedule.status !== 'active') throw refuse('The schedule has been released')
  let start = 0
  schedule.phases = listOf(body, 'phases').map((form) => {
    const phase = toPhase(form, start)
    start = phase.end_date
    return phase
  })
  book.tell('subscription_schedule.updated', schedule)
  return schedule
}

function toPhase(form: Form, after: number): Phase {
  const start_date = Number(textOf(form, 'start_date') ?? after)
  const interval = textOf(partOf(form, 'duration'), 'interval') === 'year' ? 'year' : 'month'
  const end_date = Number(textOf(form, 'end_date') ?? addPeriods(start_date, interval, 1))
  const items = listOf(form, 'items').map((item) => ({ price: textOf(item, 'price') ?? '', quantity: 1 }))
  return { start_date, end_date, items }
}

function release({ book, id }: Ask): Schedule {
  const schedule = get(book.schedules, id)
  if (schedule.status !== 'active') throw refuse('The schedule has been released')
  schedule.status = 'released'
  const subscription = get(book.subscriptions, schedule.subscription)
  subscription.schedule = null
  book.tell('subscription_schedule.released', schedule)
  book.tell('customer.subscription.updated', subscription)
  return schedule
}
