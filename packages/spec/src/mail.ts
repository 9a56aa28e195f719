/** What the product itself writes to a person about. */
export const MAIL_KINDS = [
  'verify-address',
  'reset-password',
  'account-exists',
  'receipt',
  'usage-high',
  'usage-reached',
  'approval-waits',
  'task-failed',
  'task-needs-review',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Decision 25: these the switch for e-mail notifications governs. What an account cannot do without is always sent. */
export const GOVERNED_MAILS: readonly MailKind[] = [
  'usage-high',
  'usage-reached',
  'approval-waits',
  'task-failed',
  'task-needs-review',
]

/** `kept`: it lies in the local outbox. `withdrawn`: by the time it could go, it was not wanted any more. */
export const MAIL_STATUSES = ['waiting', 'sent', 'kept', 'failed', 'withdrawn'] as const
/** Where the product's mails go: a mail server takes them, or they are kept where their reader can see them. */
export const MAIL_WAYS = ['server', 'outbox'] as const
/** How long a link in a mail works. */
export const RESET_LINK_MINUTES = 60
export const VERIFY_LINK_HOURS = 24
