import { calls } from '@app/contract'
import { newAddress } from '../addresses.ts'
import { ask, shown } from '../ask.ts'
import { group } from '../attack.ts'
import { ownOf } from '../target.ts'

const all = Object.values(calls).flatMap((some) => Object.values(some))
const fill = (path: string) => path.replace(/:\w+/g, 'some-id')
const FIGURES = '/api/admin/analytics'

export const administrators = group('administrators', [
  {
    name: 'Nobody who is not signed in gets past any call that is for users or administrators.',
    async run({ base }) {
      const guarded = all.filter(({ access }) => access !== 'anyone' && access !== 'signed')
      const from = newAddress()
      for (const { method, path } of guarded) {
        const answer = await ask(base, fill(path), { method, from, ...(method === 'GET' ? {} : { body: {} }) })
        if (answer.status !== 401) return `${method} ${path}: ${shown(answer)}`
      }
      return guarded.length > 100 || `only ${guarded.length} calls were tried`
    },
  },
  {
    name: 'An ordinary user is refused at every call of administrators, before what it says is read.',
    async run({ ben }) {
      for (const { method, path } of all.filter(({ access }) => access.startsWith('admin'))) {
        for (const spelled of [fill(path), fill(path).replace('admin', '%61dmin')]) {
          const answer = await ben.ask(method, spelled, method === 'GET' ? undefined : {})
          if (answer.status !== 403) return `${method} ${spelled}: ${shown(answer)}`
        }
      }
      const { user } = await ben.get<{ user: { role: string } }>('GET', '/api/session')
      return user.role === 'user' || `Ben is ${user.role} now`
    },
  },
  {
    name: 'A wrong, doubled, emptied or listed admin key opens nothing, however it is spelled.',
    own: true,
    async run(target) {
      const { adminKey } = ownOf(target)
      const right = encodeURIComponent(adminKey)
      const wrong: [query: string, header?: string][] = [
        ['?adminKey=wrong'],
        ['?%61dminKey=wrong'],
        [`?adminKey=${right}&adminKey=${right}`],
        [`?adminKey=${right}&%61dminKey=${right}`],
        [`?adminKey[]=${right}`],
        ['?adminKey='],
        ['?adminKey=undefined'],
        [`?adminKey=${right}`, adminKey],
        ['', `${adminKey}, ${adminKey}`],
        [`?adminkey=${right}`],
      ]
      for (const [query, header] of wrong) {
        const headers = header ? { 'x-admin-key': header } : {}
        // A few wrong ones close the door for a while: each comes from elsewhere.
        const answer = await ask(target.base, `${FIGURES}${query}`, { headers, from: newAddress() })
        if (![401, 403, 429].includes(answer.status)) return `${query} ${header ? 'with header' : ''}: ${shown(answer)}`
      }
      const opened = await ask(target.base, FIGURES, { headers: { 'x-admin-key': adminKey }, from: newAddress() })
      return opened.status === 200 || opened.status === 429 || `the right one: ${shown(opened)}`
    },
  },
  {
    name: 'Guessing at the admin key is stopped after a few tries, whoever the guesser says to be.',
    own: true,
    async run({ base }) {
      const from = newAddress()
      const guess = (at: number) =>
        ask(base, `/api/%61dmin/analytics?%61dminKey=guess${at}`, {
          from,
          headers: { 'x-forwarded-for': `9.9.9.${at}` },
        })
      const answers = []
      for (let at = 0; at < 6; at += 1) answers.push((await guess(at)).status)
      return answers.at(-1) === 429 || `answers: ${answers.join(', ')}`
    },
  },
  {
    name: 'The admin key opens the figures and nothing else of administrators.',
    own: true,
    async run(target) {
      const headers = { 'x-admin-key': ownOf(target).adminKey }
      for (const { method, path } of all.filter(({ access }) => access === 'admin')) {
        const body = method === 'GET' ? {} : { body: {} }
        const answer = await ask(target.base, fill(path), { method, headers, from: newAddress(), ...body })
        if (answer.status !== 401 && answer.status !== 429) return `${method} ${path}: ${shown(answer)}`
      }
      return true
    },
  },
])
