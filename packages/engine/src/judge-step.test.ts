import { DEFAULT_POLICY, type Policy, Recipe } from '@app/contract'
import { type Tool, tool } from '@app/toolkit'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Judged, judgeStep } from './judge-step.ts'
import { type Memory, newMemory, walk } from './recipe/walk.ts'

const post = tool({
  name: 'test.post',
  does: 'Posts.',
  effect: 'writes',
  aims: ['url'],
  brings: ({ logIn }) => (logIn ? ['outside', 'private'] : ['outside']),
  needs: ({ logIn }) => (logIn ? 'appAccess' : undefined),
  input: z.object({ url: z.string(), body: z.unknown().optional(), logIn: z.boolean().default(false) }),
  output: z.object({}),
  run: async () => ({}),
})

const ALLOWED = { ...DEFAULT_POLICY, permissions: { fileAccess: true, appAccess: true } }

/** Judges one step of a task that knows a page (step 1 read it) and what was given along. */
function judge(input: Record<string, unknown>, over: Partial<Judged> = {}, policy: Partial<Policy> = {}) {
  const memory: Memory = newMemory({ host: 'https://given.example/' })
  memory.values.set('page', { link: 'https://evil.example/', id: 7 })
  memory.sources.set('page', ['1'])
  const [step] = Recipe.parse({ version: 1, steps: [{ do: 'test.post', with: input }] }).steps
  const next = walk(step ? [step] : [], memory).next()
  if (next.done) throw new Error('There was no step.')
  return judgeStep({
    policy: { ...ALLOWED, ...policy },
    origin: 'person',
    tool: post as Tool,
    leaf: next.value,
    known: { outside: false, private: false },
    strangers: new Set(['1']),
    ...over,
  })
}
const HERE = 'https://shop.example/orders'
const bothKnown = { known: { outside: true, private: true } }

test.each([
  ['what the recipe wrote goes', judge({ url: HERE, body: 'x' }), undefined],
  ['a page fills in data', judge({ url: HERE, body: '{{page.id}}' }), undefined],
  ['a page fills in the end of an address', judge({ url: `${HERE}/{{page.id}}` }), undefined],
  ['S-41 a page chooses the site', judge({ url: '{{page.link}}' }), 'Where this goes (url)'],
  [
    'S-41 a page completes the site’s name',
    judge({ url: 'https://shop.example{{page.link}}' }),
    'Where this goes (url)',
  ],
  ['S-41 a page hides behind a name', judge({ url: 'https://shop.example@{{page.link}}/' }), 'Where this goes (url)'],
  ['the owner chooses the site along with the task', judge({ url: '{{input.host}}' }), undefined],
  ['S-41 a webhook chooses the site', judge({ url: '{{input.host}}' }, { origin: 'webhook' }), 'Where this goes (url)'],
  ['S-42 outside and private meet in an effect', judge({ url: HERE }, bothKnown), 'read what others wrote'],
  [
    'S-42 the effect itself uses a log-in',
    judge({ url: HERE, logIn: true }, { known: { outside: true, private: false } }),
    'read what others wrote',
  ],
  [
    'S-35 a log-in that goes to its own site and nowhere else',
    judge({ url: HERE }, { ...bothKnown, tool: { ...post, confined: true } as Tool }),
    undefined,
  ],
  ['S-42 private without anything from outside', judge({ url: HERE, logIn: true }), undefined],
  [
    'S-42 outside without anything private',
    judge({ url: HERE }, { known: { outside: true, private: false } }),
    undefined,
  ],
  ['S-42 the owner has named the sites', judge({ url: HERE }, bothKnown, { domains: ['shop.example'] }), undefined],
  ['the agent asks before every effect', judge({ url: HERE }, {}, { approval: 'effects' }), 'asks before it changes'],
  ['a write is no send', judge({ url: HERE }, {}, { approval: 'sends' }), undefined],
  [
    'a send is one',
    judge({ url: HERE }, { tool: { ...post, effect: 'sends' } as Tool }, { approval: 'sends' }),
    'asks before it sends',
  ],
  [
    'reading needs nobody',
    judge({ url: '{{page.link}}' }, { ...bothKnown, tool: { ...post, effect: 'reads' } as Tool }),
    undefined,
  ],
])('%s', (_what, why, expected) => {
  if (expected === undefined) expect(why).toBeUndefined()
  else expect(why).toContain(expected)
})

test('what an agent was not given is refused, not asked about', () => {
  const permissions = { fileAccess: true, appAccess: false }
  expect(() => judge({ url: HERE, logIn: true }, {}, { permissions })).toThrow('may not use stored log-ins')
})

test('an agent whose log-ins were named is refused any other, by whatever way it is named', () => {
  const signIn = tool({
    name: 'test.sign-in',
    does: 'Signs in.',
    effect: 'reads',
    needs: () => 'appAccess',
    input: z.looseObject({}),
    output: z.object({}),
    run: async () => ({}),
  }) as Tool
  const only = (logIns: string[] | null, input: Record<string, unknown>) => () =>
    judge(input, { tool: signIn }, { permissions: { fileAccess: false, appAccess: true, logIns } })
  expect(only(['Shop'], { logIn: 'Shop' })).not.toThrow()
  expect(only(null, { logIn: 'Bank' })).not.toThrow()
  for (const other of [{ logIn: 'Bank' }, { logIn: { name: 'Bank' } }, { profile: 'Bank' }])
    expect(only(['Shop'], other)).toThrow('may not use the log-in "Bank"')
})
