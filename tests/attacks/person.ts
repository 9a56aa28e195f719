import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { newAddress } from './addresses.ts'
import { type Asked, ask, shown, type Wish } from './ask.ts'

/** Somebody at a browser of their own: keeps cookies, sends the page's origin. */
export interface Person {
  id: string
  name: string
  email: string
  password: string
  role: string
  cookie(): string
  ask(method: string, path: string, body?: unknown, more?: Wish): Promise<Asked>
  /** The same, where anything but success is a failure of the attack itself. */
  get<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T>
}

export function someone(base: URL, name: string): Person {
  const jar = new Map<string, string>()
  const from = newAddress()
  const cookie = () => [...jar].map(([key, value]) => `${key}=${value}`).join('; ')
  const person: Person = {
    id: '',
    name,
    email: `${name.toLowerCase()}-${randomBytes(4).toString('hex')}@attack.example`,
    password: randomBytes(12).toString('hex'),
    role: '',
    cookie,
    async ask(method, path, body, more = {}) {
      const headers = {
        ...(method === 'GET' ? {} : { origin: base.origin }),
        ...(jar.size > 0 ? { cookie: cookie() } : {}),
        ...more.headers,
      }
      const answer = await ask(base, path, { from, ...more, method, body, headers })
      for (const line of answer.headers['set-cookie'] ?? []) {
        const [pair = ''] = line.split(';')
        const at = pair.indexOf('=')
        if (/max-age=0\b/i.test(line)) jar.delete(pair.slice(0, at))
        else jar.set(pair.slice(0, at), pair.slice(at + 1))
      }
      return answer
    },
    async get<T>(method: string, path: string, body?: unknown) {
      const answer = await person.ask(method, path, body)
      if (answer.status !== 200) throw new Error(`${method} ${path} answered ${shown(answer)}`)
      return answer.json as T
    },
  }
  return person
}

/** Who has signed up where, for whoever tidies up. */
const everybody: { base: URL; person: Person }[] = []

export const peopleAt = (at: URL): Person[] => everybody.filter(({ base }) => base === at).map(({ person }) => person)

/** A new account, signed in. Where all come from one address the door asks to wait, and that is done. */
export async function signUp(base: URL, name: string): Promise<Person> {
  const person = someone(base, name)
  const { email, password } = person
  for (let tries = 0; ; tries += 1) {
    const answer = await person.ask('POST', '/api/auth/sign-up/email', { name, email, password })
    if (answer.status === 200) break
    if (answer.status !== 429 || tries === 5) throw new Error(`Signing up answered ${shown(answer)}`)
    await sleep(Number(answer.headers['retry-after'] ?? 2) * 1_000)
  }
  const { user } = await person.get<{ user: { id: string; role: string } | null }>('GET', '/api/session')
  if (!user) throw new Error('Signing up did not sign in: this installation confirms addresses by mail.')
  everybody.push({ base, person })
  return Object.assign(person, { id: user.id, role: user.role })
}

/** The same account in another browser. */
export async function signIn(base: URL, { name, email, password }: Person): Promise<Person> {
  const other = Object.assign(someone(base, name), { email, password })
  await other.get('POST', '/api/auth/sign-in/email', { email, password })
  return other
}
