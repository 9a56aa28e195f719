import type { Policy } from '@app/contract'
import type { Tool } from '@app/toolkit'
import {
  browserTools,
  chromiumBrowser,
  documentTools,
  extractTools,
  guardedHttp,
  httpTools,
  isolatedDocuments,
  windowOf,
} from '@app/tools'
import type { Config } from '../config.ts'

export type ToolsFor = (task: { policy: Policy }) => ReadonlyMap<string, Tool>

export interface Toolbox {
  /** The tools as a task may use them. */
  toolsFor: ToolsFor
  /** Ends what they have opened. */
  close(): Promise<void>
}

/** Everything agents can work with, each behind its guard, as far as a task's policy lets it reach. A new capability is one line here. */
export function assembleTools({ egressAllow, browser: where }: Pick<Config, 'egressAllow' | 'browser'>): Toolbox {
  const http = guardedHttp({ allow: egressAllow })
  const browser = chromiumBrowser({ ...where, allow: egressAllow })
  const documents = isolatedDocuments()
  const within = (domains: string[] | undefined) => {
    const web = http.within(domains)
    const window = windowOf(browser, domains)
    return byName([
      ...httpTools(web),
      ...extractTools(web, window),
      ...documentTools(documents, web),
      ...browserTools(window),
    ])
  }
  const everywhere = within(undefined)
  return {
    toolsFor: ({ policy }) => (policy.domains ? within(policy.domains) : everywhere),
    close: async () => {
      await browser.close()
      await documents.close()
      await http.close()
    },
  }
}

const byName = (tools: readonly Tool[]): ReadonlyMap<string, Tool> => new Map(tools.map((tool) => [tool.name, tool]))
