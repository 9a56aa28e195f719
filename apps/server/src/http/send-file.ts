import type { Readable } from 'node:stream'
import type { Artefact } from '@app/contract'
import { isHarmless, isShown, UNKNOWN_TYPE } from '@app/core'
import type { FastifyReply } from 'fastify'

/** S-55, S-70: what agents bring home is never run here: no scripts, no frames, no guessing at what it might be. */
export function sendFile(reply: FastifyReply, { name, type, bytes }: Artefact, body: Readable): FastifyReply {
  return reply
    .header('content-type', isHarmless(type) ? type : UNKNOWN_TYPE)
    .header('content-length', bytes)
    .header('content-disposition', `${isShown(type) ? 'inline' : 'attachment'}; ${fileNameParameters(name)}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .send(body)
}

/** RFC 6266: a plain name for those who know no other, and the whole one for the rest. */
export function fileNameParameters(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `filename="${plain}"; filename*=UTF-8''${whole}`
}
