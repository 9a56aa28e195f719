import { tool } from '@app/toolkit'
import { z } from 'zod'
import type { Mail } from '../port.ts'
import { Folder, Summary } from './schemas.ts'

const Words = z.string().min(1).max(200).optional()
const Day = z.iso.datetime({ offset: true }).or(z.iso.date()).optional()

/** Whatever a mailbox holds was written by others, to this user alone. */
export const BRINGS = () => ['outside', 'private'] as const

export const searchTool = (mail: Mail) =>
  tool({
    name: 'email.search',
    does: 'Finds e-mails in the mailbox and lists them, newest first.',
    effect: 'reads',
    input: z.object({
      folder: Folder.default('INBOX'),
      from: Words,
      to: Words,
      subject: Words,
      text: Words.describe('Words anywhere in the message'),
      messageId: Words,
      since: Day.describe('A date, or a time with its zone'),
      before: Day,
      unseen: z.boolean().optional().describe('Only what nobody has read'),
      limit: z.number().int().min(1).max(50).default(20),
    }),
    output: z.object({ messages: z.array(Summary) }),
    brings: BRINGS,
    async run({ since, before, ...wish }, step) {
      const times = { since: since ? new Date(since) : undefined, before: before ? new Date(before) : undefined }
      const messages = await mail.search({ ...wish, ...times }, step.signal)
      step.log(`Found ${messages.length} messages`)
      return { messages }
    },
  })
