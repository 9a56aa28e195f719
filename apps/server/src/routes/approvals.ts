import { calls } from '@app/contract'
import { answerTaskQuestion, approveEffect, listApprovals, rejectEffect } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

export function approvalRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.approvals.list, ({ ctx }) => listApprovals(ctx))
  answer(app, parts, calls.approvals.approve, ({ ctx, params, body }) => approveEffect(ctx, params.id, body.hash))
  answer(app, parts, calls.approvals.answer, ({ ctx, params, body }) =>
    answerTaskQuestion(ctx, params.id, body.hash, body.answer),
  )
  answer(app, parts, calls.approvals.reject, ({ ctx, params, body }) => rejectEffect(ctx, params.id, body.hash))
}
