import { type Proof, tool } from '@app/toolkit'
import { z } from 'zod'
import type { Mail } from '../port.ts'
import { prepareLetter } from './prepare-letter.ts'
import { Letter } from './schemas.ts'

const Sent = z.object({
  messageId: z.string(),
  accepted: z.array(z.string()),
  rejected: z.array(z.object({ address: z.string(), words: z.string() })),
  response: z.string().describe('What the mail server said, or where the message lies instead'),
  outcome: z.enum(['handed-over', 'kept']).describe('kept: in the local outbox, not delivered'),
})

export const sendTool = (mail: Mail, domain: string) =>
  tool({
    name: 'email.send',
    does: 'Sends one e-mail, with files of this task if wanted.',
    effect: 'sends',
    input: Letter,
    output: Sent,
    aims: ['to', 'cc', 'bcc'],
    needs: ({ attachments }) => (attachments.length > 0 ? 'fileAccess' : undefined),
    proof,
    async run(letter, step) {
      const ready = await prepareLetter(letter, step, domain)
      const receipt = await mail.send(ready, step.signal)
      step.log(`${receipt.outcome}: ${receipt.accepted.length} accepted, ${receipt.rejected.length} rejected`)
      return receipt
    },
  })

/** That a mail server took it on is its own word, and more than that nobody learns: delivery is not claimed. */
function proof({ accepted, rejected, response, outcome, messageId }: z.infer<typeof Sent>): Proof {
  if (outcome === 'kept') return { verdict: 'unverified', words: response }
  if (rejected.length > 0) {
    const whom = rejected.map(({ address, words }) => `${address} (${words})`).join(', ')
    const rest = accepted.length > 0 ? ` It was taken for ${accepted.join(', ')}: do not send it to them again.` : ''
    return { verdict: 'contradicted', words: `The mail server did not take the message for ${whom}.${rest}` }
  }
  return { verdict: 'verified', words: `Taken on for ${accepted.join(', ')}: ${response} (${messageId})` }
}
