import type { Question } from './port.ts'

export interface Spoken {
  language: string
  says: string
  /** What is listened for, and where the answer goes; nothing: the call ends. */
  asks?: { kind: Question['kind']; action: string } | undefined
}

/** What Twilio is told to do, with every word of ours escaped. */
export function writeTwiml({ language, says, asks }: Spoken): string {
  const say = `<Say language="${escapeXml(language)}">${escapeXml(says)}</Say>`
  const body = asks ? gather(language, say, asks.action) : `${say}<Hangup/>`
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${body}</Response>`
}

export const HANG_UP = '<?xml version="1.0" encoding="UTF-8"?><Response><Hangup/></Response>'

const gather = (language: string, say: string, action: string) =>
  `<Gather input="speech" language="${escapeXml(language)}" speechTimeout="auto" timeout="6" actionOnEmptyResult="true" method="POST" action="${escapeXml(action)}">${say}</Gather>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Control characters have no place in XML, not even escaped. */
const escapeXml = (text: string): string =>
  text.replace(/\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, ' ').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
