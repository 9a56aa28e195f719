import { shown } from '../ask.ts'
import { firstOf, group } from '../attack.ts'
import { closed, type Row } from '../closed.ts'
import { runTask } from '../run-task.ts'

const recipe = { version: 1, steps: [{ do: 'http.get', with: { url: 'https://example.com' } }] }
const sign = { participant: 'ben', name: 'Ben', place: null }

export const othersThings = group('others’ things', [
  closed(
    'Another’s task is neither shown, done again, stopped nor shared.',
    (id, { task }) => [
      ...['', '/run', '/steps', '/steps/1', '/report', '/artefacts', '/shares'].map(
        (rest): Row => ['GET', `/api/tasks/${id(task.id)}${rest}`],
      ),
      ...['pause', 'resume', 'cancel'].map((verb): Row => ['POST', `/api/tasks/${id(task.id)}/${verb}`]),
      ['POST', `/api/tasks/${id(task.id)}/retry`, { from: 'start' }],
      ['POST', `/api/tasks/${id(task.id)}/review`, { happened: true }],
      ['POST', `/api/tasks/${id(task.id)}/shares`, { days: 30 }],
    ],
    '/api/tasks/:task',
  ),
  closed(
    'Another’s agent is neither shown, run, changed nor deleted.',
    (id, { agent }) => [
      ...['', '/recipes', '/tasks', '/schedule', '/ethics'].map(
        (rest): Row => ['GET', `/api/agents/${id(agent.id)}${rest}`],
      ),
      ['PATCH', `/api/agents/${id(agent.id)}`, { name: 'Taken', recipe }],
      ['POST', `/api/agents/${id(agent.id)}/execute`],
      ['POST', `/api/agents/${id(agent.id)}/dry-run`],
      ['POST', `/api/agents/${id(agent.id)}/recipes/1/restore`],
      ['POST', '/api/triggers', { agentId: id(agent.id), name: 'Mine' }],
      ['POST', '/api/watches', { agentId: id(agent.id), product: 'Mine', url: 'https://example.com' }],
      ['POST', '/api/extension/runs', { agentId: id(agent.id), url: 'https://example.com' }],
      ['DELETE', `/api/agents/${id(agent.id)}`],
    ],
    '/api/agents/:agent',
  ),
  closed(
    'Another’s log-ins are neither replaced nor deleted.',
    (id, { credential }) => [
      ['POST', `/api/credentials/${id(credential.id)}/secret`, { secret: 'replaced' }],
      ['DELETE', `/api/credentials/${id(credential.id)}`],
    ],
    '/api/credentials',
  ),
  closed(
    'Another’s file is not handed out.',
    (id, { artefact }) => [['GET', `/api/artefacts/${id(artefact.id)}`]],
    '/api/tasks/:task/artefacts',
  ),
  closed(
    'Another’s draft is neither read, written, followed nor opened to others.',
    (id, { draft }) => [
      ['GET', `/api/collab/drafts/${id(draft.id)}`],
      ['GET', `/api/collab/drafts/${id(draft.id)}/live?participant=ben`],
      ['POST', `/api/collab/drafts/${id(draft.id)}/sync`, { sign }],
      ['POST', `/api/collab/drafts/${id(draft.id)}/invitation`],
      ['DELETE', `/api/collab/drafts/${id(draft.id)}/invitation`],
      ['DELETE', `/api/collab/drafts/${id(draft.id)}`],
    ],
    '/api/collab/drafts/:draft',
  ),
  closed(
    'Another’s webhooks, triggers and watches are neither read, redirected nor deleted.',
    (id, { webhook, trigger, watch }) => [
      ['PATCH', `/api/webhooks/${id(webhook.id)}`, { url: 'https://example.com' }],
      ['POST', `/api/webhooks/${id(webhook.id)}/rotate`],
      ['GET', `/api/webhooks/${id(webhook.id)}/deliveries`],
      ['DELETE', `/api/webhooks/${id(webhook.id)}`],
      ['PATCH', `/api/triggers/${id(trigger.id)}`, { enabled: false }],
      ['POST', `/api/triggers/${id(trigger.id)}/rotate`],
      ['DELETE', `/api/triggers/${id(trigger.id)}`],
      ['DELETE', `/api/watches/${id(watch.id)}`],
    ],
    '/api/webhooks',
  ),
  closed(
    'Another’s link is not revoked, and another’s approval is not given, not even with its hash.',
    (id, { share, approval }) => [
      ['DELETE', `/api/shares/${id(share.id)}`],
      ['POST', `/api/approvals/${id(approval.id)}/approve`, { hash: approval.hash }],
      ['POST', `/api/approvals/${id(approval.id)}/reject`, { hash: approval.hash }],
    ],
    '/api/approvals',
  ),
  {
    name: 'No list shows anything of another, whatever it is narrowed to.',
    async run({ ben, things }) {
      const lists = ['tasks', 'agents', 'credentials', 'webhooks', 'triggers', 'watches', 'approvals', 'collab/drafts']
      const paths = [
        ...lists.map((list) => `/api/${list}`),
        ...['/api/account/sessions', '/api/account/api-keys', '/api/extension/browsers', '/api/repairs', '/api/alerts'],
        `/api/tasks?agent=${things.agent.id}`,
        `/api/tasks?before=${things.task.id}`,
        `/api/tasks?search=${encodeURIComponent("%' or 1=1 --")}`,
      ]
      const ids = Object.values(things).flatMap((thing) => ('id' in thing ? [thing.id] : []))
      return firstOf(
        await Promise.all(
          paths.map(async (path) => {
            const answer = await ben.ask('GET', path)
            return !ids.some((id) => answer.text.includes(id)) || `${path}: ${shown(answer)}`
          }),
        ),
      )
    },
  },
  {
    name: 'A task cannot use another’s log-in by its name.',
    async run({ ben, lure }) {
      const logIn = { name: 'log-in of Ada' }
      const { status, steps } = await runTask(ben, [{ do: 'http.get', with: { url: `${lure.url}/echo`, logIn } }])
      return status === 'failed' || JSON.stringify(steps).slice(0, 200)
    },
  },
  {
    name: 'Settings sent under another’s id are one’s own.',
    async run({ ada, ben }) {
      const before = await ada.get('GET', '/api/settings/user')
      const own = await ben.get('GET', '/api/settings/user')
      await ben.get('POST', '/api/settings/user', { ...own, userId: ada.id, soundEffects: true })
      const after = await ada.get('GET', '/api/settings/user')
      return JSON.stringify(after) === JSON.stringify(before) || 'the other’s settings changed'
    },
  },
])
