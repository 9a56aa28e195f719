export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers?: Record<string, string> | undefined
  body?: string | undefined
  /** `answer`: a redirect is not followed, it is the answer. */
  redirects?: 'follow' | 'answer' | undefined
}

export interface HttpAnswer {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  body: string
  /** Where the redirects ended. */
  url: string
  /** Size of the body, unpacked. */
  bytes: number
  redirects: number
}

/** Every status is an answer. Throws `Refused`, `Unavailable`, or the signal's reason. */
export interface Http {
  request(wanted: HttpRequest, signal: AbortSignal): Promise<HttpAnswer>
}
