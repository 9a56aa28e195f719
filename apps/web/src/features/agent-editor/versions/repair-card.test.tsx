// @vitest-environment happy-dom
import type { Agent } from '@app/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import type { Editor } from '../use-editor.ts'
import { RepairCard } from './repair-card.tsx'

const agent = { id: 'g1', name: 'Orders pens' } as Agent
const REPAIR = {
  agentId: 'g1',
  agentName: 'Orders pens',
  recipeVersion: 1,
  taskId: 't9',
  changes: [{ path: '3', step: 'Order', tool: 'browser.click', from: 'Place order', to: 'Submit order' }],
}
const editorWith = (part: Partial<Editor>) => ({ dirty: false, settle: vi.fn(), ...part }) as unknown as Editor

test('a repair is shown as what it changes, and accepting it makes it the agent’s steps', async () => {
  const accepted = { ...agent, recipeVersion: 2 }
  const sent = answerCalls({ 'GET /api/repairs': [REPAIR], 'POST /api/agents/g1/repair': accepted })
  const editor = editorWith({})
  await renderScreen(() => <RepairCard agent={agent} editor={editor} />, ['editor'])
  expect((await screen.findByText('Place order')).tagName).toBe('DEL')
  expect(screen.getByText('Submit order').tagName).toBe('INS')
  fireEvent.click(screen.getByRole('button', { name: 'Accept change' }))
  await waitFor(() => expect(editor.settle).toHaveBeenCalledWith(accepted))
  expect(sent).toContainEqual({ call: 'POST /api/agents/g1/repair', body: { taskId: 't9', recipeVersion: 1 } })
})

test('unsaved changes are not overwritten by a repair', async () => {
  answerCalls({ 'GET /api/repairs': [REPAIR] })
  const editor = editorWith({ dirty: true })
  await renderScreen(() => <RepairCard agent={agent} editor={editor} />, ['editor'])
  const button = await screen.findByRole('button', { name: 'Accept change' })
  expect(button.hasAttribute('disabled')).toBe(true)
})

test('another agent’s repair is not shown here', async () => {
  const sent = answerCalls({ 'GET /api/repairs': [{ ...REPAIR, agentId: 'g2' }] })
  const editor = editorWith({})
  await renderScreen(() => <RepairCard agent={agent} editor={editor} />, ['editor'])
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByText('Place order')).toBeNull()
})
