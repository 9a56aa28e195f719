import type { Tool } from '@app/toolkit'
import { callTool } from './call-tool.ts'
import type { Phone } from './port.ts'
import { textTool } from './text-tool.ts'

export interface PhoneOptions {
  now: () => Date
  /** S-80: what numbers must begin with, such as `+49`; without it every country is open. */
  countries?: readonly string[] | undefined
}

export const phoneTools = (phone: Phone, options: PhoneOptions): Tool[] => [
  callTool(phone, options),
  textTool(phone, options),
]
