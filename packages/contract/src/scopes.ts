/** What an API key may do. `approve` is a person's word, lent to a program: only where it is asked for by name. */
export const API_SCOPES = ['read', 'write', 'approve'] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** A key works on a person's behalf, but never on the account or its money: a stolen key must not become the account. */
const PERSONAL = [
  '/api/account',
  '/api/auth',
  '/api/billing',
  '/api/create-',
  '/api/admin',
  '/api/extension/code',
  '/api/extension/browsers',
]

/** What a key needs for a call; `person`: no key opens it. */
export type Needs = readonly ApiScope[] | 'person'

interface Judged {
  method: string
  path: string
  /** The answer says nothing of what is stored. */
  silent: boolean
}

/** Whoever may only write is told nothing: an answer that shows what is stored needs `read` as well, unless its row says otherwise. */
export function needsOf({ method, path, silent }: Judged): Needs {
  if (PERSONAL.some((start) => path.startsWith(start))) return 'person'
  if (method === 'GET') return ['read']
  return silent ? ['write'] : ['read', 'write']
}
