/** What a small site of the benchmark remembers, for the grader to look at. */
export interface State {
  /** What was sent to it, in order. */
  posts: { path: string; form: Record<string, string> }[]
  /** Whatever else it keeps. */
  [key: string]: unknown
}

export interface Site {
  /** The first part of its addresses. */
  name: string
  begin(): State
  /** A page for an address below its own; undefined is a 404. */
  page(path: string, state: State, query: URLSearchParams): string | undefined
  /** What something sent leads to: where to go next, or a page. */
  receive?(path: string, form: Record<string, string>, state: State): { go: string } | { html: string; status?: number }
}

export const html = (title: string, body: string, { lang = 'en', head = '' } = {}): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`

export const safe = (text: unknown): string =>
  String(text).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
