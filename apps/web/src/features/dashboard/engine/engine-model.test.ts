import type { Agent, LiveEvent, Task } from '@app/contract'
import { expect, test } from 'vitest'
import { buildEngineModel } from './engine-model.ts'

const agent = (id: string, ...tools: string[]) =>
  ({
    id,
    name: id,
    recipe: tools.length > 0 ? { version: 1, title: '', steps: tools.map((tool) => ({ do: tool, with: {} })) } : null,
  }) as unknown as Agent
const task = (id: string, agentId: string | null, status: Task['status'] = 'running') =>
  ({ id, agentId, status, name: `Task ${id}` }) as unknown as Task

test('the nodes are the user’s agents, the tools of their steps, and the steps of running tasks', () => {
  const events = [
    { type: 'task.step', taskId: 't1', steps: [{ name: 'Read the mail', tool: 'email.read' }] },
    { type: 'task.step', taskId: 't1', steps: [{ name: 'Older', tool: 'http.get' }] },
  ] as unknown as LiveEvent[]
  const agents = [agent('a', 'browser.open', 'browser.click', 'rows.read'), agent('b')]
  const model = buildEngineModel(agents, [task('t1', 'b'), task('t2', null), task('t3', 'a', 'completed')], events)
  expect(model).toEqual({
    agents: [
      { id: 'a', name: 'a', busy: false, tools: ['browser', 'rows'] },
      { id: 'b', name: 'b', busy: true, tools: ['email'] },
    ],
    tools: [
      { name: 'browser', agents: 1 },
      { name: 'rows', agents: 1 },
      { name: 'email', agents: 1 },
    ],
    steps: [
      { taskId: 't1', agentId: 'b', name: 'Read the mail', tool: 'email' },
      { taskId: 't2', agentId: null, name: 'Task t2', tool: undefined },
    ],
  })
})

test('steps within rounds are seen, and a tool nobody knows is one of the others', () => {
  const looping = agent('a')
  looping.recipe = {
    version: 1,
    title: '',
    steps: [{ forEach: '{{x}}', as: 'y', steps: [{ do: 'weather.read', with: {} }] }],
  }
  expect(buildEngineModel([looping], [], []).tools).toEqual([{ name: 'other', agents: 1 }])
})

test('with nothing there is nothing', () => {
  expect(buildEngineModel([], [], [])).toEqual({ agents: [], tools: [], steps: [] })
})
