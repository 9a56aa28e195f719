// @vitest-environment happy-dom
import { PLAYGROUND_LINE_MS } from '@app/spec'
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../lib/testing.tsx'
import { CodeLab } from './code-lab.tsx'
import type { RunWatcher, startRun } from './engine/start-run.ts'
import { useRun } from './use-run.ts'

afterEach(() => vi.useRealTimers())

test('spec 2 §2: three cards with difficulty, language and category; picking one shows code, lines and runtime', async () => {
  await renderScreen(CodeLab, ['lab-code'])
  expect(screen.getByText(/^All code runs in a safe environment/)).toBeTruthy()
  const cards = within(screen.getByRole('list', { name: 'Sample programs' })).getAllByRole('button')
  expect(cards.map((card) => card.querySelector('span')?.textContent)).toEqual([
    'Web Scraper',
    'AI Email Generator',
    'Price Monitor',
  ])
  expect(cards[2]?.textContent).toContain('AdvancedPythonE-commerce')
  fireEvent.click(screen.getByRole('button', { name: /^Price Monitor/ }))
  expect(screen.getByText(/^\d+ lines · Python · about \d+ s$/)).toBeTruthy()
  const code = screen.getByLabelText<HTMLTextAreaElement>('Code')
  expect(code.value).toContain('DROP_PERCENT = 5')
  fireEvent.change(code, { target: { value: 'print(1)' } })
  expect(screen.getByText(/^1 line · Python/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo changes' }))
  expect(code.value).toContain('DROP_PERCENT = 5')
})

test('the lines that are counted are the lines that are numbered', async () => {
  await renderScreen(CodeLab, ['lab-code'])
  const code = () => screen.getByLabelText<HTMLTextAreaElement>('Code')
  const numbered = () => Number(code().previousElementSibling?.textContent?.split('\n').at(-1))
  const counted = () => Number(/^(\d+) lines? ·/.exec(screen.getByText(/^\d+ lines? · /).textContent ?? '')?.[1])
  for (const name of [/^Web Scraper/, /^AI Email Generator/, /^Price Monitor/]) {
    fireEvent.click(screen.getByRole('button', { name }))
    expect([counted(), code().value.endsWith('\n')]).toEqual([numbered(), false])
  }
  for (const value of ['one', 'one\n', 'one\n\n', '']) {
    fireEvent.change(code(), { target: { value } })
    expect([value, counted()]).toEqual([value, numbered()])
  }
})

function begin() {
  vi.useFakeTimers()
  const stop = vi.fn()
  let watcher: RunWatcher | undefined
  const start: typeof startRun = (_language, _code, given) => {
    watcher = given
    return stop
  }
  const { result } = renderHook(() => useRun(start))
  act(() => result.current.start('javascript', ''))
  const tell = (what: (to: RunWatcher) => void) => act(() => watcher && what(watcher))
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return { result, stop, tell, wait }
}

test('spec 2 §9: a line every 800 ms, the bar rises with each, and only after the last is it completed', () => {
  const { result, tell, wait } = begin()
  expect([result.current.run.phase, result.current.underWay]).toEqual(['loading', true])
  tell((run) => run.began())
  for (const line of ['one', 'two']) tell((run) => run.line(line))
  tell((run) => run.ended({ type: 'done', ms: 12 }))
  expect(result.current.run.shown).toEqual([])
  wait(PLAYGROUND_LINE_MS - 1)
  expect(result.current.run.shown).toEqual([])
  wait(1)
  expect([result.current.run.shown, result.current.run.progress]).toEqual([['one'], 50])
  wait(PLAYGROUND_LINE_MS)
  expect([result.current.run.shown, result.current.run.phase, result.current.underWay]).toEqual([
    ['one', 'two'],
    'running',
    true,
  ])
  wait(PLAYGROUND_LINE_MS)
  expect([result.current.run.phase, result.current.run.progress, result.current.underWay]).toEqual([
    'completed',
    100,
    false,
  ])
})

test('the bar never falls while a program goes on, and an error is no success', () => {
  const { result, tell, wait } = begin()
  tell((run) => run.line('one'))
  wait(PLAYGROUND_LINE_MS)
  expect(result.current.run.progress).toBe(50)
  for (const line of ['two', 'three', 'four']) tell((run) => run.line(line))
  wait(PLAYGROUND_LINE_MS)
  expect(result.current.run.progress).toBe(50)
  tell((run) => run.ended({ type: 'failed', words: 'TypeError: no', ms: 3 }))
  wait(PLAYGROUND_LINE_MS * 3)
  expect([result.current.run.phase, result.current.run.shown.length]).toEqual(['failed', 4])
})

test('Stop ends the program and what is still to be shown', () => {
  const { result, stop, tell, wait } = begin()
  tell((run) => run.line('one'))
  act(() => result.current.stop())
  expect(stop).toHaveBeenCalledOnce()
  wait(PLAYGROUND_LINE_MS * 2)
  expect([result.current.run.phase, result.current.run.shown]).toEqual(['stopped', []])
})
