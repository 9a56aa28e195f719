// @vitest-environment happy-dom
import type { Agent } from '@app/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import { WatchesCard } from './watches-card.tsx'

test('an agent says for which prices its runs are watched, and leads to all watches', async () => {
  answerCalls({
    'GET /api/watches': [
      { id: 'w1', agentId: 'a1', product: 'Desk lamp', lastPrice: 1120.5 },
      { id: 'w2', agentId: 'a2', product: 'Chair', lastPrice: 80 },
    ],
  })
  await renderScreen(() => <WatchesCard agent={{ id: 'a1' } as Agent} />, ['editor'])
  expect((await screen.findByRole('listitem')).textContent).toBe('Desk lamp1,120.5')
  expect(screen.getByRole('link', { name: 'Open watches' }).getAttribute('href')).toBe('/agents/watches')
})
