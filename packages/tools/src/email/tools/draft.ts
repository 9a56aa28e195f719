import { type Proof, tool } from '@app/toolkit'
import { z } from 'zod'
import type { Mail } from '../port.ts'
import { prepareLetter } from './prepare-letter.ts'
import { Letter } from './schemas.ts'

const Drafted = z.object({ messageId: z.string(), folder: z.string(), seen: z.boolean() })

export const draftTool = (mail: Mail, domain: string) =>
  tool({
    name: 'email.draft',
    does: 'Writes an e-mail as a draft, for somebody to look at and send.',
    effect: 'writes',
    repeatable: () => true,
    input: Letter,
    output: Drafted,
    needs: ({ attachments }) => (attachments.length > 0 ? 'fileAccess' : undefined),
    proof,
    async run(letter, step) {
      const ready = await prepareLetter(letter, step, domain)
      return { messageId: ready.messageId, ...(await mail.draft(ready, step.signal)) }
    },
  })

const proof = ({ folder, seen, messageId }: z.infer<typeof Drafted>): Proof =>
  seen
    ? { verdict: 'verified', words: `Found again in ${folder} (${messageId}). Nothing was sent.` }
    : { verdict: 'contradicted', words: `The draft was not found in ${folder} afterwards. Write it again.` }
