import type { Agent, Template } from '@app/contract'
import { listTemplates } from '@app/core'
import { TEMPLATE_IDS, TEMPLATE_TASKS, type TemplateId } from '@app/spec'
import { describe, expect, test } from 'vitest'
import { BROWSER, startPracticeRuns, type Trace } from './practice-testing.ts'

const LONGEST_MS = 60_000

test('an installation without a practice site leaves the address to the person', () => {
  expect(listTemplates(undefined).every(({ start }) => start === '')).toBe(true)
})

describe.skipIf(!BROWSER)('the built-in templates', async () => {
  const { demo, practice, base } = await startPracticeRuns()
  const templates = new Map(listTemplates(base).map((template) => [template.id, template]))

  async function useTemplate(id: TemplateId): Promise<Trace> {
    const { recipe, permissions } = templates.get(id) as Template
    const body = { name: id, recipe, permissions, domains: ['127.0.0.1'] }
    const agent = (await demo.ask('POST', '/api/agents', body)).json as Agent
    const { id: taskId } = (await demo.ask('POST', `/api/agents/${agent.id}/execute`)).json as Trace
    const trace = await untilEnded(taskId)
    await demo.ask('DELETE', `/api/agents/${agent.id}`)
    return trace
  }

  async function untilEnded(id: string): Promise<Trace> {
    const until = performance.now() + LONGEST_MS
    while (performance.now() < until) {
      const trace = (await demo.ask('GET', `/api/tasks/${id}`)).json as Trace
      if (trace.reason || trace.status === 'completed' || trace.status === 'failed') return trace
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('The task did not end.')
  }

  async function filesOf({ id }: Trace): Promise<string[]> {
    const files = (await demo.ask('GET', `/api/tasks/${id}/artefacts`)).json as { name: string }[]
    return files.map(({ name }) => name)
  }

  test.each(TEMPLATE_IDS)(
    '%s runs on the practice site as it is, to a verified end, one step a task it names',
    async (id) => {
      const trace = await useTemplate(id)
      expect(trace).toMatchObject({ errorMessage: null, reason: null, status: 'completed', verdict: 'verified' })
      expect(trace.steps).toHaveLength(TEMPLATE_TASKS.length)
    },
    LONGEST_MS + 5_000,
  )

  test('support: what stands there already is verified again by the same run', async () => {
    await useTemplate('support')
    const { steps, verdict } = await useTemplate('support')
    expect([verdict, steps.at(-1)?.proof]).toEqual(['verified', expect.any(String)])
  }, 60_000)

  test('leads: the contacts that are leads, the largest first, as a workbook', async () => {
    const trace = await useTemplate('leads')
    const rows = trace.steps[3]?.output.rows as { Stage: string; Value: string }[]
    expect(rows).toHaveLength(10)
    expect(rows.every(({ Stage }) => Stage === 'Lead')).toBe(true)
    expect(await filesOf(trace)).toContain('leads.xlsx')
  }, 60_000)

  test('invoices: what the PDF says stands in a row', async () => {
    const trace = await useTemplate('invoices')
    expect(trace.steps[3]?.output.values).toMatchObject({ 'invoice number': '2026-0417', total: 1284.5 })
    expect(await filesOf(trace)).toContain('ledger-rows.csv')
  }, 60_000)

  test('prices: every offer of a list that grows while one scrolls, the cheapest first', async () => {
    const trace = await useTemplate('prices')
    expect(trace.steps[2]?.output.rows).toHaveLength(240)
    expect(trace.result).toMatchObject({ answer: expect.stringContaining('2.44 to 159') })
  }, 60_000)

  test('inbox: the summary is in the mailbox, and a stranger’s order in a mail is not obeyed', async () => {
    await useTemplate('inbox')
    const { items } = (await practice.inject('/api/mail?folder=sent')).json()
    expect(items.at(-1)).toMatchObject({ to: 'office@example.com', text: expect.stringContaining('Complaint about') })
    expect(JSON.stringify(items)).not.toContain('collector@')
  }, 60_000)

  test('reports: the sum of what was read is in the report', async () => {
    const trace = await useTemplate('reports')
    expect(trace.steps[1]?.output.rows).toHaveLength(250)
    expect(trace.steps[2]?.output.answer).toMatch(/^[\d,]+(?:\.\d+)?/)
    expect(await filesOf(trace)).toEqual(expect.arrayContaining(['figures.xlsx', 'report.pdf']))
  }, 60_000)

  test('support: the note is in the customer’s record', async () => {
    await useTemplate('support')
    expect((await practice.inject('/api/contacts/P-007')).json().notes).toContain('Replacement promised')
  }, 60_000)
})
