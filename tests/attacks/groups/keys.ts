import { calls } from '@app/contract'
import { shown } from '../ask.ts'
import { group } from '../attack.ts'
import { makeKey } from '../set-up.ts'
import { withKey } from '../with-key.ts'

const all = Object.values(calls).flatMap((some) => Object.values(some))
const fill = (path: string) => path.replace(/:\w+/g, 'some-id')

const WEBHOOK = { url: 'https://example.com/hook' }

export const keys = group('keys', [
  {
    name: 'A key that was deleted or replaced opens nothing any more.',
    async run(target) {
      const [gone, old] = [await makeKey(target.ada, ['read']), await makeKey(target.ada, ['read'])]
      await target.ada.get('DELETE', `/api/account/api-keys/${gone.id}`)
      await target.ada.get('POST', `/api/account/api-keys/${old.id}/regenerate`, {})
      for (const { key } of [gone, old]) {
        const answer = await withKey(target, key, 'GET', '/api/tasks')
        if (answer.status !== 401) return shown(answer)
      }
      return true
    },
  },
  {
    name: 'A key that may read writes nothing, wherever it knocks.',
    async run(target) {
      const writing = all.filter(({ method, access }) => method !== 'GET' && access === 'user')
      for (const { method, path } of writing) {
        const answer = await withKey(target, target.keys.read, method, fill(path), {})
        if (answer.status !== 403) return `${method} ${path}: ${shown(answer)}`
      }
      return true
    },
  },
  {
    name: 'A key that may write reads nothing.',
    async run(target) {
      const reading = all.filter(({ method, access }) => method === 'GET' && access === 'user')
      for (const { method, path } of [...reading, { method: 'GET', path: '/api/events' }]) {
        const answer = await withKey(target, target.keys.write, method, fill(path))
        if (answer.status !== 403) return `${method} ${path}: ${shown(answer)}`
      }
      return true
    },
  },
  {
    name: 'A key that may only write cannot have itself told things: no webhook, no push address.',
    async run(target) {
      const push = { endpoint: 'https://example.com', keys: { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) } }
      const tries = [
        await withKey(target, target.keys.write, 'POST', '/api/webhooks', WEBHOOK),
        await withKey(target, target.keys.write, 'PATCH', `/api/webhooks/${target.things.webhook.id}`, WEBHOOK),
        await withKey(target, target.keys.write, 'POST', '/api/push/subscribe', push),
      ]
      const open = tries.find(({ status }) => status !== 403)
      return open === undefined || shown(open)
    },
  },
  {
    name: 'No key says yes for a person unless that was lent to it by name.',
    async run(target) {
      const { id, hash } = target.things.approval
      for (const key of [target.keys.read, target.keys.write, target.keys.both, target.keys.approve]) {
        for (const verb of ['approve', 'reject']) {
          const answer = await withKey(target, key, 'POST', `/api/approvals/${id}/${verb}`, { hash })
          if (answer.status !== 403) return `${verb}: ${shown(answer)}`
        }
      }
      return true
    },
  },
  {
    name: 'No key of any scope reaches the account, its money or its keys.',
    async run(target) {
      const { key } = await makeKey(target.ada, ['read', 'write', 'approve'])
      const personal = all.filter(({ needs, access }) => needs === 'person' && access === 'user')
      for (const { method, path } of personal) {
        const answer = await withKey(target, key, method, fill(path), method === 'GET' ? undefined : {})
        if (answer.status !== 403) return `${method} ${path}: ${shown(answer)}`
      }
      return personal.length > 15 || `only ${personal.length} calls were tried`
    },
  },
  {
    name: 'A wrong key is refused even beside a good session.',
    async run({ ada }) {
      const answer = await ada.ask('GET', '/api/tasks', undefined, { headers: { 'x-api-key': 'key_wrong' } })
      return answer.status === 401 || shown(answer)
    },
  },
])
