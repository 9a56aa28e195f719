import { PROBLEM_HEADER, PROBLEMS, type ProblemCode } from '@app/contract'
import { Fault } from '@app/core'
import { isDatabaseAway } from '@app/db'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

interface Problem {
  code: ProblemCode
  words: string
}

/** What the framework itself refuses, in words. */
const FRAMEWORK: Record<string, Problem> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'wrong-type', words: 'Send the body as application/json.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too-large', words: 'That is too large. A request may hold 1 MB.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'invalid', words: 'The body is empty. Send a JSON object.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid', words: 'The body is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'invalid', words: 'The body is not as long as it says.' },
  FST_ERR_BAD_URL: { code: 'invalid', words: 'This address cannot be read.' },
}

/** Every failure leaves as words for a person, with its code in a header; what is a bug says only where to look. */
export function showProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error)
    if (problem.code === 'bug') request.log.error({ err: error }, 'a bug')
    if (problem.code === 'unavailable') request.log.warn({ err: error }, 'unavailable')
    return sendProblem(reply, problem.code === 'bug' ? { ...problem, words: bugWords(request.id) } : problem)
  })
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, { code: 'not-found', words: 'There is nothing at this address.' }),
  )
}

export function sendProblem(reply: FastifyReply, { code, words }: Problem): FastifyReply {
  if (code === 'unavailable') reply.header('retry-after', '5')
  return reply.status(PROBLEMS[code]).header(PROBLEM_HEADER, code).type('text/plain; charset=utf-8').send(words)
}

export function toProblem(error: FastifyError): Problem {
  if (error instanceof Fault) return { code: error.code, words: error.message }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const lines = error.validation.map(({ instancePath, message }) => [
      instancePath.slice(1).replaceAll('/', '.'),
      message,
    ])
    return { code: 'invalid', words: lines.map((line) => line.filter(Boolean).join(': ')).join('\n') }
  }
  const known = FRAMEWORK[error.code]
  if (known) return known
  if (isDatabaseAway(error))
    return { code: 'unavailable', words: 'The database does not answer right now. Try again in a moment.' }
  if (error.statusCode === 429) return { code: 'too-many', words: error.message }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return { code: 'invalid', words: 'This request cannot be read.' }
  return { code: 'bug', words: '' }
}

const bugWords = (id: string) =>
  `Something went wrong on our side, and nothing was saved. If it happens again, quote the error id ${id}.`
