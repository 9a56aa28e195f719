import type { CallRecord, PhoneLog, TextWish } from './port.ts'

/** The stand-in: a log in memory. */
export function memoryPhoneLog(): PhoneLog & { calls: Map<string, CallRecord>; texts: TextWish[] } {
  const calls = new Map<string, CallRecord>()
  const texts: TextWish[] = []
  return {
    calls,
    texts,
    keepCall: async (call) => void calls.set(call.id, call),
    findCall: async (id) => calls.get(id),
    keepText: async (text) => void texts.push(text),
  }
}
