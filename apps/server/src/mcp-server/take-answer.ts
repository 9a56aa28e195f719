import { isJSONRPCErrorResponse, isJSONRPCResultResponse } from '@modelcontextprotocol/sdk/types.js'
import type { Said } from './carry-out-offer.ts'

/** The public calls by their names here, asked as whoever has sent the answer. */
export type CarryOut = (offer: string, given: Record<string, unknown>) => Promise<Said>

interface Word {
  action?: unknown
  content?: { answer?: unknown; allow?: unknown }
}

/** Whether a message answers something that was asked. */
export const isAnswer = (body: unknown): boolean => isJSONRPCResultResponse(body) || isJSONRPCErrorResponse(body)

/** Those who wait for a word, by the id of what was asked. */
export type Asking = Map<string, (isOpen: boolean) => void>

/** Records what a person answered, as the calls do. Whatever is no answer leaves the question open. */
export async function takeAnswer(body: unknown, carryOut: CarryOut, asking: Asking): Promise<void> {
  const { id: asked, result } = body as { id?: unknown; result?: Word }
  const [kind, id, hash] = String(asked).split('/')
  const offer = result?.action === 'accept' ? offerFor(kind, result.content ?? {}) : undefined
  const said = offer && (await carryOut(offer.name, { id, hash, ...offer.given }))
  asking.get(String(asked))?.(!said || said.isError)
}

function offerFor(kind: string | undefined, { answer, allow }: NonNullable<Word['content']>) {
  if (kind === 'answer' && typeof answer === 'string') return { name: 'answer_question', given: { answer } }
  if (kind === 'consent' && typeof allow === 'boolean') return { name: allow ? 'approve' : 'reject', given: {} }
  return undefined
}
