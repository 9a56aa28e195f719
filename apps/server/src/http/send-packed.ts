import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface Packed {
  etag: string
  plain: string
  br: Buffer
  gzip: Buffer
}

/** One answer in all the forms it travels in, to be kept: packing takes longer than answering. */
export function pack(value: unknown): Packed {
  const plain = JSON.stringify(value)
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(plain),
  }
}

/** Decision 22: whoever has it already is told so, everybody else gets it small. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Packed): FastifyReply {
  reply.header('etag', packed.etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding')
  const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/)
  if (known.includes(packed.etag) || known.includes('*')) return reply.status(304).send()
  const taken = String(request.headers['accept-encoding'] ?? '')
  const form = (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b`).test(taken))
  if (form) reply.header('content-encoding', form)
  return reply.type('application/json; charset=utf-8').send(form ? packed[form] : packed.plain)
}
