import { Refused, retryAfterMs, type Step, Unavailable } from '@app/toolkit'
import type { Http } from '../../http/port.ts'
import type { GivenFile } from '../detect/judge-file.ts'
import { nameOfDownload } from './name-of-download.ts'
import type { Given } from './schemas.ts'

/** What a document says was written by somebody else. */
export const bringsOutside = () => ['outside'] as const

/** Files of the task need the permission to read files. */
export const needsFiles = ({ file }: Given) => (file === undefined ? undefined : ('fileAccess' as const))

/** Answers that another attempt may better. */
const TRY_AGAIN = new Set([429, 502, 503, 504])

/** The document somebody means: one of this task's files, one behind a web address, or the text itself. */
export async function openGiven({ file, url, text }: Given, http: Http, step: Step): Promise<GivenFile> {
  const given = [file, url, text].filter((one) => one !== undefined).length
  if (given !== 1)
    throw new Refused('Say which document is meant: a file of this task, a web address, or the text itself.')
  if (file !== undefined) return step.open(file)
  if (url !== undefined) return download(url, http, step)
  return { name: '', type: looksLikeTable(text ?? '') ? 'text/csv' : 'text/plain', bytes: Buffer.from(text ?? '') }
}

async function download(url: string, http: Http, step: Step): Promise<GivenFile> {
  const { status, headers, bytes, url: from } = await http.download({ url }, step.signal)
  const host = new URL(from).hostname
  if (TRY_AGAIN.has(status)) {
    throw new Unavailable(`${host} is busy or down (it answered ${status}). Try again later.`, {
      retryAfterMs: retryAfterMs(headers['retry-after']),
    })
  }
  if (status >= 400) throw new Refused(`${host} answered ${status} instead of the document. Check the address.`)
  return { name: nameOfDownload(headers['content-disposition'], from), type: headers['content-type'] ?? '', bytes }
}

/** Given without a name: lines that all have the same number of commas, semicolons or tabs are a table. */
function looksLikeTable(text: string): boolean {
  const lines = text.slice(0, 4_000).split(/\r?\n/).filter(Boolean).slice(0, 5)
  if (lines.length < 2) return false
  return [',', ';', '\t'].some((sign) => {
    const counts = lines.map((line) => line.split(sign).length)
    return (counts[0] ?? 0) > 1 && counts.every((count) => count === counts[0])
  })
}
