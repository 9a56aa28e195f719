import { calls } from '@app/contract'
import { listMyBots, readForecast, reviewAgent } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer, answerOutside } from '../http/answer.ts'
import type { Parts } from '../parts.ts'
import { factsOf } from '../plans/step-facts.ts'
import { practiceCopyOf } from '../practice-copy.ts'
import { readPracticePage } from '../practice-page.ts'
import { rehearseCall } from '../services/rehearse-call.ts'

export function labRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.lab.ethics, async ({ ctx, params }) => {
    const platforms = (await listMyBots(ctx)).flatMap((bot) => bot.platforms)
    return reviewAgent(ctx, params.id, factsOf(platforms))
  })
  answer(app, parts, calls.lab.forecast, ({ ctx }) => readForecast(ctx))
  answerOutside(app, parts, calls.lab.page, ({ user, outside, query }) =>
    outside(() => readPracticePage(practiceCopyOf(parts.practiceUrl, user.id), query.path)),
  )
  answer(app, parts, calls.lab.phone, async () => ({ service: parts.phoneService ? 'ready' : 'none' }))
  answer(app, parts, calls.lab.rehearse, ({ body }) => rehearseCall(body, new Date()))
}
