// @vitest-environment happy-dom
import type { Run } from '@app/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import { SaveTestDialog } from './save-test-dialog.tsx'

const RUN = { id: 't-1', name: 'Order paper', agentId: 'a-1', status: 'completed' } as Run

async function open(effects: readonly string[]) {
  const sent = answerCalls({
    'GET /api/tasks/t-1/steps': effects.map((effect, at) => ({ position: at + 1, effect })),
    'POST /api/tasks/t-1/save-as-test': { id: 'x', agentId: 'a-1', name: 'Order paper', taskId: 't-1' },
    'GET /api/bots': [],
  })
  await renderScreen(() => <SaveTestDialog run={RUN} onClose={() => undefined} />, ['run'])
  const save = await screen.findByRole('button', { name: 'Save test' })
  await waitFor(() => expect((save as HTMLButtonElement).disabled).toBe(false))
  return { save, saved: () => sent.find(({ call }) => call.startsWith('POST'))?.body }
}

const withhold = () => screen.getByLabelText(/^Withhold every effect/) as HTMLInputElement

test('a run that changed something withholds its effects as a test, unless its owner says otherwise', async () => {
  const { save, saved } = await open(['reads', 'writes'])
  expect(withhold().checked).toBe(true)
  fireEvent.click(withhold())
  fireEvent.click(screen.getByLabelText(/^Expect the same values/))
  fireEvent.click(save)
  await waitFor(() => expect(saved()).toEqual({ name: 'Order paper', sameValues: true, dryRun: false }))
})

test('a run that only read is done again as it was', async () => {
  const { save, saved } = await open(['reads'])
  expect(withhold().checked).toBe(false)
  fireEvent.click(save)
  await waitFor(() => expect(saved()).toEqual({ name: 'Order paper', sameValues: false, dryRun: false }))
})
