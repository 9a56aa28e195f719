import { Fault } from '../fault.ts'
import type { Payments } from './port.ts'

/** B-08: no provider, the same code. Limits come from the plans an administrator gives; only paying says what is missing. */
export function localPayments(missing: readonly string[]): Payments {
  const refuse = () => {
    throw new Fault(
      'unavailable',
      `Payment Setup Required: nothing can be paid for here yet. Whoever runs this installation sets ${missing.join(', ')}.`,
    )
  }
  const later = async () => refuse()
  return {
    ready: false,
    mode: 'test',
    createCustomer: later,
    openCheckout: later,
    findCheckout: later,
    closeCheckout: later,
    startSubscription: later,
    findStarted: later,
    listSubscriptions: later,
    listAllSubscriptions: refuse,
    previewUpgrade: later,
    upgrade: later,
    scheduleChange: later,
    releaseSchedule: later,
    endWithPeriod: later,
    endNow: later,
    openPortal: later,
    listInvoices: later,
    findInvoice: later,
    findRefund: later,
    listRefunded: refuse,
    verifyEvent: refuse,
  }
}
