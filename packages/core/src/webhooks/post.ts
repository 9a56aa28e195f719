export interface PostRequest {
  url: string
  headers: Record<string, string>
  body: string
}

/**
 * All that webhooks want of the world: the status of an answer. It follows no redirect, reaches no private address and
 * gives up after 15 seconds; what it throws speaks to a person.
 */
export type Post = (request: PostRequest, signal: AbortSignal) => Promise<{ status: number }>
