import type { StepSummary } from '@app/contract'
import { expect, test } from 'vitest'
import { pairSteps } from './pair-steps.ts'

const step = (path: string, over: Partial<StepSummary> = {}): StepSummary => ({
  ...{ position: Number(path), path, name: `Step ${path}`, tool: 'http.get', effect: 'reads', status: 'done' },
  ...{ verdict: 'verified', proof: '200', errorMessage: null, attempts: 1, executionTime: 10 },
  createdAt: '2026-01-01T00:00:00.000Z',
  ...over,
})

test('steps stand side by side by their place in the recipe; those of one run alone stand alone', () => {
  const pairs = pairSteps([step('1'), step('3', { status: 'failed' })], [step('1'), step('2'), step('3')])
  expect(pairs.map(({ path, now, before, differs }) => [path, !!now, !!before, differs])).toEqual([
    ['1', true, true, false],
    ['3', true, true, true],
    ['2', false, true, true],
  ])
})

test('a step that only took longer is no other step', () => {
  expect(pairSteps([step('1', { executionTime: 9_000 })], [step('1')])[0]?.differs).toBe(false)
})
