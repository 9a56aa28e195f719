import { Refused, retryAfterMs, type Step, Unavailable } from '@app/toolkit'
import type { Http } from '../http/port.ts'
import { parsePage } from './page/parse-page.ts'
import type { Page } from './page/tree.ts'

const TRY_AGAIN = new Set([429, 502, 503, 504])

/** One page by its address, ready to be read. */
export async function fetchPage(http: Http, url: string, step: Step): Promise<Page> {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.5' }
  const answer = await http.request({ method: 'GET', url, headers }, step.signal)
  const { hostname } = new URL(answer.url)
  step.log(`GET ${answer.url.split(/[?#]/)[0]}: ${answer.status}, ${answer.bytes} bytes`)
  if (TRY_AGAIN.has(answer.status)) {
    const words = `${hostname} is busy or down (it answered ${answer.status}). Try again later.`
    throw new Unavailable(words, { retryAfterMs: retryAfterMs(answer.headers['retry-after']) })
  }
  if (answer.status >= 400)
    throw new Refused(
      `${hostname} answered ${answer.status} instead of the page. Check the address, or whether it needs a log-in.`,
    )
  const type = answer.headers['content-type'] ?? ''
  if (/^(?:image|audio|video|font)\/|^application\/(?:pdf|zip|octet-stream|json)/i.test(type))
    throw new Refused(
      `${hostname} sent ${type.split(';')[0]?.slice(0, 60)} where a page was expected. Give the address of a web page, or read the file as a document.`,
    )
  return parsePage(answer.body, answer.url)
}
