// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAgentDraft } from '../../../lib/agent-form.ts'
import { renderScreen } from '../../../lib/testing.tsx'
import { NeuralInterface } from './neural-interface.tsx'
import { FLAT, nextThought, nextWaves, WAVE_BARS } from './simulate.ts'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const thoughts = () =>
  within(screen.getByRole('region', { name: 'Thought patterns' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent ?? '')

function Screen() {
  return (
    <>
      <NeuralInterface />
      <output>{useAgentDraft()?.objective ?? 'closed'}</output>
    </>
  )
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  await renderScreen(Screen, ['lab-neural'])
})
afterEach(() => void vi.useRealTimers())

test('decision 10: it says at all times that it is simulated', async () => {
  expect(screen.getByText('Simulated')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
  expect(screen.getByText('Simulated')).toBeTruthy()
})

test('spec 2 §4: disconnected shows nothing, connected shows waves and thoughts, and the toggle leads back', async () => {
  await pass(10_000)
  expect(thoughts()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
  await pass(3_000)
  expect(screen.getByRole('img', { name: 'Delta waves, simulated' }).querySelectorAll('rect').length).toBeGreaterThan(0)
  expect(thoughts()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  await pass(10_000)
  expect(thoughts()).toHaveLength(1)
  expect(screen.getByText('Disconnected')).toBeTruthy()
})

test('spec 2 §9: five thoughts kept, one every three seconds, from 70 to 100 percent sure', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
  await pass(2_900)
  expect(thoughts()).toHaveLength(0)
  await pass(100)
  expect(thoughts()).toHaveLength(1)
  await pass(27_000)
  expect(thoughts()).toHaveLength(5)
  for (const thought of thoughts()) {
    const percent = Number(/(\d+)%$/.exec(thought)?.[1])
    expect(percent).toBeGreaterThanOrEqual(70)
    expect(percent).toBeLessThanOrEqual(100)
  }
})

test('the ends of what is possible: 70 and 100 percent, and all four categories', () => {
  expect(nextThought(1, () => 0, 0).confidence).toBe(70)
  expect(nextThought(1, () => 0.999_999, 0).confidence).toBe(100)
  const categories = [0, 0.3, 0.6, 0.9].map((chance) => nextThought(1, () => chance, 0).category)
  expect(categories).toEqual(['command', 'query', 'emotion', 'intent'])
})

test('waves keep within their band and as many as there is room for', () => {
  let waves = FLAT
  for (let at = 0; at < 40; at += 1) waves = nextWaves(waves, () => 1)
  expect(waves.delta).toEqual(Array.from({ length: WAVE_BARS }, () => 1))
  expect(Math.max(...waves.gamma)).toBeLessThan(0.5)
})

test('Create Agent begins with the newest intent', async () => {
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0.9)
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
  await pass(3_000)
  fireEvent.click(screen.getByRole('link', { name: 'Create Agent' }))
  expect(screen.getByRole('status').textContent).toContain('Watch a product page')
  chance.mockRestore()
})
