/** Spec 1 §8: the text is the status, a colon, a space, then the body, or the status text if the body is empty. */
export class CallError extends Error {
  override name = 'CallError'

  constructor(
    readonly status: number,
    /** Decision 21: what a toast shows, the body alone. */
    readonly words: string,
    statusText = '',
    /** Finds the request in the server's log. */
    readonly requestId: string | null = null,
  ) {
    super(`${status}: ${words || statusText}`)
  }

  static async from(response: Response): Promise<CallError> {
    const body = await response.text().catch(() => '')
    return new CallError(response.status, wordsOf(body), response.statusText, response.headers.get('x-request-id'))
  }
}

/** The server answered, and what it said is not what the contract says. */
export class UnreadableReply extends Error {
  override name = 'UnreadableReply'
}

/** The account library answers its refusals as JSON; a person reads its `message`. */
function wordsOf(body: string): string {
  if (!body.startsWith('{')) return body
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    return typeof message === 'string' ? message : body
  } catch {
    return body
  }
}

/** The server's words, if it sent any. */
export const serverWords = (error: unknown): string | undefined =>
  (error instanceof CallError && error.words) || undefined

/** The server's words if it sent any, else the given ones. */
export const wordsFrom = (error: unknown, otherwise: string): string => serverWords(error) ?? otherwise
