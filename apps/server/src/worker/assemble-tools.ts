import type { Tool } from '@app/toolkit'
import { guardedHttp, httpTools } from '@app/tools'
import type { Config } from '../config.ts'

/** Everything agents can work with, each behind its guard. A new capability is one line here. */
export function assembleTools({ egressAllow }: Config): Tool[] {
  return [...httpTools(guardedHttp({ allow: egressAllow }))]
}
