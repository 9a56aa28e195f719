/** What one example came to, and what the practice site and the outbox hold after all of them. */
export interface Come {
  /** Its answer and the texts of its files. */
  said: string
  /** What its steps brought, as the journal has it. */
  journal: string
  orders: { customerId: string; lines: { sku: string; quantity: number }[] }[]
  contacts: { name: string; stage: string; city: string; phone: string; notes: string; value: number }[]
  sent: { to: string; subject: string; text: string }[]
  mails: { to: string[]; text: string; attachments: unknown[] }[]
  calls: { to: string }[]
}

export type Check = (come: Come) => boolean

export const says =
  (...parts: string[]): Check =>
  ({ said }) =>
    parts.every((part) => said.includes(part))
export const answers =
  (answer: string): Check =>
  ({ said }) =>
    said.includes(`"answer":"${answer}"`)
export const ordered =
  (sku: string, quantity: number, customerId: string): Check =>
  ({ orders }) =>
    orders.filter(
      (order) => order.customerId === customerId && order.lines.length === 1 && fits(order.lines[0], { sku, quantity }),
    ).length === 1
export const contact =
  (name: string, wanted: Partial<Come['contacts'][number]>): Check =>
  ({ contacts }) =>
    contacts.some((one) => one.name === name && fits(one, wanted))
export const wrote =
  (to: string, subject: string, text: string): Check =>
  ({ sent }) =>
    sent.filter((mail) => fits(mail, { to, subject, text })).length === 1
export const both =
  (...checks: Check[]): Check =>
  (come) =>
    checks.every((check) => check(come))

const fits = <T extends object>(one: T | undefined, wanted: Partial<T>): boolean =>
  Object.entries(wanted).every(([key, value]) => one?.[key as keyof T] === value)

/** How many rows a CSV has; before them stand the result and the head. */
export const rowsOf = (said: string): number => said.trim().split(/\r?\n/).length - 2
