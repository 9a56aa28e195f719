import type { Tool } from '@app/toolkit'
import type { Window } from '../browser/window.ts'
import { completeTool } from './tools/complete.ts'
import { fillTool } from './tools/fill.ts'
import { lookTool } from './tools/look.ts'
import { submitTool } from './tools/submit.ts'

/** What an agent does with the forms of a page, in the window its browser tools use. */
export const formTools = (window: Window, now: () => Date = () => new Date()): Tool[] =>
  ([lookTool(window), fillTool(window, now), submitTool(window), completeTool(window, now)] as Tool[]).map((one) => ({
    ...one,
    session: 'browser',
  }))
