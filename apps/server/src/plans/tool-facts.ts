import type { Tool } from '@app/toolkit'
import {
  browserTools,
  documentTools,
  emailTools,
  extractTools,
  formTools,
  httpTools,
  isolatedDocuments,
  memoryOutbox,
  memoryPhoneLog,
  noHttp,
  noWindow,
  openMail,
  phoneTools,
  simulatedPhone,
} from '@app/tools'

const now = () => new Date()

/** What there is to know of every tool, for whoever shows a plan and carries nothing out. */
export const TOOL_FACTS: ReadonlyMap<string, Pick<Tool, 'does' | 'effect'>> = new Map(
  [
    ...httpTools(noHttp),
    ...extractTools(noHttp, noWindow),
    // No thread is started before a document is read.
    ...documentTools(isolatedDocuments(), noHttp),
    ...browserTools(noWindow),
    ...formTools(noWindow),
    ...emailTools(openMail({ outbox: memoryOutbox() }), { domain: 'localhost' }),
    ...phoneTools(simulatedPhone({ log: memoryPhoneLog(), now }), { now }),
  ].map(({ name, does, effect }) => [name, { does, effect }]),
)
