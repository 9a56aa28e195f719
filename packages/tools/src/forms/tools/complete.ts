import { tool } from '@app/toolkit'
import { z } from 'zod'
import { Place, pictureBeside, Sent, Shown } from '../../browser/evidence/evidence.ts'
import type { Window } from '../../browser/window.ts'
import { completeForm } from '../complete-form.ts'
import { Report } from '../report.ts'
import { Data, Files, openFiles, submitProof } from './schemas.ts'

export const completeTool = (window: Window, now: () => Date) =>
  tool({
    name: 'forms.complete',
    does: 'Fills in the form of the page, over all its pages, and sends it unless something is missing or wrong.',
    effect: 'sends',
    brings: ({ files }) => (Object.keys(files).length > 0 ? ['outside', 'private'] : ['outside']),
    needs: ({ files }) => (Object.keys(files).length > 0 ? 'fileAccess' : undefined),
    input: z.object({ data: Data, files: Files }),
    output: z.object({
      ...Place,
      pages: z.number().int(),
      pressed: z.string(),
      placed: Report.placed,
      unplaced: Report.unplaced,
      sent: Sent,
      shown: Shown,
      wrong: Report.wrong,
    }),
    proof: (output) => submitProof(output),
    confirm: async (_output, step) => (await window(step)).confirm([], step.signal),
    restore: async (_input, { url }, step) => void (await (await window(step)).open(url, step.signal)),
    run: async ({ data, files }, step) => {
      const page = await window(step)
      const opened = await openFiles(files, step)
      const {
        leads: _,
        wentOn: __,
        ...done
      } = { leads: '', wentOn: true, ...(await completeForm(page, { data, files: opened }, now(), step.signal)) }
      step.log(`${done.pages} page${done.pages === 1 ? '' : 's'} filled in and sent`)
      pictureBeside(page, step)
      return done
    },
  })
