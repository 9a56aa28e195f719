import type { FastifyRequest } from 'fastify'

/** The route a request has found, as it was laid. The address as it was sent may be spelled in many ways. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? ''

/** Whether this is a call, or meant as one, and not a page or a file. */
export function isCall(request: FastifyRequest): boolean {
  const route = routeOf(request)
  return CALL.test(route === '' || route === '/*' ? decodedPath(request.url) : route)
}

const CALL = /^\/(?:api\/|mcp$)/

function decodedPath(url: string): string {
  const path = url.split(/[?#]/)[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
