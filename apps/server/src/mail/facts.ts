import type { LinkValues, MailValues, ReceiptValues, TaskValues, UsageValues } from '@app/core'
import { LANGUAGE_NAMES, type Language, RESET_LINK_MINUTES, ROUTES, usagePercent, VERIFY_LINK_HOURS } from '@app/spec'
import { oneLine } from './fill.ts'

/** What fills the words of one mail, ready to be read, and where its button leads. */
export interface Facts {
  words: Record<string, string>
  path: string
}

/** Numbers, dates and money as the reader writes them. */
export function speak(language: Language, timeZone: string) {
  const { tag } = LANGUAGE_NAMES[language]
  return {
    number: (value: number) => new Intl.NumberFormat(tag).format(value),
    percent: (value: number) => new Intl.NumberFormat(tag, { style: 'percent' }).format(Math.floor(value) / 100),
    date: (at: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(new Date(at)),
    money: (smallest: number, currency: string) => {
      const format = new Intl.NumberFormat(tag, { style: 'currency', currency })
      // A yen has no cents: the smallest unit is what the currency says it is.
      return format.format(smallest / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
    },
  }
}
type Speak = ReturnType<typeof speak>

const NAME = 80

const ofLink =
  (path: string) =>
  ({ token }: LinkValues, { number }: Speak): Facts => ({
    words: { hours: number(VERIFY_LINK_HOURS), minutes: number(RESET_LINK_MINUTES) },
    // Behind the hash: a browser keeps that part to itself, so the link stands in no log of any server.
    path: `${path}#${encodeURIComponent(token)}`,
  })

const ofReceipt = ({ number, plan, amountCents, currency, paidAt }: ReceiptValues, say: Speak): Facts => ({
  words: {
    number: oneLine(number, NAME),
    plan: oneLine(plan, NAME),
    amount: say.money(amountCents, currency),
    date: say.date(paidAt),
  },
  path: ROUTES.settings,
})

const ofUsage =
  (path: string) =>
  ({ used, limit, resetsAt }: UsageValues, { number, percent, date }: Speak): Facts => ({
    words: {
      used: number(used),
      limit: number(limit),
      percent: percent(usagePercent(used, limit)),
      date: date(resetsAt),
    },
    path,
  })

const ofTask = ({ taskId, taskName }: TaskValues): Facts => ({
  words: { task: oneLine(taskName, NAME) },
  path: `${ROUTES.tasks}/${encodeURIComponent(taskId)}`,
})

export const FACTS: { [Kind in keyof MailValues]: (values: MailValues[Kind], say: Speak) => Facts } = {
  'verify-address': ofLink(ROUTES.verifyEmail),
  'reset-password': ofLink(ROUTES.resetPassword),
  'account-exists': () => ({ words: {}, path: ROUTES.signIn }),
  receipt: ofReceipt,
  'usage-high': ofUsage(ROUTES.dashboard),
  'usage-reached': ofUsage(ROUTES.pricing),
  'approval-waits': ofTask,
  'task-failed': ofTask,
  'task-needs-review': ofTask,
}
