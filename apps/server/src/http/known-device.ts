import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const YEAR_S = 365 * 86_400

/** One cookie an account, because several people may share a browser. */
const cookieName = (email: string) => `app.device_${digest(email).slice(0, 8)}`

/**
 * A browser that has signed in to this account before, as its cookie says; undefined for any other. It opens nothing: its
 * wrong passwords are counted for itself, so whoever guesses elsewhere cannot keep the owner out.
 */
export function findKnownDevice(request: FastifyRequest, secret: string, email: string): string | undefined {
  const [, value] = (request.headers.cookie ?? '')
    .split(/;\s*/)
    .map((pair) => pair.split('='))
    .find(([name]) => name === cookieName(email)) ?? ['', '']
  const [device = '', seal = ''] = (value ?? '').split('.')
  const [given, right] = [Buffer.from(seal), Buffer.from(sign(secret, email, device))]
  return given.length === right.length && timingSafeEqual(given, right) ? device : undefined
}

interface Device {
  email: string
  /** Its name, where it was known before. */
  known: string | undefined
  secure: boolean
}

export function rememberDevice(reply: FastifyReply, secret: string, { email, known, secure }: Device): void {
  const device = known ?? randomBytes(16).toString('hex')
  const value = `${device}.${sign(secret, email, device)}`
  reply.header(
    'set-cookie',
    `${cookieName(email)}=${value}; Path=/api/auth; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  )
}

const sign = (secret: string, email: string, device: string) =>
  createHmac('sha256', secret)
    .update(`device ${digest(email)} ${device}`)
    .digest('hex')

const digest = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
