import { Refused } from '@app/toolkit'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { composeMessage } from './compose-message.ts'
import type { MailServer } from './guard-server.ts'
import { MAX_MESSAGE_BYTES, withImap } from './imap-client.ts'
import { type MailPlace, readMailId, writeMailId } from './mail-id.ts'
import { parseMessage, parseSummary } from './parse-message.ts'
import type { Mailbox, MailSearch, MailSummary, Marks } from './port.ts'

const HEADERS = ['from', 'to', 'subject', 'date', 'message-id']

/** The real one: a mailbox by IMAP. */
export const imapMailbox = (server: MailServer & { from: string }): Mailbox => ({
  search: (wish, signal) => withImap(server, signal, (client) => search(client, wish)),

  read: (id, signal) =>
    withImap(server, signal, async (client) => {
      const place = readMailId(id)
      const found = await getMessage(client, place, { readOnly: true })
      if ((found.size ?? 0) > MAX_MESSAGE_BYTES)
        throw new Refused(`The message is larger than ${MAX_MESSAGE_BYTES / 1_000_000} MB. Open it in a mail program.`)
      const whole = await client.fetchOne(`${place.uid}`, { source: true }, { uid: true })
      return parseMessage((whole || undefined)?.source ?? Buffer.alloc(0), knownOf(id, found))
    }),

  draft: (mail, signal) =>
    withImap(server, signal, async (client) => {
      const folder = await findDrafts(client)
      if (!(await holds(client, folder, mail.messageId)))
        await client.append(folder, await composeMessage(mail, server.from), ['\\Draft', '\\Seen'])
      return { folder, seen: await holds(client, folder, mail.messageId) }
    }),

  move: ({ id, folder, messageId }, signal) =>
    withImap(server, signal, async (client) => {
      const place = readMailId(id)
      const found = await findMessage(client, place, { readOnly: false })
      // Moved by an earlier attempt: then it lies there already.
      if (!found && !messageId) throw gone(place)
      const known = messageId ?? (found ? (await summaryOf(found, place)).messageId : '')
      const moved = found ? await client.messageMove(`${place.uid}`, folder, { uid: true }) : false
      if (known === '') return { found: moved !== false && moved.uidMap?.has(place.uid) === true }
      return { found: await holds(client, folder, known) }
    }),

  mark: (id, marks, signal) => withImap(server, signal, (client) => mark(client, readMailId(id), marks)),
})

async function search(client: ImapFlow, { limit, folder, messageId, unseen, ...wish }: MailSearch) {
  const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true })
  const query = {
    ...wish,
    ...(unseen ? { seen: false } : {}),
    ...(messageId ? { header: { 'message-id': messageId } } : {}),
  }
  const uids = (await client.search({ all: true, ...query }, { uid: true })) || []
  const newest = uids.sort((a, b) => b - a).slice(0, limit)
  if (newest.length === 0) return []
  const found = await client.fetchAll(newest.join(','), LINES, { uid: true })
  const validity = String(uidValidity)
  const summaries = found.map((one) => summaryOf(one, { folder, validity, uid: one.uid }))
  return (await Promise.all(summaries)).filter((one) => isWithin(one, wish)).sort(newestFirst)
}

const LINES = { uid: true, flags: true, internalDate: true, size: true, headers: HEADERS }

/** IMAP compares days; whoever waits for a message means minutes. */
const isWithin = ({ date }: MailSummary, { since, before }: Pick<MailSearch, 'since' | 'before'>) =>
  date === '' || ((!since || Date.parse(date) >= since.getTime()) && (!before || Date.parse(date) < before.getTime()))

const newestFirst = (a: MailSummary, b: MailSummary) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)

const summaryOf = (message: FetchMessageObject, place: MailPlace): Promise<MailSummary> =>
  parseSummary(message.headers ?? Buffer.alloc(0), knownOf(writeMailId(place), message))

const knownOf = (id: string, { flags, internalDate }: FetchMessageObject) => ({
  id,
  seen: flags?.has('\\Seen') ?? false,
  arrived: internalDate === undefined ? undefined : new Date(internalDate),
})

async function findMessage(client: ImapFlow, { folder, validity, uid }: MailPlace, options: { readOnly: boolean }) {
  const { uidValidity } = await client.mailboxOpen(folder, options)
  if (String(uidValidity) !== validity) return undefined
  return (await client.fetchOne(`${uid}`, LINES, { uid: true })) || undefined
}

async function getMessage(client: ImapFlow, place: MailPlace, options: { readOnly: boolean }) {
  const found = await findMessage(client, place, options)
  if (!found) throw gone(place)
  return found
}

const gone = ({ folder }: MailPlace) =>
  new Refused(`The message is not in ${folder} any more: it was moved or deleted. Search for it again.`)

/** Whether a folder has the message, by looking. */
async function holds(client: ImapFlow, folder: string, messageId: string): Promise<boolean> {
  await client.mailboxOpen(folder, { readOnly: true })
  const uids = await client.search({ header: { 'message-id': messageId } }, { uid: true })
  return Array.isArray(uids) && uids.length > 0
}

async function findDrafts(client: ImapFlow): Promise<string> {
  const folders = await client.list()
  return folders.find(({ specialUse }) => specialUse === '\\Drafts')?.path ?? 'Drafts'
}

const FLAGS = { seen: '\\Seen', flagged: '\\Flagged' } as const

async function mark(client: ImapFlow, place: MailPlace, marks: Marks) {
  await getMessage(client, place, { readOnly: false })
  const range = `${place.uid}`
  const wanted = (value: boolean) => (['seen', 'flagged'] as const).filter((name) => marks[name] === value)
  const set = wanted(true).map((name) => FLAGS[name])
  const cleared = wanted(false).map((name) => FLAGS[name])
  if (set.length > 0) await client.messageFlagsAdd(range, set, { uid: true })
  if (cleared.length > 0) await client.messageFlagsRemove(range, cleared, { uid: true })
  const { flags } = await getMessage(client, place, { readOnly: true })
  return { seen: flags?.has(FLAGS.seen) ?? false, flagged: flags?.has(FLAGS.flagged) ?? false }
}
