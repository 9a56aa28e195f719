import type { Policy } from '@app/contract'
import type { Tool } from '@app/toolkit'
import { guardedHttp, httpTools } from '@app/tools'
import type { Config } from '../config.ts'

export type ToolsFor = (task: { policy: Policy }) => ReadonlyMap<string, Tool>

/** Everything agents can work with, each behind its guard, as far as a task's policy lets it reach. A new capability is one line here. */
export function assembleTools({ egressAllow }: Pick<Config, 'egressAllow'>): ToolsFor {
  const http = guardedHttp({ allow: egressAllow })
  const everywhere = byName([...httpTools(http)])
  return ({ policy }) => (policy.domains ? byName([...httpTools(http.within(policy.domains))]) : everywhere)
}

export const byName = (tools: readonly Tool[]): ReadonlyMap<string, Tool> =>
  new Map(tools.map((tool) => [tool.name, tool]))
