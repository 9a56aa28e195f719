import { calls } from '@app/contract'
import { Fault } from '@app/core'
import { PRACTICE_LOG_IN, PRACTICE_TOTP } from '@app/practice'
import type { FastifyInstance } from 'fastify'
import { answer, answerOutside } from '../http/answer.ts'
import type { Parts } from '../parts.ts'
import { practiceCopyOf } from '../practice-copy.ts'

const RESET_MS = 5_000

export function practiceRoutes(app: FastifyInstance, parts: Parts): void {
  const { practiceUrl } = parts
  const copyOf = (userId: string) => practiceCopyOf(practiceUrl, userId)

  answer(app, parts, calls.practice.read, async ({ ctx }) => ({
    url: copyOf(ctx.user.id) ?? null,
    logIn: { ...PRACTICE_LOG_IN, totp: PRACTICE_TOTP },
  }))

  answerOutside(app, parts, calls.practice.reset, async ({ user, outside }) => {
    const url = copyOf(user.id)
    if (!url) throw new Fault('not-found', 'This installation has no practice site. Set PRACTICE_PORT to have one.')
    const reset = await outside(() =>
      fetch(`${url}/api/reset`, { method: 'POST', signal: AbortSignal.timeout(RESET_MS) }).catch(() => undefined),
    )
    if (!reset?.ok) throw new Fault('unavailable', 'The practice site does not answer. Try again in a moment.')
    return { ok: true as const }
  })
}
