import type { Tool } from '@app/toolkit'
import type { Window } from '../browser/window.ts'
import type { Http } from '../http/port.ts'
import { openSource } from './open-source.ts'
import { articleTool } from './tools/article.ts'
import { detailsTool } from './tools/details.ts'
import { fileTool } from './tools/file.ts'
import { listTool } from './tools/list.ts'
import { tableTool } from './tools/table.ts'

/** What an agent reads pages with, and keeps what it has read. */
export function extractTools(http: Http, window: Window, now: () => Date = () => new Date()): Tool[] {
  const parts = { open: openSource(http, window), now }
  return [listTool(parts), tableTool(parts), detailsTool(parts), articleTool(parts), fileTool()]
}
