import type { Situation } from '@app/toolkit'

/** JSON schema, as far as it is used here. */
export type Schema = Record<string, unknown>

const text: Schema = { type: 'string' }
const words: Schema = { type: 'string', minLength: 1 }
const truth: Schema = { type: 'boolean' }
const number: Schema = { type: 'number' }
const texts: Schema = { type: 'array', items: words, minItems: 1, maxItems: 10 }
const only = (value: unknown): Schema => ({ const: value })
/** Everything named must be there, and nothing besides: a grammar knows no maybe. */
const exactly = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/**
 * What can be wanted of this very look, for a model whose every letter can be forced: only acts there are, only references
 * of the look, only the answers asked for. Small models are good at choosing and poor at forms.
 */
export function exactSchema({ page, give, logIns }: Pick<Situation, 'page' | 'give' | 'logIns'>): Schema {
  const say = { why: words }
  const names = Object.keys(give)
  const answer = exactly(Object.fromEntries(names.map((name) => [name, text])))
  const done = exactly({ shows: words, ...(names.length > 0 ? { answer } : {}) })
  const tabs = (page.tabs ?? []).map(({ number }) => number)
  const acts = { type: 'array', items: { oneOf: actsOn([...page.refs], logIns, tabs) }, minItems: 1, maxItems: 8 }
  return {
    oneOf: [
      exactly({ ...say, acts }),
      exactly({ ...say, note: words, acts }),
      exactly({ ...say, done }),
      exactly({ ...say, ask: words }),
      exactly({ ...say, ask: words, options: texts }),
      exactly({ ...say, cannot: words }),
    ],
  }
}

function actsOn(refs: readonly string[], logIns: readonly string[], tabs: readonly number[]): Schema[] {
  const act = (name: string, more: Record<string, Schema> = {}) => exactly({ do: only(name), ...more })
  const ref = { ref: { enum: refs } }
  const onThings = [
    act('click', ref),
    act('click', { ...ref, double: only(true) }),
    act('click', { ...ref, right: only(true) }),
    act('click', { ...ref, keys: { type: 'array', items: { enum: ['Control', 'Shift'] }, minItems: 1, maxItems: 2 } }),
    act('fill', { ...ref, text, enter: truth }),
    act('choose', { ...ref, options: texts }),
    act('check', { ...ref, on: truth }),
    act('hover', ref),
    act('peek', ref),
    act('drag', { ...ref, onto: { enum: refs } }),
    act('slide', { ...ref, value: number }),
    act('download', ref),
    act('wait', { ...ref, until: { enum: ['gone', 'enabled', 'changed'] } }),
    act('look', ref),
  ]
  return [
    ...(refs.length > 0 ? onThings : []),
    act('type', { text: words }),
    act('press', { key: words }),
    act('scroll'),
    act('open', { url: words }),
    act('back'),
    act('forward'),
    ...(tabs.length > 1
      ? [act('tab', { number: { enum: tabs } }), act('tab', { number: { enum: tabs }, close: only(true) })]
      : []),
    act('wait'),
    act('wait', { seconds: { enum: [1, 3, 10, 30] } }),
    act('dialog', { accept: truth }),
    ...(logIns.length > 0 ? [act('log-in', { name: { enum: logIns } })] : []),
    act('look', { find: words }),
    act('look', { part: { enum: [1, 2, 3, 4, 5] } }),
  ]
}
