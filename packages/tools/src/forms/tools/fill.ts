import { type Step, tool } from '@app/toolkit'
import { z } from 'zod'
import { pictureBeside } from '../../browser/evidence/evidence.ts'
import type { Window } from '../../browser/window.ts'
import { fillForm } from '../fill-form.ts'
import { Report } from '../report.ts'
import { Data, Files, openFiles } from './schemas.ts'

const Input = z.object({ data: Data, files: Files })

export function fillTool(window: Window, now: () => Date) {
  const fill = async ({ data, files }: z.infer<typeof Input>, step: Step) =>
    fillForm(await window(step), { data, files: await openFiles(files, step) }, now(), step.signal)
  return tool({
    name: 'forms.fill',
    does: 'Enters data into the form of the page, each value where it belongs, without sending it.',
    effect: 'reads',
    touches: true,
    brings: ({ files }) => (Object.keys(files).length > 0 ? ['outside', 'private'] : ['outside']),
    needs: ({ files }) => (Object.keys(files).length > 0 ? 'fileAccess' : undefined),
    input: Input,
    output: z.object(Report),
    restore: async (input, _done, step) => void (await fill(input, step)),
    run: async (input, step) => {
      const { form: _, ...report } = await fill(input, step)
      step.log(`${report.placed.length} values entered, ${report.unplaced.length} without a place`)
      pictureBeside(await window(step), step)
      return report
    },
  })
}
