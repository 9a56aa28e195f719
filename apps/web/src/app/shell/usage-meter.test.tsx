// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderScreen } from '../../lib/testing.tsx'
import { UsageMeter } from './usage-meter.tsx'

async function meterAt(used: number) {
  answerCalls({
    'GET /api/subscription/status': {
      hasActiveSubscription: false,
      subscription: {
        tier: 'micro',
        actionLimit: 1_000,
        planLimit: 1_000,
        rolledOver: 0,
        resetsAt: '2026-12-01T00:00:00.000Z',
      },
    },
    'GET /api/analytics/user': { actionsUsedThisMonth: used, level: 1, xp: 0 },
  })
  await renderScreen(UsageMeter, ['workspace'])
  await screen.findByText(new RegExp(`^${used.toLocaleString('en')} / 1,000$`))
}

test.each([
  [799, '79% of this month used', false],
  [800, 'High usage: 80% of this month', false],
  [899, 'High usage: 89% of this month', false],
  [900, 'High usage: 90% of this month', true],
  [950, 'Nearly at limit: 95% of this month', true],
  [999, 'Nearly at limit: 99% of this month', true],
  [1_000, 'Limit reached', true],
  [1_400, 'Limit reached', true],
])('at %i of 1,000 actions the meter says "%s"', async (used, words, warns) => {
  await meterAt(used)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'See plans' }) !== null).toBe(warns)
})

test('with nothing known yet it shows 0 of 1,000', async () => {
  answerCalls({})
  await renderScreen(UsageMeter, ['workspace'])
  expect(screen.getByText('0 / 1,000')).toBeTruthy()
})
