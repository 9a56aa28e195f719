import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import { type Dispatcher, request } from 'undici'
import { checkKey, checkPrefix, isKey } from './key.ts'
import { writeMeasured } from './measure.ts'
import { type Store, type Stored, StoreError } from './port.ts'

export interface S3Config {
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** For anything but Amazon: `https://s3.example.com`. */
  endpoint?: string
  region?: string
}

type Answer = Dispatcher.ResponseData
interface Wanted {
  method: 'GET' | 'PUT' | 'DELETE'
  path: string
  headers?: Record<string, string>
  body?: Uint8Array | NodeJS.ReadableStream
}

const EMPTY = createHash('sha256').digest('hex')
/** Removed at a time; one by one would take a minute for a task with many screenshots. */
const AT_ONCE = 8

/** Files in any S3-compatible service, addressed by path, which all of them understand. */
export function s3Store({ bucket, accessKeyId, secretAccessKey, endpoint, region = 'us-east-1' }: S3Config): Store {
  const base = `${(endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '')}/${bucket}`

  async function ask({ method, path, headers = {}, body }: Wanted): Promise<Answer> {
    const signer = new AwsV4Signer({
      method,
      url: `${base}${path}`,
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      headers: { 'x-amz-content-sha256': EMPTY, ...headers },
    })
    const signed = await signer.sign()
    const answer = await request(signed.url, {
      method,
      headers: Object.fromEntries(signed.headers),
      body: (body as Dispatcher.DispatchOptions['body']) ?? null,
      headersTimeout: 30_000,
    }).catch((cause) => {
      throw away(cause)
    })
    if (answer.statusCode < 300 || answer.statusCode === 404) return answer
    throw refused(answer.statusCode, await answer.body.text())
  }

  async function putFile(key: string, path: string, { bytes, sha256 }: Stored): Promise<void> {
    // Signed with what was counted: a file that changes on the way is refused by the other side.
    const headers = { 'x-amz-content-sha256': sha256, 'content-length': String(bytes) }
    const { statusCode, body } = await ask({ method: 'PUT', path: `/${key}`, headers, body: createReadStream(path) })
    const words = await body.text()
    if (statusCode === 404) throw refused(statusCode, words)
  }

  return {
    async put(key, source) {
      checkKey(key)
      // By way of a file: the service wants length and hash before the first byte, and memory is no place for 100 MB.
      const aside = join(tmpdir(), `artefact-${randomBytes(12).toString('hex')}`)
      try {
        const stored = await writeMeasured(aside, source)
        await putFile(key, aside, stored)
        return stored
      } finally {
        await rm(aside, { force: true })
      }
    },
    async get(key) {
      const { statusCode, body } = await ask({ method: 'GET', path: `/${checkKey(key)}` })
      if (statusCode !== 404) return body
      await body.dump()
      return undefined
    },
    async remove(keys) {
      for (let from = 0; from < keys.length; from += AT_ONCE) {
        const some = keys.slice(from, from + AT_ONCE).map(checkKey)
        await Promise.all(some.map(async (key) => (await ask({ method: 'DELETE', path: `/${key}` })).body.dump()))
      }
    },
    async *list(prefix) {
      let next: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: checkPrefix(prefix) })
        if (next) query.set('continuation-token', next)
        const page = await (await ask({ method: 'GET', path: `/?${query}` })).body.text()
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = textOf(entry, 'Key')
          if (isKey(key)) yield { key, changedAt: new Date(textOf(entry, 'LastModified')) }
        }
        next = textOf(page, 'NextContinuationToken') || undefined
      } while (next)
    },
  }
}

/** Keys of ours hold no character that XML writes differently; a token may. */
const textOf = (xml: string, tag: string) =>
  (xml.match(new RegExp(`<${tag}>([^<]*)</${tag}>`))?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const away = (cause: unknown) =>
  new StoreError('The file store does not answer. Try again later, or check S3_ENDPOINT.', { cause })

const refused = (status: number, xml: string) =>
  new StoreError(
    `The file store refused with ${status} ${textOf(xml, 'Code')}. Check S3_BUCKET, S3_REGION and the keys.`.replace(
      '  ',
      ' ',
    ),
  )
