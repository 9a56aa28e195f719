import type { NewFile } from '@app/toolkit'
import { type AddressObject, type Attachment, type ParsedMail, simpleParser } from 'mailparser'
import type { MailSummary, ReceivedMail } from './port.ts'
import { oneLine } from './spoken-mail-error.ts'
import { visibleOfHtml, visibleOfText } from './visible-text.ts'

const MOST_ATTACHMENTS = 50
const MOST_ADDRESSES = 200

/** What the mailbox itself says; when a message arrived is its word rather than the sender's. */
interface Known extends Pick<MailSummary, 'id' | 'seen'> {
  arrived?: Date | undefined
}

/** The lines a list of messages shows, from the head of a message alone. */
export async function parseSummary(head: Buffer, known: Known): Promise<MailSummary> {
  return toSummary(await parse(head), known)
}

/** A whole message. Of its two bodies the one a person would see, for that is what they answer for. */
export async function parseMessage(raw: Buffer, known: Known): Promise<ReceivedMail> {
  const parsed = await parse(raw)
  const { text, links } = parsed.html ? visibleOfHtml(parsed.html) : visibleOfText(parsed.text ?? '')
  return {
    ...toSummary(parsed, known),
    cc: addressesOf(parsed.cc),
    text,
    links,
    inReplyTo: oneLine(parsed.inReplyTo ?? ''),
    attachments: parsed.attachments.slice(0, MOST_ATTACHMENTS).map(toFile),
  }
}

const parse = (raw: Buffer) =>
  simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true, skipImageLinks: true })

const toSummary = (parsed: ParsedMail, { arrived, ...known }: Known): MailSummary => ({
  ...known,
  messageId: oneLine(parsed.messageId ?? ''),
  from: addressesOf(parsed.from)[0] ?? '',
  to: addressesOf(parsed.to),
  subject: oneLine(parsed.subject ?? '', 500),
  date: isoOf(arrived) || isoOf(parsed.date),
})

const isoOf = (date: Date | undefined): string => (date && !Number.isNaN(date.getTime()) ? date.toISOString() : '')

/** The address and not the name: anyone may call themselves anything. */
const addressesOf = (found: AddressObject | AddressObject[] | undefined): string[] =>
  [found ?? []]
    .flat()
    .flatMap(({ value }) => value.flatMap((one) => one.group ?? [one]))
    .map(({ address = '' }) => oneLine(address))
    .filter((address) => address !== '')
    .slice(0, MOST_ADDRESSES)

function toFile({ filename, contentType, content }: Attachment, index: number): NewFile {
  const name =
    oneLine(filename ?? '', 120)
      .split(/[\\/]/)
      .at(-1) ?? ''
  return { name: name || `attachment-${index + 1}`, type: oneLine(contentType, 100), bytes: content }
}
