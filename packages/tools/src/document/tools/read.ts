import { tool } from '@app/toolkit'
import type { Http } from '../../http/port.ts'
import type { Documents } from '../port.ts'
import { bringsOutside, needsFiles, openGiven } from './open-given.ts'
import { Given, Read } from './schemas.ts'

/** Text that goes into the journal with each step: a planner needs the beginning, the file has the rest. */
const MOST_SHOWN = 200_000

export const readTool = (documents: Documents, http: Http) =>
  tool({
    name: 'document.read',
    does: 'Reads the text and tables of a PDF, Word, Excel, CSV, HTML or text file or a picture.',
    effect: 'reads',
    input: Given,
    output: Read,
    brings: bringsOutside,
    needs: (given) => needsFiles(given),
    async run(given, step) {
      const file = await openGiven(given, http, step)
      const { kind, pages, text, tables = [], meta } = await documents.read(file, step.signal)
      step.log(`Read ${pages.length} pages, ${text.length} letters`)
      return {
        kind,
        text: text.slice(0, MOST_SHOWN),
        pages: pages.map(({ readBy, confidence }) => ({ readBy, ...(confidence === undefined ? {} : { confidence }) })),
        tables,
        meta: { ...meta, ...(text.length > MOST_SHOWN ? { cut: true } : {}) },
      }
    },
  })
