import { randomUUID } from 'node:crypto'
import type { Approval } from '@app/contract'
import type { ElicitRequestFormParams, JSONRPCRequest } from '@modelcontextprotocol/sdk/types.js'

/** What does not fit into a dialog is not agreed to in one: the Command Center shows all of it. */
const LONGEST_SHOWN = 4_000
const LONGEST_ANSWER = 2_000

type Schema = ElicitRequestFormParams['requestedSchema']

/**
 * What waits for a person's word, as a program asks its person. The id of the message says what the answer will be an
 * answer to, so that it may arrive at any process, and after whoever waits has gone. Undefined where it is too long.
 */
export function toQuestion(approval: Approval): JSONRPCRequest | undefined {
  const { id, hash, question } = approval
  const asked = question === null ? toConsent(approval) : toForm(approval, question)
  if (asked.message.length > LONGEST_SHOWN) return undefined
  const kind = question === null ? 'consent' : 'answer'
  return {
    jsonrpc: '2.0',
    id: [kind, id, hash, randomUUID()].join('/'),
    method: 'elicitation/create',
    params: { ...asked },
  }
}

function toForm({ taskName, options }: Approval, question: string): ElicitRequestFormParams {
  const answer = { type: 'string' as const, title: 'Your answer' }
  const requestedSchema: Schema = {
    type: 'object',
    properties: {
      answer:
        options.length > 0 ? { ...answer, enum: options } : { ...answer, minLength: 1, maxLength: LONGEST_ANSWER },
    },
    required: ['answer'],
  }
  return { message: `“${taskName}” asks: ${question}`, requestedSchema }
}

/** S-43: exactly what would happen, as the answer is bound to it. */
function toConsent({ taskName, name, does, why, input, provenance }: Approval): ElicitRequestFormParams {
  const from = Object.entries(provenance).flatMap(([value, source]) =>
    source === 'recipe' ? [] : [`${value}: not from you but from step ${source}.`],
  )
  const exactly = JSON.stringify(input, null, 1)
  const message = [`“${taskName}” wants to go on: ${name}`, does, why, exactly, ...from].join('\n')
  const requestedSchema: Schema = {
    type: 'object',
    properties: {
      allow: { type: 'boolean', title: 'Let it happen', description: 'Yes, exactly so. No ends the task.' },
    },
    required: ['allow'],
  }
  return { message, requestedSchema }
}
