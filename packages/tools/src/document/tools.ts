import type { Tool } from '@app/toolkit'
import type { Http } from '../http/port.ts'
import type { Documents } from './port.ts'
import { fieldsTool } from './tools/fields.ts'
import { fillTool } from './tools/fill.ts'
import { readTool } from './tools/read.ts'
import { tableTool } from './tools/table.ts'
import { writeTool } from './tools/write.ts'

/** Nothing here changes anything outside: filling and writing make new files of the task. */
export const documentTools = (documents: Documents, http: Http): Tool[] => [
  readTool(documents, http),
  tableTool(documents, http),
  fieldsTool(documents, http),
  fillTool(documents, http),
  writeTool(documents),
]
