import { type Proof, tool } from '@app/toolkit'
import { z } from 'zod'
import { judgeNumber } from './judge-number.ts'
import type { Phone, TextOutcome } from './port.ts'
import type { PhoneOptions } from './tools.ts'

const Output = z.object({ id: z.string(), status: z.enum(['queued', 'sent', 'delivered', 'failed', 'simulated']) })

export const textTool = (phone: Phone, { countries }: PhoneOptions) =>
  tool({
    name: 'phone.text',
    does: 'Sends one text message to a phone.',
    effect: 'sends',
    input: z.object({
      to: z.string().max(60).describe('The number with its country, such as +14155550123'),
      text: z.string().min(1).max(1_600),
    }),
    output: Output,
    aims: ['to'],
    brings: () => [],
    proof: ({ id, status }) => ({ verdict: VERDICTS[status].verdict, words: `${VERDICTS[status].words} (${id})` }),
    run: ({ to, text }, step) => phone.text({ key: step.key, to: judgeNumber(to, countries), text }, step.signal),
  })

const VERDICTS: Record<TextOutcome['status'], Proof> = {
  delivered: { verdict: 'verified', words: 'The phone service says it was delivered.' },
  sent: { verdict: 'verified', words: 'The phone service says the network has taken it on.' },
  queued: { verdict: 'unverified', words: 'The phone service has it, and had not sent it on yet.' },
  failed: { verdict: 'contradicted', words: 'The phone service could not deliver it. Check the number.' },
  simulated: { verdict: 'unverified', words: 'Simulated text: nobody was sent anything. No phone service is set up.' },
}
