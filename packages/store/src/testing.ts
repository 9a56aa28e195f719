import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Config } from './s3.ts'

export interface S3StandIn {
  config: S3Config
  objects: Map<string, { bytes: Buffer; changedAt: Date }>
  close(): Promise<void>
}

/** An S3 service on this machine, in memory. It takes nothing on trust: every signature is computed again, on its own. */
export async function serveS3({ pageSize = 1_000 } = {}): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map()
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const wrong = judge(request, body, config)
    if (wrong) return refuse(response, 403, wrong)
    const url = new URL(request.url ?? '/', 'http://here')
    const [, bucket, ...rest] = url.pathname.split('/')
    if (bucket !== config.bucket) return refuse(response, 404, 'NoSuchBucket')
    answer(request, response, { key: rest.join('/'), url, body, objects, pageSize })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config: S3Config = {
    endpoint,
    region: 'eu-test-1',
    bucket: 'files',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'a secret of this test/only+',
  }
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { config, objects, close }
}

interface Asked {
  key: string
  url: URL
  body: Buffer
  objects: S3StandIn['objects']
  pageSize: number
}

function answer({ method }: IncomingMessage, response: ServerResponse, asked: Asked): void {
  const { key, objects, body } = asked
  if (method === 'PUT') {
    objects.set(key, { bytes: body, changedAt: new Date() })
    response.end()
  } else if (method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (key === '') response.end(drawList(asked))
  else if (objects.has(key)) response.end(objects.get(key)?.bytes)
  else refuse(response, 404, 'NoSuchKey')
}

function drawList({ url, objects, pageSize }: Asked): string {
  const prefix = url.searchParams.get('prefix') ?? ''
  const after = url.searchParams.get('continuation-token')?.replace(/^<after> /, '') ?? ''
  const found = [...objects]
    .filter(([key]) => key.startsWith(prefix) && key > after)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const page = found.slice(0, pageSize)
  const rows = page.map(
    ([key, { changedAt }]) =>
      `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified></Contents>`,
  )
  // A token as awkward as a real one may be.
  const token = `<NextContinuationToken>&lt;after&gt; ${page.at(-1)?.[0]}</NextContinuationToken>`
  return `<ListBucketResult>${rows.join('')}${found.length > pageSize ? token : ''}</ListBucketResult>`
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/** What an S3 service would find wrong with a request, by its error code. */
function judge(request: IncomingMessage, body: Buffer, config: S3Config): string | undefined {
  const { headers, method = '', url = '' } = request
  const bodyHash = String(headers['x-amz-content-sha256'])
  const date = String(headers['x-amz-date'])
  if (method === 'PUT' && headers['content-length'] === undefined) return 'MissingContentLength'
  if (bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const [, given, scope, names, signature] =
    headers.authorization?.match(
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/,
    ) ?? []
  if (given !== config.accessKeyId || !scope || !names) return 'InvalidAccessKeyId'
  const { pathname, searchParams } = new URL(url, 'http://here')
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const named = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, pathname, query, named.join(''), names, bodyHash].join('\n')
  const key = ['aws4_request', 's3', config.region ?? '', date.slice(0, 8)].reduceRight<Buffer | string>(
    (secret, text) => hmac(secret, text),
    `AWS4${config.secretAccessKey}`,
  )
  const expected = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex')
  return signature === expected ? undefined : 'SignatureDoesNotMatch'
}
