import { ask, shown } from '../ask.ts'
import { group } from '../attack.ts'

const FOREIGN = 'https://evil.example'
const AGENT = { name: 'By a foreign page' }

export const origins = group('foreign pages', [
  {
    name: 'A page of another site changes nothing with its visitor’s cookie.',
    async run({ ada, base }) {
      const forged = [
        { origin: FOREIGN },
        { origin: 'null' },
        { origin: `http://${base.host}.evil.example` },
        { origin: `http://evil.example/${base.host}` },
        { origin: `http://127.0.0.1:1` },
        { origin: base.origin, 'sec-fetch-site': 'cross-site' },
        { origin: 'chrome-extension://abcdefghijklmnopabcdefghijklmnop' },
      ]
      for (const headers of forged) {
        const answer = await ada.ask('POST', '/api/agents', AGENT, { headers })
        if (answer.status !== 403) return `${JSON.stringify(headers)}: ${shown(answer)}`
      }
      return true
    },
  },
  {
    name: 'A form of another site gets nothing in: its content types are no JSON.',
    async run({ ada }) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const answer = await ada.ask('POST', '/api/agents', JSON.stringify(AGENT), {
          headers: { 'content-type': type },
        })
        if (answer.status !== 415) return `${type}: ${shown(answer)}`
      }
      return true
    },
  },
  {
    name: 'A page of another site can neither read an answer nor listen to the events.',
    async run({ ada, base }) {
      const read = await ada.ask('GET', '/api/tasks', undefined, { headers: { origin: FOREIGN } })
      const preflight = await ask(base, '/api/tasks', {
        method: 'OPTIONS',
        headers: { origin: FOREIGN, 'access-control-request-method': 'POST' },
      })
      const open = [read, preflight].find(({ headers }) => headers['access-control-allow-origin'])
      if (open) return `allowed: ${open.headers['access-control-allow-origin']}`
      const listened = await ada.ask('GET', '/api/events', undefined, { headers: { origin: FOREIGN } })
      return listened.status === 403 || shown(listened)
    },
  },
  {
    name: 'A forged host is quoted nowhere, and signs nobody in from its own pages.',
    async run({ base, ben }) {
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
      for (const path of ['/', '/api/session', '/api/docs', '/api/openapi.json', '/api/nothing']) {
        const answer = await ask(base, path, { headers })
        if (JSON.stringify(answer.headers).includes('evil') || answer.text.includes('evil.example')) return path
      }
      const body = { email: ben.email, password: ben.password }
      const signed = await ask(base, '/api/auth/sign-in/email', {
        method: 'POST',
        body,
        headers: { ...headers, origin: 'https://evil.example', cookie: 'app.any=1' },
      })
      return signed.status === 403 || shown(signed)
    },
  },
])
