import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { ask, shown } from '../ask.ts'
import { group } from '../attack.ts'
import { signUp } from '../person.ts'
import { whilePinging } from '../ping.ts'
import { runTask } from '../run-task.ts'
import { ownOf } from '../target.ts'

const UP = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '....//', '..%252f', '%c0%ae%c0%ae/', '..;/']
const FILES = ['package.json', 'etc/passwd', 'master.keys', 'apps/server/dist/main.js']
/** What these files begin with or hold; a page of ours does not. */
const INSIDE = /"workspaces"|root:.*:0:0|node:process|^[\w-]+:[A-Za-z0-9+/]{43}=/m

const bytes = (text: string) => Buffer.from(text)

export const files = group('files', [
  {
    name: 'No address leads out of the folder of pages, however its dots are written.',
    async run({ base }) {
      for (const start of ['/', '/assets/', '/sandbox/', '/extension/download/', '/api/artefacts/']) {
        for (const up of UP) {
          for (const file of FILES) {
            const path = `${start}${up.repeat(5)}${file}`
            const answer = await ask(base, path)
            if (INSIDE.test(answer.text) || answer.status >= 500) return `${path}: ${shown(answer)}`
          }
        }
      }
      const hidden = ['/.vite/manifest.json', '/preloads.json', '/index.html', '/assets/%00', '/%2e%65%6e%76']
      for (const path of hidden) {
        const answer = await ask(base, path)
        if (answer.status === 200 || answer.status >= 500) return `${path}: ${shown(answer)}`
      }
      return true
    },
  },
  {
    name: 'A file’s name is a name: it leads nowhere and breaks no header.',
    async run({ ben }) {
      for (const name of [
        '../../../../tmp/attack',
        '..\\..\\attack',
        '/etc/attack',
        'a\r\nset-cookie: b=c',
        'a";x="',
      ]) {
        const { id, status } = await runTask(ben, [{ do: 'document.write', with: { name, title: 'x', text: 'x' } }])
        if (status !== 'completed') continue
        const [file] = await ben.get<{ id: string; name: string }[]>('GET', `/api/tasks/${id}/artefacts`)
        if (!file || /[/\\\r\n]/.test(file.name))
          return `${JSON.stringify(name)} is kept as ${JSON.stringify(file?.name)}`
        const { headers } = await ben.ask('GET', `/api/artefacts/${file.id}`)
        if (headers['set-cookie'] || headers['x-content-type-options'] !== 'nosniff') return JSON.stringify(headers)
      }
      return !existsSync('/tmp/attack.pdf') || '/tmp/attack.pdf was written'
    },
  },
  {
    name: 'An import whose names climb out of it writes nothing.',
    own: true,
    async run(target) {
      const newcomer = await signUp(target.base, 'Lea')
      const { dataDir } = ownOf(target).product
      for (const name of [
        '../../climbed.txt',
        'files/../../climbed.txt',
        '/tmp/climbed.txt',
        'files/a/..\\climbed.txt',
      ]) {
        const body = zipSync({ 'manifest.json': bytes('{"format":"account-export","version":1}'), [name]: bytes('x') })
        const headers = { 'content-type': 'application/zip' }
        const answer = await newcomer.ask('POST', '/api/account/import', Buffer.from(body), { headers })
        if (answer.status !== 400) return `${name}: ${shown(answer)}`
      }
      const places = [join(dataDir, 'climbed.txt'), join(dataDir, '..', 'climbed.txt'), '/tmp/climbed.txt']
      return !places.some((place) => existsSync(place)) || 'a file was written outside'
    },
  },
  {
    name: 'An import that unpacks to a thousand times its size is refused while it comes.',
    async run(target) {
      const newcomer = await signUp(target.base, 'Max')
      const body = Buffer.from(zipSync({ 'agents.json': Buffer.alloc(30_000_000, 32) }))
      return whilePinging(target, async () => {
        const headers = { 'content-type': 'application/zip' }
        const answer = await newcomer.ask('POST', '/api/account/import', body, { headers })
        return answer.status === 400 || answer.status === 413 || shown(answer)
      })
    },
  },
])
