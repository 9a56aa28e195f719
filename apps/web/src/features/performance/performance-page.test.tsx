// @vitest-environment happy-dom
import type { ComprehensiveTest } from '@app/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallError } from '../../lib/call-error.ts'
import { type Answers, answerCalls, renderScreen } from '../../lib/testing.tsx'
import { useToasts } from '../../lib/toast.ts'
import { PerformancePage } from './performance-page.tsx'

const RESULT: ComprehensiveTest = {
  overallScore: 61,
  testResults: [
    {
      ...{ id: 'r-1', testName: 'Place an order', botId: 'web-automation', status: 'failed', score: 25 },
      ...{ executionTime: 1_204, errorMessages: ['The browser did not start.'] },
      ...{ recommendations: ['Check that the browser starts.'], timestamp: '2026-05-01T10:00:00.000Z', taskId: 't-1' },
    },
    {
      ...{ id: 'r-2', testName: 'Add up the price list', botId: 'data-processor', status: 'passed', score: 100 },
      ...{ executionTime: 80, errorMessages: [], recommendations: [], timestamp: '2026-05-01T10:00:00.000Z' },
      taskId: null,
    },
  ],
  systemHealth: [
    {
      component: 'file-storage',
      status: 'degraded',
      metrics: { responseTime: 612, successRate: 99.96, errorRate: 0, throughput: 1.25 },
      issues: ['Writing and reading a small file takes 612 ms. Check the disk.'],
    },
  ],
}

const QUIET: Answers = {
  'GET /api/bots': [],
  'GET /api/bots/performance/report': { scores: {}, summary: 'No tests have been run yet.', criticalIssues: [] },
  'GET /api/bots/test/history': [],
  'GET /api/bots/test/trend': [],
}

/** The page with the toast it has shown last, as the shell draws it. */
function Screen() {
  const [toast] = useToasts()
  return (
    <>
      <PerformancePage />
      <output>{toast && `${toast.title} / ${toast.description}`}</output>
    </>
  )
}

/** A tab is chosen by the press, not by the release. */
const openTab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }))

async function open(answers: Answers) {
  const sent = answerCalls({ ...QUIET, ...answers })
  await renderScreen(Screen, ['performance'])
  return sent
}

test('a run: the button is busy, then tiles count by status, and a card says what failed and what helps', async () => {
  let answer: (value: unknown) => void = () => undefined
  await open({ 'POST /api/bots/test/comprehensive': () => new Promise((resolve) => (answer = resolve)) })
  expect(await screen.findByText('No Test Results')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Run Tests' }))
  for (const button of await screen.findAllByRole('button', { name: 'Testing...' }))
    expect((button as HTMLButtonElement).disabled).toBe(true)
  answer(RESULT)
  expect(await screen.findByText('Bot Testing Complete / Overall system score: 61%')).toBeTruthy()
  const tiles = within(screen.getByRole('region', { name: 'Summary of the last run' }))
  expect(tiles.getAllByText(/^\d+%?$/).map((one) => one.textContent)).toEqual(['61%', '1', '1', '0'])
  const failed = within((await screen.findByRole('heading', { name: 'Place an order' })).closest('li') as HTMLElement)
  for (const words of [
    'web-automation',
    '25%',
    '1204 ms',
    'The browser did not start.',
    'Check that the browser starts.',
  ])
    expect(failed.getByText(words)).toBeTruthy()
  expect(((await screen.findByRole('button', { name: 'Run Tests' })) as HTMLButtonElement).disabled).toBe(false)
})

test('health: hyphens are spaces, rates have one decimal, issues are listed', async () => {
  await open({ 'GET /api/bots/health': RESULT.systemHealth })
  openTab('System Health')
  expect(await screen.findByText('No Health Data')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Measure now' }))
  const card = within((await screen.findByText('file storage')).closest('li') as HTMLElement)
  for (const words of ['degraded', '612 ms', '100.0%', '0.0%', '1.3/s', /Check the disk/])
    expect(card.getByText(words)).toBeTruthy()
})

test('a run that is refused: the toast says what the specification says, the page what the server says', async () => {
  await open({
    'POST /api/bots/test/comprehensive': new CallError(503, 'This installation has no practice site.'),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Run Tests Now' }))
  const words = 'Testing Failed / Failed to run comprehensive bot tests. Please try again.'
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText('This installation has no practice site.')).toBeTruthy()
})

test('decision 15: a report and a history that cannot be loaded say so', async () => {
  await open({
    'GET /api/bots/performance/report': new CallError(500, 'The report broke.'),
    'GET /api/bots/test/history': new CallError(500, 'The history broke.'),
  })
  openTab('Performance')
  expect(await screen.findByText('The report broke.')).toBeTruthy()
  openTab('History')
  expect(await screen.findByText('The history broke.')).toBeTruthy()
})

test('the history is asked for anew when the filter changes, with the bot that was chosen', async () => {
  const [order] = RESULT.testResults
  await open({ 'GET /api/bots/test/history?botId=web-automation': [order] })
  openTab('History')
  expect(await screen.findByText('No Test History')).toBeTruthy()
  fireEvent.change(await screen.findByLabelText('Show tests of'), { target: { value: 'web-automation' } })
  const row = within((await screen.findByText('Place an order')).closest('li') as HTMLElement)
  for (const words of ['failed', 'web-automation', '25%', '1204 ms']) expect(row.getByText(words)).toBeTruthy()
})

test('spec 2 §7: the report is asked for when the page opens, and once', async () => {
  const sent = await open({})
  const asked = () => sent.filter(({ call }) => call === 'GET /api/bots/performance/report').length
  await screen.findByText('No Test Results')
  expect(asked()).toBe(1)
  openTab('Performance')
  expect(await screen.findByText('No Performance Data')).toBeTruthy()
  expect(asked()).toBe(1)
})

test('a component and a state that these texts do not know are said in words, never as text keys', async () => {
  const [storage] = RESULT.systemHealth
  await open({
    'GET /api/bots/health': [{ ...storage, component: 'gpu-farm', status: 'half_asleep' }],
    'GET /api/bots/performance/report': { scores: { 'gpu-farm': 80 }, summary: 'Fine.', criticalIssues: [] },
  })
  openTab('System Health')
  fireEvent.click(await screen.findByRole('button', { name: 'Measure now' }))
  const card = within((await screen.findByText('gpu farm')).closest('li') as HTMLElement)
  expect(card.getByText('half asleep')).toBeTruthy()
  openTab('Performance')
  expect(await screen.findByText('gpu farm')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/components\.|status\./)
})
