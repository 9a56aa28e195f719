import { Refused } from '@app/toolkit'

/** A5 27: Office documents declare no entities; whatever does is an attack, in UTF-8 as in UTF-16. */
export function judgeXml(bytes: Uint8Array): void {
  const text = Buffer.from(bytes).toString('latin1').replaceAll('\0', '')
  if (!/<!(?:DOCTYPE|ENTITY)/i.test(text)) return
  throw new Refused(
    'The document declares entities, which is only used for attacks. Ask whoever sent it for a clean copy.',
  )
}
