import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { receiveFiles } from '../documents/receive-files.ts'
import { asHtml, sendPage } from '../pages/layout.ts'
import { notFound } from '../problem.ts'
import type { State } from '../state.ts'
import type { Answers, Draft } from './application.ts'
import { checkSheet } from './check-sheet.ts'
import { drawSheet } from './draw-sheet.ts'
import { SHEETS } from './questions.ts'

const MOST_KEPT = 500
interface Where {
  Params: { draft: string; sheet: string }
}

/** A form on five pages, with an upload. Nothing is taken in before the last page is right. */
export function applyPages(app: FastifyInstance, state: State, now: () => Date): void {
  app.get('/apply', async (_request, reply) => {
    const id = randomBytes(9).toString('base64url')
    state.drafts.set(id, { id, answers: {} })
    const [oldest] = state.drafts.keys()
    if (state.drafts.size > MOST_KEPT && oldest !== undefined) state.drafts.delete(oldest)
    return reply.redirect(`/apply/${id}/1`, 303)
  })

  app.get<Where>('/apply/:draft/:sheet', async ({ params }, reply) => {
    const { draft, at } = find(state, params)
    return sendPage(reply, 'Become a supplier', drawSheet(draft.id, at, draft.answers, {}))
  })

  app.post<Where>('/apply/:draft/:sheet', async (request, reply) => {
    const { draft, at, sheet } = find(state, request.params)
    const sent = await readAnswers(request)
    for (const { name, kind } of sheet.questions) {
      if (sent[name] !== undefined) draft.answers[name] = sent[name]
      else if (kind !== 'file') delete draft.answers[name]
    }
    const mistakes = checkSheet(sheet, draft.answers)
    if (Object.keys(mistakes).length > 0)
      return sendPage(reply, 'Become a supplier', drawSheet(draft.id, at, draft.answers, mistakes), 422)
    if (at < SHEETS.length - 1) return reply.redirect(`/apply/${draft.id}/${at + 2}`, 303)
    const missing = SHEETS.findIndex((one) => Object.keys(checkSheet(one, draft.answers)).length > 0)
    if (missing >= 0) return reply.redirect(`/apply/${draft.id}/${missing + 1}`, 303)
    const number = `A-${1_001 + state.applications.length}`
    state.applications.push({ ...draft, number, at: now().toISOString() })
    state.drafts.delete(draft.id)
    return reply.redirect(`/applications/${number}`, 303)
  })

  app.get<{ Params: { number: string } }>('/api/applications/:number', async ({ params }) =>
    findSent(state, params.number),
  )

  app.get<{ Params: { number: string } }>('/applications/:number', async ({ params }, reply) => {
    const { number, answers } = findSent(state, params.number)
    const rows = Object.entries(answers).map(
      ([name, answer]) => `<tr><th>${name}</th><td>${asHtml(show(answer))}</td></tr>`,
    )
    return sendPage(reply, `Application ${number}`, `<p>We have it.</p><table>${rows.join('')}</table>`)
  })
}

function find(state: State, params: Where['Params']): { draft: Draft; at: number; sheet: (typeof SHEETS)[number] } {
  const draft = state.drafts.get(params.draft)
  const at = Number(params.sheet) - 1
  const sheet = SHEETS[at]
  if (!draft || !sheet) throw notFound('application')
  return { draft, at, sheet }
}

function findSent({ applications }: State, wanted: string) {
  const application = applications.find(({ number }) => number === wanted)
  if (!application) throw notFound('application')
  return application
}

async function readAnswers(request: FastifyRequest): Promise<Answers> {
  if (!request.isMultipart()) return (request.body ?? {}) as Answers
  const { files, fields } = await receiveFiles(request)
  return { ...fields, ...Object.fromEntries(files.map(({ field, upload }) => [field, upload])) }
}

const show = (answer: Answers[string]): string =>
  Array.isArray(answer)
    ? answer.join(', ')
    : typeof answer === 'string'
      ? answer
      : `${answer.name}, ${answer.bytes} bytes`
