import { setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_SETTINGS } from '@app/spec'
import { shown } from '../ask.ts'
import { group } from '../attack.ts'
import { pair } from '../belongings.ts'
import { openStream } from '../open-stream.ts'
import { type Person, signIn, signUp } from '../person.ts'
import { makeKey } from '../set-up.ts'
import { withKey } from '../with-key.ts'

const ME = '/api/tasks'

const revokeOthers = (person: Person) => person.get('POST', '/api/account/sessions/revoke-others', {})

export const sessions = group('sessions', [
  {
    name: 'A session that was revoked is out at its next request, and its open stream ends.',
    async run({ base, ben }) {
      const thief = await signIn(base, ben)
      const stream = await openStream(base, thief.cookie())
      await revokeOthers(ben)
      const answer = await thief.ask('GET', ME)
      if (answer.status !== 401) return shown(answer)
      for (let tries = 0; tries < 80 && !stream.ended(); tries += 1) await sleep(100)
      return stream.ended() || 'the stream of a revoked session was still open after 8 seconds'
    },
  },
  {
    name: 'The cookie of who has signed out opens nothing any more.',
    async run({ base, ben }) {
      const other = await signIn(base, ben)
      const cookie = other.cookie()
      await other.get('POST', '/api/auth/sign-out', {})
      const answer = await other.ask('GET', ME, undefined, { headers: { cookie } })
      return answer.status === 401 || shown(answer)
    },
  },
  {
    name: 'A session cookie that was altered or made up is none.',
    async run({ ben }) {
      const altered = ben
        .cookie()
        .replace(/(session_token=)(.)/, (_, name, letter) => name + (letter === 'a' ? 'b' : 'a'))
      for (const cookie of [altered, 'app.session_token=made-up', `app.session_token=${ben.id}`]) {
        const answer = await ben.ask('GET', ME, undefined, { headers: { cookie } })
        if (answer.status !== 401) return `${cookie.slice(0, 40)}: ${shown(answer)}`
      }
      return true
    },
  },
  {
    name: 'No answer of signing in hands the session’s token to the page, and its cookie is kept from scripts.',
    async run({ base, ben }) {
      const other = await signIn(base, ben)
      const answer = await other.ask('POST', '/api/auth/sign-in/email', { email: ben.email, password: ben.password })
      const lines = (answer.headers['set-cookie'] ?? []).filter((line) => line.includes('session_token='))
      const [token = ''] = /session_token=([^.;%]+)/.exec(lines[0] ?? '')?.slice(1) ?? []
      if (!token || answer.text.includes(token)) return `the body holds the token: ${shown(answer)}`
      return lines.every((line) => /httponly/i.test(line) && /samesite=lax/i.test(line)) || lines.join(' ')
    },
  },
  {
    name: 'A changed password ends every other session, key and paired browser.',
    async run({ base }) {
      const person = await signUp(base, 'Edda')
      const other = await signIn(base, person)
      await person.get('POST', '/api/settings/user', { ...DEFAULT_SETTINGS, apiAccessEnabled: true })
      const [{ key }, { token }] = [await makeKey(person, ['read']), await pair(person)]
      const tries = () =>
        Promise.all([other.ask('GET', ME), withKey({ base }, key, 'GET', ME), withKey({ base }, token, 'GET', ME)])
      const before = await tries()
      if (before.some(({ status }) => status !== 200)) return `before: ${before.map(shown).join(' | ')}`
      const [currentPassword, newPassword] = [person.password, `${person.password}-new`]
      await person.get('POST', '/api/auth/change-password', { currentPassword, newPassword })
      person.password = newPassword
      const after = await tries()
      return after.every(({ status }) => status === 401) || after.map(shown).join(' | ')
    },
  },
])
