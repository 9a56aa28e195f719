import { type Proof, Refused, tool } from '@app/toolkit'
import { z } from 'zod'
import type { Mail } from '../port.ts'
import { MailId } from './schemas.ts'

const Marked = z.object({
  seen: z.boolean(),
  flagged: z.boolean(),
  wanted: z.object({ seen: z.boolean().optional(), flagged: z.boolean().optional() }),
})

export const markTool = (mail: Mail) =>
  tool({
    name: 'email.mark',
    does: 'Marks one e-mail as read or unread, or flags it.',
    effect: 'writes',
    repeatable: () => true,
    input: z.object({ id: MailId, seen: z.boolean().optional(), flagged: z.boolean().optional() }),
    output: Marked,
    proof,
    async run({ id, seen, flagged }, step) {
      if (seen === undefined && flagged === undefined)
        throw new Refused('Nothing was said about how to mark the message. Give seen or flagged.')
      const wanted = { ...(seen === undefined ? {} : { seen }), ...(flagged === undefined ? {} : { flagged }) }
      return { wanted, ...(await mail.mark(id, wanted, step.signal)) }
    },
  })

function proof({ wanted, ...now }: z.infer<typeof Marked>): Proof {
  const fits = (['seen', 'flagged'] as const).every((name) => (wanted[name] ?? now[name]) === now[name])
  const words = `Afterwards it is ${now.seen ? 'read' : 'unread'} and ${now.flagged ? 'flagged' : 'not flagged'}.`
  return fits ? { verdict: 'verified', words } : { verdict: 'contradicted', words: `${words} The server did not obey.` }
}
