import type { Tool } from '@app/toolkit'
import { browserTools, documentTools, extractTools, httpTools, isolatedDocuments, noHttp, noWindow } from '@app/tools'

/** What there is to know of every tool, for whoever shows a plan and carries nothing out. */
export const TOOL_FACTS: ReadonlyMap<string, Pick<Tool, 'does' | 'effect'>> = new Map(
  [
    ...httpTools(noHttp),
    ...extractTools(noHttp, noWindow),
    // No thread is started before a document is read.
    ...documentTools(isolatedDocuments(), noHttp),
    ...browserTools(noWindow),
  ].map(({ name, does, effect }) => [name, { does, effect }]),
)
