import type { FastifyReply, FastifyRequest } from 'fastify'

/** Pages name their neighbours as if they lived at the root; a copy lives below it. */
export const prefixAddresses =
  (base: string) => async (_request: FastifyRequest, reply: FastifyReply, sent: unknown) => {
    const location = reply.getHeader('location')
    if (typeof location === 'string' && location.startsWith('/')) reply.header('location', base + location)
    const link = reply.getHeader('link')
    if (typeof link === 'string') reply.header('link', link.replace('</', `<${base}/`))
    const cookie = reply.getHeader('set-cookie')
    if (typeof cookie === 'string') {
      // Set twice would be sent twice.
      reply.removeHeader('set-cookie')
      reply.header('set-cookie', cookie.replace('Path=/', `Path=${base}/`))
    }
    if (typeof sent !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html')) return sent
    return sent.replace(/\b(href|action|src|data-base)="\//g, `$1="${base}/`)
  }
