import type { ToolCard } from '@app/contract'
import type { ToolFact } from '@app/planner'
import { findPlatform } from '@app/platforms'
import type { Tool } from '@app/toolkit'
import {
  browserTools,
  documentTools,
  emailTools,
  extractTools,
  formTools,
  httpTools,
  isolatedDocuments,
  memoryOutbox,
  memoryPhoneLog,
  noHttp,
  noWindow,
  openMail,
  phoneTools,
  rowTools,
  simulatedPhone,
} from '@app/tools'
import { z } from 'zod'
import { platformTools } from '../platforms/platform-tools.ts'

const now = () => new Date()

/** Every tool, for whoever shows a plan and carries nothing out. */
const TOOLS: readonly Tool[] = [
  ...httpTools(noHttp),
  ...extractTools(noHttp, noWindow),
  // No thread is started before a document is read.
  ...documentTools(isolatedDocuments(), noHttp),
  ...browserTools(noWindow),
  ...formTools(noWindow),
  ...rowTools(noWindow),
  ...emailTools(openMail({ outbox: memoryOutbox() }), { domain: 'localhost' }),
  ...phoneTools(simulatedPhone({ log: memoryPhoneLog(), now }), { now }),
]

/** What a plan shows of a step. */
export const TOOL_FACTS: ReadonlyMap<string, Pick<Tool, 'does' | 'effect'>> = new Map(
  TOOLS.map(({ name, does, effect }) => [name, { does, effect }]),
)

/** One tool by its name, those of these platforms among them. */
export const findTool = (name: string, platformIds: readonly string[]): Tool | undefined =>
  [...TOOLS, ...toolsOfPlatforms(platformIds)].find((tool) => tool.name === name)

/** What a model is told of each tool. */
export const toolFacts = (): ToolFact[] =>
  TOOLS.map(({ name, does, effect, input, output }) => ({
    name,
    does,
    effect,
    input: z.toJSONSchema(input, { io: 'input' }),
    output: z.toJSONSchema(output, { unrepresentable: 'any' }),
  }))

/** What a form for a step is drawn from. */
export const toolCards = (platformIds: readonly string[] = []): ToolCard[] =>
  [...TOOLS, ...toolsOfPlatforms(platformIds)].map(({ name, does, effect, input }) => ({
    name,
    does,
    effect,
    input: z.toJSONSchema(input, { io: 'input' }) as Record<string, unknown>,
  }))

/** What bots can do on these platforms, for whoever writes their steps. */
function toolsOfPlatforms(ids: readonly string[]): Tool[] {
  const connections = [...new Set(ids)].flatMap((id) => {
    const platform = findPlatform(id)
    return platform ? [{ platform, where: { values: {}, address: null }, hasKey: false }] : []
  })
  return platformTools({ http: noHttp, agentId: '', appAccess: false }, connections)
}
