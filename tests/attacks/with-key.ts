import { newAddress } from './addresses.ts'
import { ask } from './ask.ts'
import type { Target } from './target.ts'

/** As a program does that was given a key or a token, from an address of its own. */
export const withKey = ({ base }: Pick<Target, 'base'>, key: string, method: string, path: string, body?: unknown) =>
  ask(base, path, { method, body, headers: { authorization: `Bearer ${key}` }, from: newAddress() })
