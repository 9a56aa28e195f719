import { tool } from '@app/toolkit'
import type { Http } from '../../http/port.ts'
import type { Documents } from '../port.ts'
import { bringsOutside, needsFiles, openGiven } from './open-given.ts'
import { Filled, GivenForm } from './schemas.ts'

export const fillTool = (documents: Documents, http: Http) =>
  tool({
    name: 'document.fill',
    does: 'Fills the fields of a PDF form and keeps the filled form as a new file.',
    effect: 'reads',
    input: GivenForm,
    output: Filled,
    brings: bringsOutside,
    needs: (given) => needsFiles(given),
    async run({ values, flatten, ...given }, step) {
      const file = await openGiven(given, http, step)
      const { bytes, ...form } = await documents.fill(file, { values, flatten }, step.signal)
      const kept = await step.keep({ name: filledName(file.name), type: 'application/pdf', bytes })
      step.log(`Filled ${form.filled.length} fields, found no field for ${form.missing.length}`)
      return { file: kept, ...form }
    },
  })

const filledName = (name: string): string => `${name.replace(/\.pdf$/i, '') || 'form'}-filled.pdf`
