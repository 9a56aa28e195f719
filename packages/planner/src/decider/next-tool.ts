import type { Situation } from '@app/toolkit'
import { jsonSchema, type ToolSet, tool } from 'ai'
import { exactSchema } from './exact-schema.ts'

const text = { type: 'string' }
const object = { type: 'object' }

/**
 * What the tool takes, in its shortest form: it goes out with every look, and the instructions say which act has what.
 * What comes back is held to the whole shape.
 */
const SHORT = {
  type: 'object',
  properties: {
    ...{ why: text, note: text, ask: text, cannot: text, done: object },
    acts: { type: 'array', items: { type: 'object', properties: { do: text }, required: ['do'] } },
    options: { type: 'array', items: text },
  },
  required: ['why'],
}

// The library's types and our strictness about absent properties do not go together.
const nextTool = (schema: object): ToolSet =>
  ({
    next: tool({
      description: 'What to do next.',
      inputSchema: jsonSchema(schema as Parameters<typeof jsonSchema>[0]),
    }),
  }) as unknown as ToolSet

export const TOOLS = nextTool(SHORT)

/** For one that is held to its schema letter by letter. */
export const exactTools = (situation: Situation): ToolSet => nextTool(exactSchema(situation))
