import { ask, shown } from '../ask.ts'
import { group } from '../attack.ts'
import { askToPair, EXTENSION, pair } from '../belongings.ts'
import { withKey } from '../with-key.ts'

const AGENT = { name: 'By a paired browser' }

export const pairedBrowsers = group('paired browsers', [
  {
    name: 'A paired browser’s token opens what the extension does, from its own origin, and nothing besides.',
    async run(target) {
      const { token } = target.things.browser
      for (const path of [
        '/api/credentials',
        '/api/webhooks',
        '/api/account/export',
        '/api/approvals',
        '/api/events',
      ]) {
        const answer = await withKey(target, token, 'GET', path)
        if (answer.status !== 403) return `${path}: ${shown(answer)}`
      }
      const headers = { authorization: `Bearer ${token}`, origin: EXTENSION.replace('abc', 'xyz') }
      const elsewhere = await ask(target.base, '/api/agents', { method: 'POST', body: AGENT, headers })
      return elsewhere.status === 401 || `from another extension: ${shown(elsewhere)}`
    },
  },
  {
    name: 'A pairing code works once, and a renewal shown twice ends the pairing.',
    async run(target) {
      const { code, token, renewal } = await pair(target.ben)
      const twice = await askToPair(target.ben, code)
      if (twice.status === 200) return 'a second browser was paired with the same code'
      const renew = () =>
        target.ben.ask('POST', '/api/extension/renew', { renewal }, { headers: { origin: EXTENSION, cookie: '' } })
      const [first, second] = [await renew(), await renew()]
      const { token: next = '' } = (first.json ?? {}) as { token?: string }
      if (second.status === 200) return 'a renewal was taken twice'
      const answers = [
        await withKey(target, token, 'GET', '/api/agents'),
        await withKey(target, next, 'GET', '/api/agents'),
      ]
      return answers.every(({ status }) => status === 401) || answers.map(shown).join(' | ')
    },
  },
])
