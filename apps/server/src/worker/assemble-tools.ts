import type { Policy } from '@app/contract'
import type { MasterKey } from '@app/core'
import type { Database } from '@app/db'
import type { Tool } from '@app/toolkit'
import {
  askTool,
  browserTools,
  chromiumBrowser,
  decideTool,
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
import { type Minds, userDecider } from './user-decider.ts'
import { userMcpTools } from './user-mcp.ts'
import { userOutbox } from './user-outbox.ts'
import { userPhone, userPhoneLog } from './user-phone.ts'
import { userPlatformTools } from './user-platforms.ts'

/** Whose task it is, what it may do, and what it is to do. */
export interface ToolUser {
  userId: string
  /** Null where no agent does it. */
  agentId?: string | null
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
  /** Who looks at a page and decides; left out where no model can be asked. */
  minds?: Minds | undefined
}

const MOST_MADE = 200

type ToolboxConfig = Pick<Config, 'egressAllow' | 'browser' | 'mail' | 'twilio' | 'publicUrl'>

/** Everything agents can work with, each behind its guard, as far as a task's policy lets it reach. A new capability is one line here. */
export function assembleTools(config: ToolboxConfig, { db, masterKeys, minds }: ToolboxParts): Toolbox {
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
      askTool(),
      decideTool(window, () => userDecider(db, minds, userId)),
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

  const toolsFor: ToolsFor = ({ userId, agentId, policy, recipe }) => {
    const domains = policy.domains ?? undefined
    const tools = toolsOf(userId, domains)
    const web = http.within(domains)
    // Asked for only where they are used: most tasks use none.
    const more = [
      ...(names(recipe, 'mcp') ? [userMcpTools(db, masterKeys, userId, web)] : []),
      ...(agentId && names(recipe, 'platform') ? [userPlatformTools(db, { userId, agentId, policy }, web)] : []),
    ]
    return more.length === 0 ? tools : withMore(tools, more)
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

const withMore = async (tools: ReadonlyMap<string, Tool>, more: readonly Promise<Tool[]>[]) =>
  new Map([...tools, ...byName((await Promise.all(more)).flat())])

const names = (recipe: unknown, capability: string): boolean =>
  JSON.stringify(recipe ?? null).includes(`"${capability}.`)

const domainOf = ({ mail, publicUrl }: ToolboxConfig): string =>
  (mail.smtp ?? mail.imap)?.from.split('@').at(-1) ?? publicUrl?.hostname ?? 'localhost'

const byName = (tools: readonly Tool[]): ReadonlyMap<string, Tool> => new Map(tools.map((tool) => [tool.name, tool]))
