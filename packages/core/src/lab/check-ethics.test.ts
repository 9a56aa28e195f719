import { DEFAULT_POLICY, type Recipe, type RecipeStep } from '@app/contract'
import { ETHICS_FINDINGS, type EthicsCode } from '@app/spec'
import { expect, test } from 'vitest'
import { checkEthics, type EthicsFacts, type RunRecord, type StepFact } from './check-ethics.ts'

const FACTS: Record<string, StepFact> = {
  'http.get': { effect: 'reads', needs: null },
  'email.send': { effect: 'sends', needs: null },
  'browser.log-in': { effect: 'reads', needs: 'appAccess' },
  'document.fill': { effect: 'writes', needs: 'unknown' },
}

const recipe = (...steps: RecipeStep[]): Recipe => ({ version: 1, title: '', steps })
const step = (tool: string, given: Record<string, unknown> = {}): RecipeStep => ({ do: tool, with: given })
const run = (over: Partial<RunRecord> = {}): RunRecord => ({
  id: 'run-1',
  name: 'Morning',
  completed: true,
  verdict: 'verified',
  hadEffect: true,
  lines: [],
  ...over,
})

function check(agent: Partial<EthicsFacts['agent']>, runs: readonly RunRecord[] = []) {
  return checkEthics({
    agent: { ...DEFAULT_POLICY, domains: ['shop.example'], objective: '', recipe: null, ...agent },
    factsOf: (tool) => FACTS[tool],
    runs,
  })
}
const codes = (agent: Partial<EthicsFacts['agent']>, runs: readonly RunRecord[] = []): EthicsCode[] =>
  check(agent, runs).map(({ code }) => code)

test('an agent that reads named sites, asks nobody’s data and proves what it does has no finding', () => {
  expect(check({ recipe: recipe(step('http.get', { url: 'https://shop.example/' })) }, [run()])).toEqual([])
})

test('personal data in words, steps and runs is found, and shown masked', () => {
  const found = check(
    {
      objective: 'Write to ada.lovelace@example.com',
      recipe: recipe(step('http.get', { iban: 'DE89 3704 0044 0532 0130 00' })),
    },
    [run({ lines: [{ name: 'Read', text: '{"card":"4242 4242 4242 4242","phone":"+49 30 1234567"}' }] })],
  )
  expect(found.map(({ code, severity }) => [code, severity])).toEqual([
    ['personal-in-words', 'medium'],
    ['personal-in-steps', 'medium'],
    ['personal-in-runs', 'low'],
  ])
  expect(found[0]?.evidence).toEqual([{ place: 'objective', at: null, says: 'a…@example.com' }])
  expect(found[1]?.evidence[0]).toMatchObject({ place: 'step', at: '1' })
  expect(found[2]?.evidence).toHaveLength(2)
  expect(JSON.stringify(found)).not.toMatch(/lovelace|4242 4242|3704|1234567/)
})

test.each(['1234 5678 9012 3456', 'DE00 3704 0044 0532 0130 00', 'order 20261116', '3.141592653589793', 'v1.2@3'])(
  '“%s” is no personal data: its check digits or its form say so',
  (objective) => {
    expect(codes({ objective })).toEqual([])
  },
)

test('a permission that no step needs is wider than used; one that may be needed is left alone', () => {
  const permissions = { fileAccess: true, appAccess: true, logIns: [] }
  const reading = recipe(step('http.get'))
  expect(codes({ permissions, recipe: reading })).toEqual(['file-access-unused', 'app-access-unused'])
  expect(codes({ permissions, recipe: recipe(step('document.fill')) })).toEqual([])
  expect(codes({ permissions, recipe: recipe(step('browser.log-in')) })).toEqual(['file-access-unused'])
  expect(codes({ permissions, recipe: recipe(step('mcp.somewhere_do')) })).toEqual([])
  expect(codes({ permissions, recipe: null })).toEqual([])
})

test('any log-in and any site are named where the steps use only some', () => {
  const found = check({
    permissions: { fileAccess: false, appAccess: true },
    domains: null,
    recipe: recipe(step('browser.log-in', { logIn: 'Shop', url: 'https://shop.example/in' })),
  })
  expect(found.map(({ code, evidence }) => [code, evidence.map(({ says }) => says)])).toEqual([
    ['any-log-in', ['Shop']],
    ['any-site', ['shop.example']],
  ])
})

test('what cannot be taken back and asks nobody is grave, also deep within the recipe', () => {
  const sending: RecipeStep = { forEach: '{{people}}', as: 'one', steps: [step('email.send')] }
  expect(codes({ recipe: recipe(sending) })).toEqual(['sends-unasked', 'sends-unlimited'])
  expect(codes({ recipe: recipe(sending), approval: 'sends' })).toEqual(['sends-unlimited'])
  expect(codes({ recipe: recipe(sending), approval: 'sends', limits: { actionsPerTask: 20 } })).toEqual([])
  expect(check({ recipe: recipe(sending) })[0]?.evidence).toEqual([{ place: 'step', at: '1.1', says: 'email.send' }])
})

test('success that evidence contradicts or does not prove is told with its runs; a run that only read needs no proof', () => {
  const runs = [
    run({ id: 'a', verdict: 'contradicted' }),
    run({ id: 'b', verdict: 'unverified' }),
    run({ id: 'c', verdict: null, hadEffect: false }),
    run({ id: 'd', verdict: 'unverified', completed: false }),
  ]
  expect(check({}, runs).map(({ code, evidence }) => [code, evidence.map(({ at }) => at)])).toEqual([
    ['contradicted-success', ['a']],
    ['unverified-success', ['b']],
  ])
})

test('evidence names the first five and counts them all', () => {
  const runs = Array.from({ length: 8 }, (_, at) => run({ id: `run-${at}`, verdict: 'unverified' }))
  const [found] = check({}, runs)
  expect([found?.evidence.length, found?.count]).toEqual([5, 8])
})

test('every kind of finding belongs to one of the four checks', () => {
  expect(new Set(Object.values(ETHICS_FINDINGS))).toEqual(
    new Set(['personal-data', 'permissions', 'irreversible', 'unverified']),
  )
})
