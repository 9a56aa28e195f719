import { findCall, keepCall, keepText } from '@app/core'
import type { Database } from '@app/db'
import { type CallRecord, type Http, type Phone, type PhoneLog, simulatedPhone, twilioPhone } from '@app/tools'
import type { Config } from '../config.ts'

const TWILIO = 'https://api.twilio.com'

export interface PhoneSetUp {
  twilio: Config['twilio']
  publicUrl: URL | undefined
}

/** Where calls of one user are remembered: whoever answers the callbacks may be another process. */
export const userPhoneLog = (db: Database, userId: string): PhoneLog => ({
  keepCall: (call) => keepCall(db, userId, { ...call }),
  findCall: async (id) => (await findCall(db, userId, id))?.record as CallRecord | undefined,
  keepText: (text) => keepText(db, userId, text),
})

/** Real calls where a service and a public address are set up; else nobody is phoned, and it is said. */
export function userPhone({ twilio, publicUrl }: PhoneSetUp, http: Http, log: PhoneLog): Phone {
  const { accountSid, authToken, apiBase = TWILIO } = twilio
  if (!accountSid || !authToken || !publicUrl) return simulatedPhone({ log, now: () => new Date() })
  const callbackUrl = (id: string) => new URL(`/api/calls/${id}/turn`, publicUrl).href
  return twilioPhone({ accountSid, authToken, apiBase, http, log, callbackUrl })
}
