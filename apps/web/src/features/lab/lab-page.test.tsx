// @vitest-environment happy-dom
import { LAB_TABS } from '@app/spec'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, renderScreen } from '../../lib/testing.tsx'
import { LabHero } from './lab-hero.tsx'
import { LabTabs } from './lab-tabs.tsx'
import { RecentAgents } from './recent-agents.tsx'

const agent = (at: number) => ({
  id: `agent-${at}`,
  name: `Agent ${at}`,
  objective: `Objective ${at}`,
  capabilities: ['web', 'mail'],
  powerLevel: 90 - at,
})

beforeEach(() => {
  answerCalls({
    'GET /api/agents': Array.from({ length: 9 }, (_, at) => agent(at)),
    'GET /api/agents/agent-0/ethics': { agentId: 'agent-0', looked: { steps: 0, runs: 0, lines: 0 }, findings: [] },
  })
  vi.stubGlobal('scrollTo', () => undefined)
})

function Screen() {
  return (
    <>
      <LabHero />
      <LabTabs />
      <RecentAgents />
    </>
  )
}

test('spec 2 §2: nine badges, each with one of the three states', async () => {
  await renderScreen(Screen, ['lab', 'lab-ethics', 'lab-predictive'])
  const badges = within(screen.getByRole('list', { name: 'Experiments' })).getAllByRole('listitem')
  expect(badges).toHaveLength(9)
  const states = badges.map((badge) => /ACTIVE|BETA|EXPERIMENTAL/.exec(badge.textContent ?? '')?.[0])
  expect(new Set(states)).toEqual(new Set(['ACTIVE', 'BETA', 'EXPERIMENTAL']))
})

test('spec 2 §2: eight tabs; arrows choose', async () => {
  await renderScreen(Screen, ['lab', 'lab-ethics', 'lab-predictive'])
  const tabs = screen.getAllByRole('tab')
  expect(tabs).toHaveLength(LAB_TABS.length)
  expect(tabs[0]?.getAttribute('aria-selected')).toBe('true')
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' })
  const second = await screen.findByRole('tab', { selected: true, name: tabs[1]?.textContent ?? '' })
  expect(second).toBeTruthy()
})

test('spec 2 §9: the first six agents, each with name, power in percent, objective and number of capabilities', async () => {
  await renderScreen(Screen, ['lab', 'lab-ethics', 'lab-predictive'])
  const panel = screen.getByRole('region', { name: 'Recently Created Agents' })
  await within(panel).findByText('Agent 0')
  const rows = within(panel).getAllByRole('listitem')
  expect(rows).toHaveLength(6)
  for (const words of ['Agent 0', 'Objective 0', '90%', '2 capabilities']) expect(rows[0]?.textContent).toContain(words)
})
