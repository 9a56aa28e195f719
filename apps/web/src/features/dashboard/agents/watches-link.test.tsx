// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import { WatchesLink } from './watches-link.tsx'

test('the Command Center leads to the watches, and says how many alerts of them are new', async () => {
  answerCalls({
    'GET /api/alerts': [
      { id: '1', type: 'OPPORTUNITY', read: false },
      { id: '2', type: 'WARNING', read: true },
      { id: '3', type: 'DID_NOT_RUN', read: false },
    ],
  })
  await renderScreen(WatchesLink, ['dashboard'])
  const link = await screen.findByRole('link', { name: 'Price watches 1 new alert' })
  expect(link.getAttribute('href')).toBe('/agents/watches')
})
