import { DEFAULT_SETTINGS } from '@app/spec'
import { shown } from './ask.ts'
import type { Lure } from './lure.ts'
import type { Person } from './person.ts'
import { runTask, submit, untilRest } from './run-task.ts'

/** Looks like nothing else, so that wherever it turns up it was this. */
export const SECRET = 'S3cret-of-Ada-9f27c1d4e8'
export const EXTENSION = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop'

export type Belongings = Awaited<ReturnType<typeof makeBelongings>>

interface Made {
  id: string
  secret?: string
}

/** One of everything a person can have, with its real id. */
export async function makeBelongings(person: Person, lure: Lure) {
  const make = async (path: string, body: object) => person.get<Made>('POST', path, body)
  await person.get('POST', '/api/settings/user', { ...DEFAULT_SETTINGS, apiAccessEnabled: true })
  const recipe = { version: 1, steps: [{ do: 'http.get', with: { url: lure.url } }] }
  const agent = await make('/api/agents', { name: 'Agent of Ada', objective: 'private', recipe })
  const credential = await make('/api/credentials', {
    name: 'log-in of Ada',
    origin: lure.url,
    username: 'ada',
    secret: SECRET,
  })
  const webhook = await make('/api/webhooks', { url: `${lure.url}/hook` })
  const trigger = await make('/api/triggers', { agentId: agent.id, name: 'Trigger of Ada' })
  const watch = await make('/api/watches', { agentId: agent.id, product: 'Lamp', url: lure.url })
  const draft = await make('/api/collab/drafts', { name: 'Draft of Ada' })
  const rows = [{ private: 'rows of Ada' }]
  const task = await runTask(person, [{ do: 'extract.file', with: { rows, type: 'csv' } }])
  const [artefact] = await person.get<Made[]>('GET', `/api/tasks/${task.id}/artefacts`)
  const share = await person.get<{ id: string; token: string }>('POST', `/api/tasks/${task.id}/shares`, { days: 1 })
  const send = { do: 'http.send', with: { method: 'POST', url: `${lure.url}/asked` } }
  const waiting = await untilRest(person, await submit(person, [send], { approval: 'effects' }))
  const approvals = await person.get<{ id: string; hash: string; taskId: string }[]>('GET', '/api/approvals')
  const approval = approvals.find(({ taskId }) => taskId === waiting.id)
  const [session] = await person.get<Made[]>('GET', '/api/account/sessions')
  const browser = await pair(person)
  if (!artefact || !approval || !session) throw new Error('Not everything that is to be attacked could be made.')
  const secrets = [SECRET, webhook.secret ?? '', trigger.secret ?? '', share.token, browser.token, browser.renewal]
  return {
    agent,
    credential,
    webhook,
    trigger,
    watch,
    draft,
    task,
    artefact,
    share,
    approval,
    session,
    browser,
    secrets,
  }
}

interface Paired extends Made {
  token: string
  renewal: string
}

export async function pair(person: Person): Promise<Paired & { code: string }> {
  const { code } = await person.get<{ code: string }>('POST', '/api/extension/code')
  const paired = await askToPair(person, code)
  if (paired.status !== 200) throw new Error(`Pairing answered ${shown(paired)}`)
  return { ...(paired.json as Paired), code }
}

export const askToPair = (person: Person, code: string) =>
  person.ask('POST', '/api/extension/pair', { code, name: 'Attack' }, { headers: { origin: EXTENSION, cookie: '' } })
