import { setTimeout as sleep } from 'node:timers/promises'

/** Two agents, which is what the free plan holds, from templates; and a task that fails, to see that too. */
const AGENTS = [
  {
    template: 'leads',
    name: 'Lead Researcher',
    objective: 'Read all contacts, keep the leads and save them as a workbook.',
  },
  {
    template: 'support',
    name: 'Support Desk',
    objective: 'Find the customer and note that a replacement was promised.',
  },
]
const ROUNDS = 3
const LONGEST_MS = 90_000

/** Real work, done by the product itself on its practice site, so that there is something to see. */
export async function giveWork(url) {
  const ask = async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const templates = await ask('GET', '/api/templates')
  for (const { template, name, objective } of AGENTS) {
    const { recipe, permissions } = templates.find(({ id }) => id === template)
    const agent = await ask('POST', '/api/agents', { name, objective, recipe, permissions, domains: ['127.0.0.1'] })
    await ask('PUT', `/api/agents/${agent.id}/schedule`, { cron: '0 9 * * 1-5', timezone: 'UTC' })
    for (let round = 0; round < ROUNDS; round += 1) await ask('POST', `/api/agents/${agent.id}/execute`)
  }
  const { url: practice } = await ask('GET', '/api/practice')
  const steps = [{ do: 'browser.open', name: 'Open the order', with: { url: `${practice}/orders/O-1` } }]
  await ask('POST', '/api/tasks', { name: 'Look up a missing order', recipe: { version: 1, steps } })
  const until = Date.now() + LONGEST_MS
  while (Date.now() < until) {
    const tasks = await ask('GET', '/api/tasks')
    if (tasks.every(({ status }) => status === 'completed' || status === 'failed')) return
    await sleep(500)
  }
  throw new Error('The work did not end, so there is nothing to take pictures of.')
}
