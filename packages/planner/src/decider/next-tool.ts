import { jsonSchema, type ToolSet, tool } from 'ai'

const text = { type: 'string' }
const point = { type: 'object', properties: { x: { type: 'number' }, y: { type: 'number' } }, required: ['x', 'y'] }
const flag = { type: 'boolean' }

/**
 * What the tool takes, in its shortest form: it goes out with every look, and the instructions say which act has what.
 * What comes back is held to the whole shape.
 */
const SCHEMA = jsonSchema({
  type: 'object',
  properties: {
    why: text,
    acts: {
      type: 'array',
      maxItems: 8,
      items: {
        type: 'object',
        properties: {
          do: {
            type: 'string',
            enum: 'click fill choose check press hover drag slide scroll open back wait dialog log-in download look'.split(
              ' ',
            ),
          },
          ...{ ref: text, onto: text, text, key: text, url: text, name: text, find: text },
          options: { type: 'array', items: text },
          ...{ on: flag, enter: flag, double: flag, right: flag, accept: flag },
          ...{ value: { type: 'number' }, by: { type: 'number' }, part: { type: 'integer' }, at: point },
        },
        required: ['do'],
      },
    },
    done: { type: 'object', properties: { answer: { type: 'object' }, shows: text } },
    ask: text,
    options: { type: 'array', items: text },
    note: text,
  },
  required: ['why'],
} as Parameters<typeof jsonSchema>[0])

// The library's types and our strictness about absent properties do not go together.
export const TOOLS = { next: tool({ description: 'What to do next.', inputSchema: SCHEMA }) } as unknown as ToolSet
