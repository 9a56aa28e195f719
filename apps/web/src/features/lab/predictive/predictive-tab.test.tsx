// @vitest-environment happy-dom
import type { LabForecast } from '@app/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import { PredictiveTab } from './predictive-tab.tsx'

const NOTHING: LabForecast = {
  used: 40,
  limit: 1_000,
  resetsAt: '2031-06-01T00:00:00.000Z',
  timezone: 'Europe/Paris',
  history: { days: 3, activeDays: 2 },
  days: [{ date: '2031-05-11', actions: 40, expected: null }],
  outlook: null,
  hours: [],
  bestHour: null,
}
const SOMETHING: LabForecast = {
  ...NOTHING,
  days: [...NOTHING.days, { date: '2031-05-12', actions: null, expected: { likely: 12, low: 8, high: 16 } }],
  outlook: {
    actions: { likely: 420, low: 380, high: 460 },
    costCents: { likely: 150, low: 100, high: 200 },
    limit: { likely: '2031-05-28', earliest: '2031-05-24', latest: null },
  },
  hours: [{ hour: 9, runs: 4, completed: 4, medianMs: 1_500 }],
  bestHour: 9,
}

const open = async (forecast: LabForecast) => {
  answerCalls({ 'GET /api/lab/forecast': forecast })
  await renderScreen(PredictiveTab, ['lab-predictive'])
  await screen.findByRole('heading', { name: 'Best time to run' })
}

test('with too little history it says what there is and what is needed', async () => {
  await open(NOTHING)
  expect(screen.getByText('Too little history for a forecast')).toBeTruthy()
  expect(screen.getByText(/needs 7 complete days .* So far: 3 days, work on 2\./)).toBeTruthy()
  expect(screen.getByText(/^Not enough runs to compare/)).toBeTruthy()
})

test('actions, limit date and cost are told with their band, and the best hour where the user lives', async () => {
  await open(SOMETHING)
  expect(screen.getByText('380 to 460 in 80% of cases · 40 of 1,000 used')).toBeTruthy()
  expect(screen.getByText('May 28')).toBeTruthy()
  expect(screen.getByText('at the earliest May 24')).toBeTruthy()
  expect(screen.getByText(/\$1\.00 to \$2\.00 in 80% of cases/)).toBeTruthy()
  expect(screen.getByText(/^Between 09:00 and 10:00 \(Europe\/Paris\)/)).toBeTruthy()
})

test('the chart can be read as a table: done or expected, and its band', async () => {
  await open(SOMETHING)
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const rows = within(screen.getByRole('table', { name: /Actions by day/ })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['DayDoneExpectedAt leastAt most', 'May 1212816', 'May 1140'])
})
