import { createHash } from 'node:crypto'
import { type Call, calls } from '@app/contract'
import { countPasswordTry, forgetPasswordTries, TooManyTries } from '@app/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { findKnownDevice, rememberDevice } from './known-device.ts'

/** The password asked of somebody who is signed in: a stolen session must not become the account by guessing it. */
const CONFIRMED: readonly unknown[] = [
  calls.account.delete,
  calls.auth.changePassword,
  calls.auth.enableTwoFactor,
  calls.auth.disableTwoFactor,
]

/**
 * Tries are limited per account besides per address (S-60): whoever guesses has many addresses. A browser that has signed
 * in before counts for itself, and so does each session, so that the owner is not kept out by somebody else's guesses. An
 * address without an account is counted alike: the wait tells nobody which there are.
 */
export async function guardPassword<T>(
  { db, accounts, publicUrl }: Pick<Parts, 'db' | 'accounts' | 'publicUrl'>,
  call: Pick<Call, 'path'>,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<T>,
): Promise<T> {
  const email = call === calls.auth.signIn ? (request.body as { email: string }).email : undefined
  const known = email === undefined ? undefined : findKnownDevice(request, accounts.secret, email)
  const subject = subjectOf(call, request, email, known)
  if (!subject) return work()
  try {
    await countPasswordTry(db, subject)
  } catch (error) {
    if (error instanceof TooManyTries) reply.header('retry-after', String(error.seconds))
    throw error
  }
  const secure = publicUrl?.protocol === 'https:'
  const done = await work()
  await forgetPasswordTries(db, subject)
  if (email !== undefined) rememberDevice(reply, accounts.secret, { email, known, secure })
  return done
}

function subjectOf(
  call: Pick<Call, 'path'>,
  { visitor }: FastifyRequest,
  email: string | undefined,
  known: string | undefined,
): string | undefined {
  if (known) return hash(`device ${known}`)
  if (email !== undefined) return hash(`address ${email.trim().toLowerCase()}`)
  return CONFIRMED.includes(call) && visitor ? hash(`session ${visitor.sessionId ?? visitor.user.id}`) : undefined
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
