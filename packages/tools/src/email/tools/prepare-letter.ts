import { Refused, type Step } from '@app/toolkit'
import { messageIdOf } from '../message-id.ts'
import type { OutgoingMail } from '../port.ts'
import { hasControl, MOST_RECIPIENTS, readAddresses } from '../read-addresses.ts'
import type { Letter } from './schemas.ts'

/** What most mail servers take, once a file has grown by a third on its way. */
const MAX_ATTACHED_BYTES = 18_000_000

/** S-80: the letter as it may go out, or a refusal. `domain` is that of whoever sends. */
export async function prepareLetter(letter: Letter, step: Step, domain: string): Promise<OutgoingMail> {
  const { subject, text } = letter
  const [to, cc, bcc] = [letter.to, letter.cc ?? [], letter.bcc ?? []].map(readAddresses) as [
    string[],
    string[],
    string[],
  ]
  judgeNumber(to.length + cc.length + bcc.length)
  if (hasControl(subject))
    throw new Refused('The subject holds a line break or control character. Write it on one line.')
  const inReplyTo = letter.inReplyTo?.trim()
  if (inReplyTo && !/^<[^<>\s\p{Cc}]{3,490}>$/u.test(inReplyTo))
    throw new Refused('What this answers is named by its Message-ID, such as <abc@example.com>. Take it from a search.')
  return {
    messageId: messageIdOf(step.key, domain),
    to,
    cc,
    bcc,
    subject,
    text,
    ...(inReplyTo ? { inReplyTo } : {}),
    attachments: await openAttachments(letter.attachments, step),
  }
}

function judgeNumber(count: number): void {
  if (count === 0) throw new Refused('The message has no recipient. Say whom it goes to.')
  if (count > MOST_RECIPIENTS)
    throw new Refused(`The message would go to ${count} people, and at most ${MOST_RECIPIENTS} are allowed. Divide it.`)
}

async function openAttachments(ids: readonly string[], step: Step) {
  const files = await Promise.all([...new Set(ids)].map((id) => step.open(id)))
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  if (bytes > MAX_ATTACHED_BYTES)
    throw new Refused(
      `The files are ${Math.ceil(bytes / 1_000_000)} MB together, and mail carries ${MAX_ATTACHED_BYTES / 1_000_000} MB. Send fewer, or a link.`,
    )
  return files
}
