import type { Language } from '@app/spec'

/** A link that works once. It is the only secret a mail may hold. */
export interface LinkValues {
  token: string
  /** Sent after this, it would lead nowhere. */
  expiresAt: string
  /** What the visitor's browser speaks: it counts until the account has a language of its own. */
  language?: Language | undefined
}

export interface UsageValues {
  used: number
  limit: number
  resetsAt: string
}

/** Which task, and how it stands; never what its steps read or wrote. */
export interface TaskValues {
  taskId: string
  taskName: string
}

export interface ReceiptValues {
  /** As the invoice itself is numbered. */
  number: string
  /** What was paid for, in the catalogue's own words. */
  plan: string
  amountCents: number
  /** ISO 4217, in either case. */
  currency: string
  paidAt: string
}

/** What fills the words of each kind of mail. */
export interface MailValues {
  'verify-address': LinkValues
  'reset-password': LinkValues
  /** Its link leads to the door and carries nothing. */
  'account-exists': LinkValues
  receipt: ReceiptValues
  'usage-high': UsageValues
  'usage-reached': UsageValues
  'approval-waits': TaskValues
  'task-failed': TaskValues
  'task-needs-review': TaskValues
}

/** A mail to be written: its kind decides what fills it. */
export type MailContent = { [Kind in keyof MailValues]: { kind: Kind; values: MailValues[Kind] } }[keyof MailValues]
