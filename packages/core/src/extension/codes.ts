import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Nothing that is mistaken for something else when read aloud or off a screen. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
/** A half to find it by and a half to prove it with. */
const HALF = 4

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const isHashOf = (secret: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(secret), 'hex'), Buffer.from(hash, 'hex'))

export interface Code {
  locator: string
  secret: string
}

export function makeCode(): Code {
  const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return { locator: half(), secret: half() }
}

export const sayCode = ({ locator, secret }: Code): string => `${locator}-${secret}`

/** As people type: in small letters, with spaces, without the dash. */
export function readCode(typed: string): Code | undefined {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return plain.length === 2 * HALF ? { locator: plain.slice(0, HALF), secret: plain.slice(HALF) } : undefined
}

/** 256 random bits behind a prefix that says what it is for. */
export const makeKey = (prefix: string): string => `${prefix}${randomBytes(32).toString('base64url')}`
