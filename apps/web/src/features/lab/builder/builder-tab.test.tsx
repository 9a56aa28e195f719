// @vitest-environment happy-dom
import type { PlannedStep } from '@app/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import { BuilderTab } from './builder-tab.tsx'
import { layOut, NODE } from './lay-out.ts'

const step = (path: string, tool: string | null, says: string): PlannedStep => ({
  path,
  tool,
  effect: 'reads',
  says,
  words: `words of ${path}`,
})
const STEPS = [
  step('1', 'browser.open', 'Open the shop'),
  step('2', null, 'For each page'),
  step('2.1', 'browser.extract', 'Read the products'),
  step('3', 'table.save', 'Save the table'),
]
const PLAN = {
  recipe: { version: 1, title: '', steps: [{ do: 'browser.open', with: {} }] },
  steps: STEPS,
  notUnderstood: [],
  questions: [],
  logIns: [],
  forecast: { atLeast: 3, atMost: 3, left: 900 },
  planner: 'quantum-ai',
  spent: null,
  note: null,
}

test('a plan is a graph in its order; what repeats has a way back', () => {
  const { nodes, edges } = layOut(STEPS)
  expect(nodes.map(({ id }) => id)).toEqual(['start', '1', '2', '2.1', '3', 'end'])
  expect(nodes.find(({ id }) => id === '2.1')?.x).toBe(NODE.indent)
  expect(edges.filter(({ back }) => !back).map(({ from, to }) => `${from}>${to}`)).toEqual([
    'start>1',
    '1>2',
    '2>2.1',
    '2.1>3',
    '3>end',
  ])
  expect(edges.filter(({ back }) => back)).toEqual([{ from: '2.1', to: '2', back: true }])
})

async function draw(plan: object) {
  const sent = answerCalls({
    'GET /api/practice': { url: null },
    'GET /api/settings': { defaultModel: 'quantum-ai' },
    'POST /api/plans': plan,
    'POST /api/agents': { id: 'a1', name: 'Scout' },
  })
  await renderScreen(BuilderTab, ['lab-builder', 'command'])
  fireEvent.change(screen.getByLabelText('What should the agent do?'), { target: { value: 'Read the shop' } })
  fireEvent.click(screen.getByRole('button', { name: 'Draw the plan' }))
  await screen.findByRole('list', { name: 'Plan as a graph' })
  return sent
}

test('words become a graph, a step tells where it comes from, and the agent keeps the very steps', async () => {
  const sent = await draw(PLAN)
  const graph = screen.getByRole('list', { name: 'Plan as a graph' })
  fireEvent.click(within(graph).getByRole('button', { name: /Read the products/ }))
  expect(screen.getByText('From your words: words of 2.1')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Plan' })).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Name of the agent'), { target: { value: ' Scout ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create agent' }))
  expect(await screen.findByRole('link', { name: 'Open Scout' })).toBeTruthy()
  expect(sent.find(({ call }) => call === 'POST /api/agents')?.body).toMatchObject({
    name: 'Scout',
    objective: 'Read the shop',
    capabilities: ['browser', 'table'],
    recipe: PLAN.recipe,
    permissions: { fileAccess: true, appAccess: false },
  })
})

test('a plan with doubts makes no agent', async () => {
  await draw({ ...PLAN, notUnderstood: [{ words: 'sing', nearest: null }] })
  expect(screen.queryByLabelText('Name of the agent')).toBeNull()
  expect(screen.getByText(/^Steps that cannot be planned/)).toBeTruthy()
})
