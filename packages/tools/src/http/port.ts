export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers?: Record<string, string> | undefined
  body?: string | Uint8Array<ArrayBuffer> | undefined
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

/** A file as it came, unpacked but not read as text. */
export interface HttpFile extends Pick<HttpAnswer, 'status' | 'headers' | 'url'> {
  bytes: Uint8Array
}

/** Every status is an answer. Throws `Refused`, `Unavailable`, or the signal's reason. */
export interface Http {
  request(wanted: HttpRequest, signal: AbortSignal): Promise<HttpAnswer>
  /** The same way, for files: more bytes may come, and they stay bytes. */
  download(wanted: Pick<HttpRequest, 'url' | 'headers'>, signal: AbortSignal): Promise<HttpFile>
}
