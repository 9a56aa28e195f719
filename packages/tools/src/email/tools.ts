import type { Tool } from '@app/toolkit'
import type { Mail } from './port.ts'
import { draftTool } from './tools/draft.ts'
import { markTool } from './tools/mark.ts'
import { moveTool } from './tools/move.ts'
import { readTool } from './tools/read.ts'
import { searchTool } from './tools/search.ts'
import { sendTool } from './tools/send.ts'
import { waitTool } from './tools/wait.ts'

export interface EmailOptions {
  /** The domain of the address messages come from; Message-IDs end in it. */
  domain: string
  /** How long `email.wait` rests between two looks: each is a connection of its own. */
  lookEveryMs?: number
}

export const emailTools = (mail: Mail, { domain, lookEveryMs = 5_000 }: EmailOptions): Tool[] => [
  sendTool(mail, domain),
  draftTool(mail, domain),
  searchTool(mail),
  readTool(mail),
  moveTool(mail),
  markTool(mail),
  waitTool(mail, lookEveryMs),
]
