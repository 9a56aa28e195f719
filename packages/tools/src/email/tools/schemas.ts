import { z } from 'zod'
import { MOST_RECIPIENTS } from '../read-addresses.ts'

/** One address, several in a list, or several parted by commas. */
const Addresses = z
  .union([z.string().max(5_000), z.array(z.string().max(400)).max(MOST_RECIPIENTS * 4)])
  .transform((given) => (typeof given === 'string' ? given.split(/[,;](?![^<]*>)/) : given))
  .transform((given) => given.filter((one) => one.trim() !== ''))

export const Letter = z.object({
  to: Addresses.describe('E-mail addresses: one, a list, or several parted by commas'),
  cc: Addresses.optional().describe('Who gets a copy'),
  bcc: Addresses.optional().describe('Who gets a copy unseen by the others'),
  subject: z.string().max(500).default(''),
  text: z.string().max(500_000).describe('The message, as plain text'),
  attachments: z.array(z.string().min(1).max(200)).max(20).default([]).describe('Ids of files of this task'),
  inReplyTo: z.string().max(500).optional().describe('The Message-ID of the message this answers'),
})
export type Letter = z.infer<typeof Letter>

export const Summary = z.object({
  id: z.string().describe('For email.read, email.move and email.mark'),
  messageId: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  date: z.string().describe('When it arrived'),
  seen: z.boolean(),
})

export const Folder = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}*%]+$/u, 'The name of a folder has no control characters, * or %')
  .describe('The name of the folder')

export const MailId = z.string().min(3).max(300).describe('The id of a message, from a search')
