import { changeCall, Fault } from '@app/core'
import type { Database } from '@app/db'
import { answerCallback, type CallRecord, verifySignature } from '@app/tools'

export interface SignedTurn {
  id: string
  /** `turn` of the address: which answer this brings. */
  turn: string | undefined
  /** The posted form, as it came. */
  form: string
  signature: string
}

/** What a call goes on with, in the phone service's own language. */
export type AnswerCall = (turn: SignedTurn) => Promise<string>

/** S-64: nothing is looked at before the signature over the public address and the form is right. */
export const answerCall =
  (db: Database, { publicUrl, token }: { publicUrl: URL | undefined; token: string | undefined }): AnswerCall =>
  async ({ id, turn, form, signature }) => {
    const url = new URL(`/api/calls/${id}/turn`, publicUrl ?? 'http://localhost').href
    const params = Object.fromEntries(new URLSearchParams(form))
    const signed = turn === undefined ? url : `${url}?turn=${turn}`
    if (!publicUrl || !verifySignature(signed, params, token ?? '', signature))
      throw new Fault('forbidden', 'This is not signed by the phone service.')
    let twiml = ''
    await changeCall(db, id, (record) => {
      const said = answerCallback(record as unknown as CallRecord, { params, turn, url, now: new Date() })
      twiml = said.twiml
      return { ...said.call }
    })
    return twiml
  }
