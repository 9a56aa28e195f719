import { setTimeout as pause } from 'node:timers/promises'
import { Refused, type Step, tool } from '@app/toolkit'
import { z } from 'zod'
import { findCode } from '../find-code.ts'
import type { Mail, ReceivedMail } from '../port.ts'
import { Folder, Summary } from './schemas.ts'
import { BRINGS } from './search.ts'

/** A step has two minutes; what comes later is for another task. */
const LONGEST_SECONDS = 100
const MOST_LOOKED_AT = 5

const Wish = z.object({
  folder: Folder.default('INBOX'),
  from: z.string().min(1).max(200).optional(),
  subject: z.string().min(1).max(200).optional(),
  find: z.enum(['message', 'code', 'link']).default('message').describe('What the message must hold'),
  linkTo: z.string().max(200).optional().describe('Part of the link that is wanted, such as its host'),
  minutesBack: z.number().min(0).max(1_440).default(10).describe('Messages that came this long ago count too'),
  seconds: z.number().min(1).max(LONGEST_SECONDS).default(60).describe('How long to wait'),
})
type Wish = z.infer<typeof Wish>

interface Found {
  message: ReceivedMail
  code?: string
  link?: string
}

/** `everyMs` is how long to rest between two looks. */
export const waitTool = (mail: Mail, everyMs: number) =>
  tool({
    name: 'email.wait',
    does: 'Waits for an e-mail that fits, and returns the code or link it brings.',
    effect: 'reads',
    input: Wish,
    output: z.object({
      message: Summary,
      text: z.string(),
      code: z.string().optional(),
      link: z.string().optional(),
    }),
    brings: BRINGS,
    async run(wish, step) {
      const { message, ...found } = await lookUntil(mail, wish, step, everyMs)
      const { attachments: _, links: __, cc: ___, inReplyTo: ____, text, ...summary } = message
      return { message: summary, text: text.slice(0, 5_000), ...found }
    },
  })

async function lookUntil(mail: Mail, wish: Wish, step: Step, everyMs: number): Promise<Found> {
  const until = performance.now() + wish.seconds * 1_000
  const since = new Date(Date.now() - wish.minutesBack * 60_000)
  const looked = new Set<string>()
  for (;;) {
    const found = await look(mail, wish, since, looked, step)
    if (found) return found
    if (performance.now() + everyMs > until)
      throw new Refused(
        `No message that fits came within ${wish.seconds} seconds${describe(wish)}. Check that it was sent, and whom it is from.`,
      )
    await pause(everyMs, undefined, { signal: step.signal })
  }
}

const describe = ({ find }: Wish) => (find === 'message' ? '' : ` and brought a ${find}`)

async function look(mail: Mail, wish: Wish, since: Date, looked: Set<string>, { signal }: Step) {
  const { folder, from, subject } = wish
  const messages = await mail.search({ folder, from, subject, since, limit: MOST_LOOKED_AT }, signal)
  for (const { id } of messages.filter((one) => !looked.has(one.id))) {
    looked.add(id)
    const message = await mail.read(id, signal)
    const found = pick(message, wish)
    if (found) return found
  }
  return undefined
}

function pick(message: ReceivedMail, { find, linkTo = '' }: Wish): Found | undefined {
  const code = findCode(`${message.subject}\n${message.text}`)
  const link = message.links.find((one) => one.includes(linkTo))
  if ((find === 'code' && !code) || (find === 'link' && !link)) return undefined
  return { message, ...(code ? { code } : {}), ...(link ? { link } : {}) }
}
