import type { NewFile } from '@app/toolkit'

/** A message as it is to go out; who it is from is not the writer's to choose. */
export interface OutgoingMail {
  /** The same for every attempt, so that a doubt can be settled by looking for it. */
  messageId: string
  to: string[]
  cc: string[]
  bcc: string[]
  subject: string
  text: string
  /** The same once more for those who like it drawn; what the product itself writes has it, what agents write has not. */
  html?: string | undefined
  headers?: Record<string, string> | undefined
  /** The Message-ID of what this answers. */
  inReplyTo?: string | undefined
  attachments: NewFile[]
}

export interface Receipt {
  messageId: string
  accepted: string[]
  rejected: { address: string; words: string }[]
  /** What the mail server said, or where the message lies instead. */
  response: string
  /** `handed-over`: a mail server has taken it on. `kept`: it lies in the outbox, and nobody was sent anything. */
  outcome: 'handed-over' | 'kept'
}

export interface MailSummary {
  id: string
  messageId: string
  from: string
  to: string[]
  subject: string
  /** Empty when the message does not say. */
  date: string
  seen: boolean
}

export interface ReceivedMail extends MailSummary {
  cc: string[]
  text: string
  links: string[]
  inReplyTo: string
  attachments: NewFile[]
}

export interface MailSearch {
  folder: string
  from?: string | undefined
  to?: string | undefined
  subject?: string | undefined
  text?: string | undefined
  messageId?: string | undefined
  since?: Date | undefined
  before?: Date | undefined
  unseen?: boolean | undefined
  limit: number
}

/** Throws `Refused`, `Unavailable`, or the signal's reason. */
export interface Sender {
  send(mail: OutgoingMail, signal: AbortSignal): Promise<Receipt>
}

export interface Mailbox {
  /** Newest first. */
  search(wish: MailSearch, signal: AbortSignal): Promise<MailSummary[]>
  read(id: string, signal: AbortSignal): Promise<ReceivedMail>
  /** The same draft is kept once. `seen` tells whether it was found again where it was put. */
  draft(mail: OutgoingMail, signal: AbortSignal): Promise<{ folder: string; seen: boolean }>
  /** Answers whether the message was found in its new folder. */
  move(
    wish: { id: string; folder: string; messageId?: string | undefined },
    signal: AbortSignal,
  ): Promise<{ found: boolean }>
  /** Answers how the message is marked afterwards. */
  mark(id: string, marks: Marks, signal: AbortSignal): Promise<{ seen: boolean; flagged: boolean }>
}

export interface Marks {
  seen?: boolean | undefined
  flagged?: boolean | undefined
}

export interface Mail extends Sender, Mailbox {}

/** Where messages lie that no mail server takes. Of one user; given by whoever has a place to keep things. */
export interface Outbox {
  /** A message with the same Message-ID takes the place of the first. */
  keep(message: OutboxMessage): Promise<void>
  find(messageId: string): Promise<OutboxMessage | undefined>
  list(): Promise<OutboxMessage[]>
}

export interface OutboxMessage extends OutgoingMail {
  kind: 'message' | 'draft'
}
