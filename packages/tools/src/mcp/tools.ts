import { type KeptFile, type Proof, Refused, type Step, type Tool, tool } from '@app/toolkit'
import { z } from 'zod'
import { cleanWords } from './clean-words.ts'
import { fingerprint } from './fingerprint.ts'
import { nameTools } from './name-tool.ts'
import type { McpConnection, McpServer, RemoteAnswer, RemoteTool } from './port.ts'
import { readSchema } from './read-schema.ts'

/** What goes into the journal with each step. */
const MOST_SHOWN = 100_000

const File = z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.number() })

const Answer = z.object({
  text: z.string(),
  cut: z.boolean().describe('True when the text was longer than what is shown'),
  data: z.unknown().optional().describe('The same as data, where the server gives it'),
  files: z.array(File),
  isError: z.boolean().describe('True when the server says that it failed'),
})

/** A server's tools as somebody has looked at them. `connect` is called once a task, at first need. */
export function mcpTools(server: McpServer, connect: () => McpConnection): Tool[] {
  const names = nameTools(
    server.name,
    server.tools.map(({ name }) => name),
  )
  return server.tools.map((remote, at) => toTool(server, remote, names[at] ?? '', connect))
}

function toTool(server: McpServer, remote: RemoteTool, name: string, connect: () => McpConnection): Tool {
  const effect = effectOf(server, remote)
  const seen = fingerprint(remote)
  return tool({
    name,
    does: `${server.name} says of it: ${cleanWords(remote.description, 300) || cleanWords(remote.name, 100)}`,
    effect,
    repeatable: () => effect === 'writes',
    input: readSchema(remote.inputSchema),
    output: Answer,
    // Nobody knows which of its inputs decide where an effect goes: all of them may.
    aims: effect === 'reads' ? [] : Object.keys(propertiesOf(remote)),
    brings: () => (server.signedIn ? ['outside', 'private'] : ['outside']),
    proof: (answer) => proof(server, effect, answer),
    async run(input, step) {
      const session = await step.session(`mcp.${server.name}`, () => openSession(connect, step.signal))
      if (session.offered.get(remote.name) !== seen) throw changed(server, remote)
      return show(await session.connection.call(remote.name, input, step.signal), step)
    },
  })
}

/** Hints only ever make stricter, unless the operator takes the server's word: then what only reads may read freely. */
function effectOf({ trusted }: McpServer, { hints }: RemoteTool): Tool['effect'] {
  if (!trusted) return 'sends'
  if (hints.readOnly) return 'reads'
  return hints.idempotent ? 'writes' : 'sends'
}

const propertiesOf = ({ inputSchema }: RemoteTool): object =>
  typeof inputSchema.properties === 'object' && inputSchema.properties !== null ? inputSchema.properties : {}

/** A server that is the same today as when it was looked at may be another tomorrow: it is asked once a task. */
async function openSession(connect: () => McpConnection, signal: AbortSignal) {
  const connection = connect()
  try {
    const tools = await connection.list(signal)
    const offered = new Map(tools.map((one) => [one.name, fingerprint(one)]))
    return { value: { connection, offered }, close: () => connection.close() }
  } catch (error) {
    await connection.close()
    throw error
  }
}

const changed = (server: McpServer, remote: RemoteTool) =>
  new Refused(
    `${server.name} describes its tool ${remote.name} differently than when it was looked at, or offers it no more. Look at the server's tools again and allow them.`,
  )

async function show({ text, data, files, isError }: RemoteAnswer, step: Step): Promise<z.infer<typeof Answer>> {
  const kept: KeptFile[] = []
  for (const file of files) kept.push(await step.keep(file))
  const shown = { text: text.slice(0, MOST_SHOWN), cut: text.length > MOST_SHOWN, files: kept, isError }
  return data === undefined ? shown : { ...shown, data }
}

function proof({ name }: McpServer, effect: Tool['effect'], { isError, text }: z.infer<typeof Answer>): Proof {
  if (isError) return { verdict: 'contradicted', words: `${name} says it failed: ${cleanWords(text, 300)}` }
  if (effect === 'reads') return { verdict: 'verified', words: `${name} answered.` }
  return { verdict: 'unverified', words: `${name} answered and says nothing that proves it.` }
}
