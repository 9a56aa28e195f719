import type { Policy } from '@app/contract'
import type { MasterKey } from '@app/core'
import type { Database } from '@app/db'
import type { Tool } from '@app/toolkit'
import {
  browserTools,
  chromiumBrowser,
  documentTools,
  emailTools,
  extractTools,
  formTools,
  guardedHttp,
  httpTools,
  isolatedDocuments,
  openMail,
  phoneTools,
  rowTools,
  windowOf,
} from '@app/tools'
import type { Config } from '../config.ts'
import { createDesk } from '../live-browser/desk.ts'
import { userMcpTools } from './user-mcp.ts'
import { userOutbox } from './user-outbox.ts'
import { userPhone, userPhoneLog } from './user-phone.ts'

/** Whose task it is, what it may do, and what it is to do. */
export interface ToolUser {
  userId: string
  policy: Policy
  recipe: unknown
}

export type ToolsFor = (task: ToolUser) => ReadonlyMap<string, Tool> | Promise<ReadonlyMap<string, Tool>>

export interface Toolbox {
  /** The tools as a task may use them. */
  toolsFor: ToolsFor
  /** Opens a window in their browser and closes it; throws where it does not open. */
  openWindow(): Promise<void>
  /** Ends what they have opened. */
  close(): Promise<void>
}

export interface ToolboxParts {
  db: Database
  masterKeys: readonly MasterKey[]
}

const MOST_MADE = 200

type ToolboxConfig = Pick<Config, 'egressAllow' | 'browser' | 'mail' | 'twilio' | 'publicUrl'>

/** Everything agents can work with, each behind its guard, as far as a task's policy lets it reach. A new capability is one line here. */
export function assembleTools(config: ToolboxConfig, { db, masterKeys }: ToolboxParts): Toolbox {
  const { egressAllow, mail } = config
  const http = guardedHttp({ allow: egressAllow })
  const browser = chromiumBrowser({ ...config.browser, allow: egressAllow })
  const desk = createDesk(db)
  const documents = isolatedDocuments()
  const now = () => new Date()

  function makeTools(userId: string, domains: string[] | undefined): Tool[] {
    const web = http.within(domains)
    const window = windowOf(desk.show(browser, userId), domains)
    const post = openMail({
      smtp: mail.smtp && { ...mail.smtp, allow: egressAllow },
      imap: mail.imap && { ...mail.imap, allow: egressAllow },
      outbox: userOutbox(db, userId),
    })
    return [
      ...httpTools(web),
      ...extractTools(web, window),
      ...documentTools(documents, web),
      ...browserTools(window),
      ...formTools(window),
      ...rowTools(window),
      ...emailTools(post, { domain: domainOf(config) }),
      ...phoneTools(userPhone(config, http, userPhoneLog(db, userId)), { now }),
    ]
  }

  // Making them is work, and a user's next task mostly wants the same.
  const made = new Map<string, ReadonlyMap<string, Tool>>()
  function toolsOf(userId: string, domains: string[] | undefined): ReadonlyMap<string, Tool> {
    const key = JSON.stringify([userId, domains])
    const tools = made.get(key) ?? byName(makeTools(userId, domains))
    made.delete(key)
    made.set(key, tools)
    const [oldest] = made.keys()
    if (made.size > MOST_MADE && oldest !== undefined) made.delete(oldest)
    return tools
  }

  const toolsFor: ToolsFor = ({ userId, policy, recipe }) => {
    const domains = policy.domains ?? undefined
    const tools = toolsOf(userId, domains)
    // Asked for only where it is used: most tasks use none.
    return namesMcp(recipe) ? withMcp(tools, userMcpTools(db, masterKeys, userId, http.within(domains))) : tools
  }

  return {
    toolsFor,
    openWindow: async () => (await browser.lease({ domains: [] })).close(),
    close: async () => {
      await browser.close()
      await desk.close()
      await documents.close()
      await http.close()
    },
  }
}

const withMcp = async (tools: ReadonlyMap<string, Tool>, more: Promise<Tool[]>) =>
  new Map([...tools, ...byName(await more)])

const namesMcp = (recipe: unknown): boolean => JSON.stringify(recipe ?? null).includes('"mcp.')

const domainOf = ({ mail, publicUrl }: ToolboxConfig): string =>
  (mail.smtp ?? mail.imap)?.from.split('@').at(-1) ?? publicUrl?.hostname ?? 'localhost'

const byName = (tools: readonly Tool[]): ReadonlyMap<string, Tool> => new Map(tools.map((tool) => [tool.name, tool]))
