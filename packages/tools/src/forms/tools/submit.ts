import { tool } from '@app/toolkit'
import { z } from 'zod'
import { Place, pictureBeside, Sent, Shown, withPicture } from '../../browser/evidence/evidence.ts'
import type { Window } from '../../browser/window.ts'
import { Report } from '../report.ts'
import { submitForm } from '../submit-form.ts'
import { outside, submitProof } from './schemas.ts'

export const submitTool = (window: Window) =>
  tool({
    name: 'forms.submit',
    does: 'Presses the button that sends the form of the page, or that leads to its next page.',
    effect: 'sends',
    brings: outside,
    input: z.object({ button: z.string().max(200).optional().describe('Which button, where it is not plain') }),
    output: z.object({
      ...Place,
      pressed: z.string(),
      leads: z.enum(['next', 'submit']),
      wentOn: z.boolean(),
      sent: Sent,
      shown: Shown,
      wrong: Report.wrong,
    }),
    proof: (output) => submitProof(output),
    confirm: async (_output, step) => (await window(step)).confirm([], step.signal),
    restore: async (_input, { url }, step) => void (await (await window(step)).open(url, step.signal)),
    run: async ({ button }, step) => {
      const page = await window(step)
      pictureBeside(page, step, { name: 'before.jpg' })
      return withPicture(page, step, submitForm(page, { button }, step.signal))
    },
  })
