import { calls, type HelpQuestion } from '@app/contract'
import { answerQuestion, castVote, explainAnswer, listVotes, readSettings } from '@app/core'
import { DEFAULT_LANGUAGE } from '@app/spec'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answer, serve } from '../http/answer.ts'
import { askedLanguage } from '../http/asked-language.ts'
import type { Parts } from '../parts.ts'

/** Help for everybody; who is signed in is also told of their own runs. */
export function helpRoutes(app: FastifyInstance, parts: Parts): void {
  const { db } = parts
  serve(app, calls.help.chat, async (request) => {
    const question = request.body as HelpQuestion
    const spoken = askedLanguage(request)
    const user = readerOf(request)
    if (!user) return answerQuestion({ language: spoken ?? DEFAULT_LANGUAGE, own: undefined }, question)
    const { found, language, model, own } = await db.asUser(user.id, async (tx) => {
      const ctx = { db: tx, user }
      const own = await parts.models.own(ctx)
      const { language, timezone, defaultModel } = await readSettings(ctx, {
        language: spoken,
        defaultModel: parts.planners.byDefault(own),
      })
      const found = await answerQuestion({ language, own: { ctx, timezone } }, question)
      return { found, language, model: defaultModel, own }
    })
    // Asked outside the transaction, and for nobody we do not know: a model costs money.
    const explain = (await parts.flags.isOn('model-planners')) ? parts.explainers.named(model, own) : undefined
    const tell = (err: unknown) => request.log.warn({ err }, 'no model for the help')
    if (!explain) return found
    const asked = { question: question.question, language }
    return parts.waits.wait(user.id, () => explainAnswer({ explain, tell }, asked, found))
  })
  serve(app, calls.help.votes, ({ visitor }) => listVotes(db, visitor?.user.id))
  answer(app, parts, calls.help.vote, async ({ ctx, params, body }) => {
    await castVote(ctx, params.entry, body.helpful)
    return { ok: true as const }
  })
}

/** A key that may only write is told nothing of what its owner's tasks did. */
function readerOf({ visitor }: FastifyRequest) {
  return visitor && (visitor.scopes === 'all' || visitor.scopes.includes('read')) ? visitor.user : undefined
}
