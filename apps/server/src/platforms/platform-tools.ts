import { STATUS_CODES } from 'node:http'
import { type BotConnection, knownOperations, nameOfKey, nameTool, originOf, platformRequest } from '@app/core'
import { type Given, type Platform, UnfitValue } from '@app/platforms'
import type { Operation } from '@app/spec'
import { type Proof, Refused, type Step, type Tool, tool } from '@app/toolkit'
import type { Http, HttpRequest } from '@app/tools'
import { z } from 'zod'
import { sayRefusal } from './say-refusal.ts'
import { strikeKey } from './strike-key.ts'

export interface PlatformToolParts {
  http: Http
  /** Whose keys they use. */
  agentId: string
  /** Whether the bot may change things in apps. */
  appAccess: boolean
}

const Values = z
  .record(z.string(), z.union([z.string(), z.number()]).transform(String))
  .optional()
  .describe('What stands between braces in the path, by name')
const Query = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String))
  .optional()
  .describe('Parameters of the address, by name')
const Body = z.unknown().optional().describe('What is sent, as the platform wants it')

const Answer = z.object({
  status: z.number().int(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  text: z.string(),
  json: z.unknown().optional().describe('The answer read as JSON, where it is JSON'),
})

const DOES: Record<Operation, (name: string, way: string) => string> = {
  get_data: (name, way) => `Reads data from ${name} (${way}).`,
  create_item: (name, way) => `Creates an item on ${name} (${way}).`,
  update_item: (name, way) => `Updates an item on ${name} (${way}).`,
  delete_item: (name, way) => `Deletes an item on ${name} (${way}).`,
}

/** What a bot can do on its platforms: one tool for each operation whose path is known. */
export function platformTools(parts: PlatformToolParts, connections: readonly BotConnection[]): Tool[] {
  // Of one task: a key that worked and no longer does was revoked, one that never did is wrong.
  const accepted = new Set<string>()
  return connections.flatMap((connection) =>
    knownOperations(connection.platform).map((operation) => operationTool(parts, connection, operation, accepted)),
  )
}

function operationTool(
  parts: PlatformToolParts,
  connection: BotConnection,
  operation: Operation,
  accepted: Set<string>,
): Tool {
  const { platform, hasKey } = connection
  const { method, path } = platform.routes[operation] ?? { method: 'GET', path: '' }
  const reads = operation === 'get_data'
  const deletes = operation === 'delete_item'
  return tool({
    name: nameTool(platform.id, operation),
    does: DOES[operation](platform.name, `${method} ${path}`),
    effect: reads ? 'reads' : 'writes',
    input: z.strictObject({ values: Values, query: Query, ...(reads || deletes ? {} : { body: Body }) }),
    output: Answer,
    // What HTTP itself promises; a POST that may have arrived is not sent again.
    repeatable: () => method === 'PUT' || method === 'DELETE',
    brings: () => (hasKey ? ['outside', 'private'] : ['outside']),
    // Whoever deployed the bot named the platform. What is to be deleted there, no stranger decides alone.
    confined: !deletes,
    ...(deletes ? { aims: ['values', 'query'] } : {}),
    proof: (answer) => proofOf(platform, answer),
    run: (input, step) => {
      if (!reads && !parts.appAccess)
        throw new Refused(
          `This bot may read on ${platform.name} and change nothing there: it has no app access. Allow it in Deploy.`,
        )
      return ask(parts, connection, operation, input as Given, step, accepted)
    },
  })
}

async function ask(
  { http, agentId }: PlatformToolParts,
  { platform, where, hasKey }: BotConnection,
  operation: Operation,
  given: Given,
  step: Step,
  accepted: Set<string>,
) {
  const key =
    platform.open && !hasKey ? null : await openKey(step, nameOfKey(agentId, platform.id), originOf(platform, where))
  const strike = key === null ? (text: string) => text : strikeKey(key)
  const { method, url, headers, body } = fitting(() => platformRequest(platform, operation, { ...given, where }, key))
  const wanted = {
    // The catalogue holds none but these.
    method: method as HttpRequest['method'],
    url,
    headers: { ...headers, ...(operation === 'get_data' ? {} : { 'idempotency-key': step.key }) },
    ...(body === null ? {} : { body }),
    // Not followed: the key goes to the platform and nowhere else.
    redirects: 'answer' as const,
  }
  const answer = await http.request(wanted, step.signal)
  sayRefusal(platform.name, answer, accepted.has(platform.id))
  if (answer.status < 400) accepted.add(platform.id)
  const text = strike(answer.body)
  const told = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, strike(value)]))
  return { status: answer.status, url: strike(answer.url), headers: told, text, ...readJson(text) }
}

/** Through the step, so that the key is struck out wherever else it comes back in this task. */
async function openKey(step: Step, name: string, origin: string): Promise<string> {
  const { username, secret } = await step.logIn(name, origin)
  return username ? `${username}:${secret.reveal()}` : secret.reveal()
}

function fitting<T>(make: () => T): T {
  try {
    return make()
  } catch (error) {
    if (error instanceof UnfitValue) throw new Refused(error.message, { cause: error })
    throw error
  }
}

/** The status line is the platform's own word for what it did. */
function proofOf({ name }: Platform, { status }: z.infer<typeof Answer>): Proof {
  const words = `${status} ${STATUS_CODES[status] ?? ''}`.trim()
  if (status < 300) return { verdict: 'verified', words }
  if (status >= 500)
    return { verdict: 'contradicted', words: `${name} has trouble of its own (it answered ${words}). Try again later.` }
  if (status < 400)
    return {
      verdict: 'contradicted',
      words: `${name} sends elsewhere (it answered ${words}), and a key is not carried there. Check its address in Deploy.`,
    }
  return { verdict: 'contradicted', words: `${name} answered ${words}. Check what this step sends.` }
}

function readJson(text: string): { json?: unknown } {
  try {
    return { json: JSON.parse(text) }
  } catch {
    return {}
  }
}
