import { jsonSchema, type ToolSet, tool } from 'ai'

const text = { type: 'string' }
const object = { type: 'object' }

/**
 * What the tool takes, in its shortest form: it goes out with every look, and the instructions say which act has what.
 * What comes back is held to the whole shape.
 */
const SCHEMA = jsonSchema({
  type: 'object',
  properties: {
    ...{ why: text, note: text, ask: text, cannot: text, done: object },
    acts: { type: 'array', items: { type: 'object', properties: { do: text }, required: ['do'] } },
    options: { type: 'array', items: text },
  },
  required: ['why'],
} as Parameters<typeof jsonSchema>[0])

// The library's types and our strictness about absent properties do not go together.
export const TOOLS = { next: tool({ description: 'What to do next.', inputSchema: SCHEMA }) } as unknown as ToolSet
