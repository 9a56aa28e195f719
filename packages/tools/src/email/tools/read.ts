import { tool } from '@app/toolkit'
import { z } from 'zod'
import type { Mail } from '../port.ts'
import { MailId, Summary } from './schemas.ts'
import { BRINGS } from './search.ts'

/** What goes into the journal with the step. */
const MOST_SHOWN = 100_000

const File = z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.number() })

export const readTool = (mail: Mail) =>
  tool({
    name: 'email.read',
    does: 'Reads one e-mail as plain text and keeps the files that came with it.',
    effect: 'reads',
    input: z.object({ id: MailId }),
    output: Summary.extend({
      cc: z.array(z.string()),
      inReplyTo: z.string(),
      text: z.string(),
      cut: z.boolean().describe('True when the text was longer than what is shown'),
      links: z.array(z.string()),
      attachments: z.array(File),
    }),
    brings: BRINGS,
    async run({ id }, step) {
      const { attachments, text, ...message } = await mail.read(id, step.signal)
      const kept = []
      for (const file of attachments) kept.push(await step.keep(file))
      return { ...message, text: text.slice(0, MOST_SHOWN), cut: text.length > MOST_SHOWN, attachments: kept }
    },
  })
