import type { FastifyRequest } from 'fastify'

/** The route a request has found, as it was laid. The address as it was sent may be spelled in many ways. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? ''

/** Whether this is a call, not a page or a file. */
export const isCall = (request: FastifyRequest): boolean => /^\/(?:api\/|mcp$)/.test(routeOf(request))
