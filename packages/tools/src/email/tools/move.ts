import { type Proof, tool } from '@app/toolkit'
import { z } from 'zod'
import type { Mail } from '../port.ts'
import { Folder, MailId } from './schemas.ts'

const Moved = z.object({ folder: z.string(), found: z.boolean() })

export const moveTool = (mail: Mail) =>
  tool({
    name: 'email.move',
    does: 'Moves one e-mail into another folder.',
    effect: 'writes',
    repeatable: () => true,
    input: z.object({
      id: MailId,
      folder: Folder,
      messageId: z.string().max(500).optional().describe('Lets a second attempt see that the first one moved it'),
    }),
    output: Moved,
    proof,
    run: async (wish, step) => ({ folder: wish.folder, ...(await mail.move(wish, step.signal)) }),
  })

const proof = ({ folder, found }: z.infer<typeof Moved>): Proof =>
  found
    ? { verdict: 'verified', words: `Found in ${folder} afterwards.` }
    : { verdict: 'contradicted', words: `The message was not found in ${folder} afterwards. Look where it is.` }
