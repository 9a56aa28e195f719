import { newAddress } from '../addresses.ts'
import { type Asked, ask, shown } from '../ask.ts'
import { group } from '../attack.ts'
import { signUp } from '../person.ts'
import { ownOf } from '../target.ts'

const SIGN_IN = '/api/auth/sign-in/email'
const same = (one: Asked, other: Asked) => one.status === other.status && one.text === other.text
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** An answer that tells by its time would do so every time; one that is late once tells nothing. */
const MOST_APART_MS = 250

export const signingUp = group('signing up and in', [
  {
    name: 'Of eight who sign up first at once, one is the administrator.',
    own: true,
    async run(target) {
      const { base } = ownOf(target).fresh
      const people = await Promise.all(Array.from({ length: 8 }, (_, at) => signUp(base, `First${at}`)))
      const sessions = await Promise.all(
        people.map((person) => person.get<{ user: { role: string } }>('GET', '/api/session')),
      )
      const administrators = sessions.filter(({ user }) => user.role === 'admin').length
      return administrators === 1 || `${administrators} administrators`
    },
  },
  {
    name: 'With a mail server, signing up tells nobody whether an address has an account.',
    own: true,
    async run(target) {
      const { base } = ownOf(target).mailed
      const body = { name: 'Gil', email: 'gil@attack.example', password: 'a long enough password' }
      const join = (email: string) =>
        ask(base, '/api/auth/sign-up/email', { method: 'POST', from: newAddress(), body: { ...body, email } })
      const began = performance.now()
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
      await join(body.email)
      for (let at = 0; at < 3; at += 1) {
        const [known, unknown] = [await join(body.email), await join(`new${at}@attack.example`)]
        if (!same(known, unknown)) return `${shown(known)} | ${shown(unknown)}`
        times.known.push(known.ms)
        times.unknown.push(unknown.ms)
      }
      const apart = Math.abs(median(times.known) - median(times.unknown))
      return apart <= MOST_APART_MS * target.pulse.slowness(began) || `${Math.round(apart)} ms apart`
    },
  },
  {
    name: 'Signing in with a wrong password is answered alike, and as late, whether there is an account or not.',
    async run({ base, pulse }) {
      const person = await signUp(base, 'Hal')
      const began = performance.now()
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
      const enter = (email: string) =>
        ask(base, SIGN_IN, { method: 'POST', from: newAddress(), body: { email, password: 'wrong password' } })
      for (let at = 0; at < 4; at += 1) {
        const [known, unknown] = [await enter(person.email), await enter(`nobody-${person.email}`)]
        if (!same(known, unknown)) return `${shown(known)} | ${shown(unknown)}`
        times.known.push(known.ms)
        times.unknown.push(unknown.ms)
      }
      const apart = Math.abs(median(times.known) - median(times.unknown))
      return apart <= MOST_APART_MS * pulse.slowness(began) || `${Math.round(apart)} ms apart`
    },
  },
])
