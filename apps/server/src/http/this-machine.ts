import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../config/loopback.ts'

/** A proxy on this machine makes everybody look local; it says so in a header. */
export const isThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') && !headers['x-forwarded-for'] && !headers.forwarded
