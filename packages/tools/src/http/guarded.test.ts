import type { IncomingMessage, RequestListener } from 'node:http'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { Refused, Unavailable } from '@app/toolkit'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Resolve } from '../egress/guarded-lookup.ts'
import { OFF_LIMITS } from '../egress/off-limits.ts'
import { type GuardedHttpOptions, guardedHttp } from './guarded.ts'
import type { HttpRequest } from './port.ts'
import { serveOnLoopback, serveRawOnLoopback } from './serve-on-loopback.ts'

const toLoopback: Resolve = async () => [{ address: '127.0.0.1', family: 4 }]
const never = new AbortController().signal

function open(options: Partial<GuardedHttpOptions> = {}) {
  const http = guardedHttp({ allow: [], resolve: toLoopback, ...options })
  onTestFinished(() => http.close())
  return http
}

/** A site under two names, `one.example` and `two.example`, which alone may lead to loopback. */
async function site(answer: RequestListener, options: Partial<GuardedHttpOptions> = {}) {
  const server = await serveOnLoopback(answer)
  const http = open({ allow: [`one.example:${server.port}`, `two.example:${server.port}`], ...options })
  const one = `http://one.example:${server.port}`
  const get = (path: string, more: Partial<HttpRequest> = {}) =>
    http.request({ method: 'GET', url: one + path, ...more }, never)
  return { server, http, get, one, two: `http://two.example:${server.port}` }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString()
}

test('an answer comes back whole: status, headers, text, size', async () => {
  const { get, one } = await site((_, reply) => {
    reply.writeHead(404, { 'Content-Type': 'text/plain; charset=iso-8859-1', 'X-Two': ['a', 'b'] })
    reply.end(Buffer.from('caf\xe9', 'latin1'))
  })
  const answer = await get('/x?y=z')
  expect(answer).toMatchObject({ status: 404, body: 'café', bytes: 4, url: `${one}/x?y=z`, redirects: 0 })
  expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=iso-8859-1', 'x-two': 'a, b' })
})

test('method, headers and body arrive; connections are kept for the next requests', async () => {
  const { get, server } = await site(async (request, reply) => {
    reply.end(`${request.method} ${request.headers['x-a']} ${request.headers.host} ${await bodyOf(request)}`)
  })
  const sent = await get('/', { method: 'PUT', headers: { 'X-A': '1' }, body: 'hällo' })
  expect(sent.body).toBe(`PUT 1 one.example:${server.port} hällo`)
  for (let count = 0; count < 10; count++) await get('/')
  // Not one: a socket is given back a moment after its answer, and the next request may not wait for that.
  expect(server.connections).toBeLessThan(3)
})

test('5xx and 429 are answers', async () => {
  const { get } = await site((request, reply) => reply.writeHead(Number(request.url?.slice(1))).end())
  expect((await get('/503')).status).toBe(503)
  expect((await get('/429')).status).toBe(429)
})

describe('S-20 what is off limits is refused before a connection', () => {
  test.each([
    'localhost',
    'localhost.',
    '127.0.0.1',
    '0177.0.0.1',
    '2130706433',
    '0x7f.1',
    '127.1',
    '１２７.0.0.1',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '[::ffff:127.0.0.1]',
    '127.0.0.1.nip.io',
  ])('S-22 %s', async (host) => {
    const server = await serveOnLoopback((_, reply) => reply.end('secret'))
    // Another exception on the same port must not open this one; it does make names worth resolving.
    const http = open({ allow: [`10.9.9.9:${server.port}`] })
    const wanted: HttpRequest = { method: 'GET', url: `http://${host}:${server.port}/` }
    await expect(http.request(wanted, never)).rejects.toThrow(new Refused(OFF_LIMITS))
    await expect(open().request(wanted, never)).rejects.toThrow(new Refused(OFF_LIMITS))
    expect(server.connections).toBe(0)
  })

  test('29: metadata.google.internal leads to an address off limits', async () => {
    const http = open({ resolve: async () => [{ address: '169.254.169.254', family: 4 }] })
    const wanted: HttpRequest = { method: 'GET', url: 'http://metadata.google.internal/' }
    await expect(http.request(wanted, never)).rejects.toThrow(OFF_LIMITS)
  })

  test('S-13/30 a name that was public a moment ago and is 127.0.0.1 at connect', async () => {
    const server = await serveOnLoopback((_, reply) => reply.end('secret'))
    const answers = ['93.184.216.34', '127.0.0.1']
    const resolve: Resolve = async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }]
    const http = open({ resolve, allow: [`93.184.216.34:${server.port}`] })
    expect(await resolve('rebind.example')).toEqual([{ address: '93.184.216.34', family: 4 }])
    const wanted: HttpRequest = { method: 'GET', url: `http://rebind.example:${server.port}/` }
    await expect(http.request(wanted, never)).rejects.toThrow(new Refused(OFF_LIMITS))
    expect(server.connections).toBe(0)
  })

  test('an excepted address is reached', async () => {
    const server = await serveOnLoopback((_, reply) => reply.end('hello'))
    const http = open({ allow: [`127.0.0.1:${server.port}`] })
    const answer = await http.request({ method: 'GET', url: `http://127.0.0.1:${server.port}/` }, never)
    expect(answer.body).toBe('hello')
  })

  test('S-21 a proxy named in the environment is not asked', async () => {
    const proxy = await serveOnLoopback((_, reply) => reply.end('proxy'))
    for (const name of ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY']) vi.stubEnv(name, `http://127.0.0.1:${proxy.port}`)
    onTestFinished(() => void vi.unstubAllEnvs())
    const { get } = await site((_, reply) => reply.end('site'))
    expect((await get('/')).body).toBe('site')
    expect(proxy.connections).toBe(0)
  })
})

describe('S-11 one agent’s sites', () => {
  test('the list holds at every hop, and other agents share the connections, not the list', async () => {
    const { http, one, two, server } = await site((request, reply) => {
      if (request.url === '/away') reply.writeHead(302, { location: `//two.example:${server.port}/` })
      reply.end('hello')
    })
    const agent = http.within(['one.example'])
    expect((await agent.request({ method: 'GET', url: `${one}/` }, never)).body).toBe('hello')
    await expect(agent.request({ method: 'GET', url: `${two}/` }, never)).rejects.toThrow(/may not visit two.example/)
    await expect(agent.request({ method: 'GET', url: `${one}/away` }, never)).rejects.toThrow(
      /may not visit two.example/,
    )
    expect((await http.request({ method: 'GET', url: `${one}/away` }, never)).url).toBe(`${two}/`)
    await expect(http.within([]).request({ method: 'GET', url: `${one}/` }, never)).rejects.toThrow(/may not visit/)
  })

  test.each(['Host', 'transfer-encoding', 'Connection', 'Content-Length', 'Proxy-Authorization'])(
    'the header %s cannot turn one site’s request into another’s',
    async (name) => {
      const { get, server } = await site((_, reply) => reply.end())
      await expect(get('/', { headers: { [name]: 'evil.com' } })).rejects.toThrow(Refused)
      expect(server.connections).toBe(0)
    },
  )

  test('a line break in a header is refused', async () => {
    const { get } = await site((_, reply) => reply.end())
    await expect(get('/', { headers: { 'x-a': 'b\r\nhost: evil.com' } })).rejects.toThrow(Refused)
    await expect(get('/', { headers: { 'x a': 'b' } })).rejects.toThrow(Refused)
  })
})

describe('S-21 redirects', () => {
  const redirecting = (locations: Record<string, string>, status = 302): RequestListener => {
    return async (request, reply) => {
      const location = locations[request.url ?? '']
      if (location !== undefined) reply.writeHead(status, { location }).end('moved')
      else reply.end(JSON.stringify({ method: request.method, headers: request.headers, body: await bodyOf(request) }))
    }
  }

  test.each(['http://127.0.0.1:PORT/', 'http://localhost:PORT/', 'http://[::1]/', 'http://169.254.169.254/latest/'])(
    'from a public site to %s is refused before a second connection',
    async (to) => {
      const { get, server } = await site((_, reply) => {
        reply.writeHead(302, { location: to.replace('PORT', String(server.port)) }).end()
      })
      await expect(get('/')).rejects.toThrow(new Refused(OFF_LIMITS))
      expect(server.connections).toBe(1)
    },
  )

  test.each([
    ['file:///etc/passwd', /only http and https/],
    ['gopher://one.example/', /only http and https/],
    ['data:text/html,hi', /only http and https/],
    ['http://user:word@one.example/', /name or password/],
    ['http://[', /not a web address/],
  ])('31: to %s is refused', async (location, words) => {
    const { get } = await site(redirecting({ '/': location }))
    await expect(get('/')).rejects.toThrow(words)
  })

  test('five hops are followed, a sixth is not', async () => {
    const { get, one } = await site((request, reply) => {
      const left = Number(request.url?.slice(1))
      if (left > 0) reply.writeHead(302, { location: `/${left - 1}` })
      reply.end('there')
    })
    expect(await get('/5')).toMatchObject({ body: 'there', redirects: 5, url: `${one}/0` })
    await expect(get('/6')).rejects.toThrow(/more than 5 times/)
  })

  const SECRETS = { Authorization: 'Bearer s3cret', Cookie: 's3cret', 'X-Api-Key': 's3cret', 'X-Shop': 's3cret' }

  test('secrets stay with the first site and are not handed to another', async () => {
    const locations: Record<string, string> = { '/same': '/end' }
    const { get, two } = await site(redirecting(locations))
    locations['/other'] = `${two}/end`
    expect((await get('/same', { headers: SECRETS })).body.match(/s3cret/g)).toHaveLength(4)
    const elsewhere = await get('/other', { headers: { ...SECRETS, 'Accept-Language': 'de' } })
    expect(elsewhere.body).not.toContain('s3cret')
    expect(JSON.parse(elsewhere.body).headers).toMatchObject({ 'accept-language': 'de' })
  })

  test('secrets do not come back once a chain has left the site', async () => {
    const locations: Record<string, string> = {}
    const { get, one, two } = await site(redirecting(locations))
    Object.assign(locations, { '/out': `${two}/back`, '/back': `${one}/end` })
    expect((await get('/out', { headers: SECRETS })).body).not.toContain('s3cret')
  })

  test.each([
    [301, 'POST', 'GET'],
    [302, 'POST', 'GET'],
    [303, 'POST', 'GET'],
    [303, 'PUT', 'GET'],
    [302, 'PUT', 'PUT'],
    [307, 'POST', 'POST'],
    [308, 'DELETE', 'DELETE'],
  ] as const)('%i turns %s into %s, as in browsers', async (status, method, then) => {
    const { get } = await site(redirecting({ '/': '/end' }, status))
    const answer = await get('/', { method, body: 'data', headers: { 'content-type': 'text/x' } })
    const seen = JSON.parse(answer.body)
    expect(seen).toMatchObject({ method: then, body: then === 'GET' ? '' : 'data' })
    expect(seen.headers['content-type']).toBe(then === 'GET' ? undefined : 'text/x')
  })

  test('who wants no redirects gets the redirect, and nobody is asked behind it', async () => {
    const asked: string[] = []
    const { get, two } = await site((request, reply) => {
      asked.push(request.url ?? '')
      reply.writeHead(307, { location: `${two}/behind` }).end()
    })
    const answer = await get('/', { method: 'POST', body: 'signed', redirects: 'answer' })
    expect(answer).toMatchObject({ status: 307, redirects: 0, headers: { location: `${two}/behind` } })
    expect(asked).toEqual(['/'])
  })

  test('a redirect that leads nowhere is an answer', async () => {
    const { get } = await site((_, reply) => reply.writeHead(302).end('stay'))
    expect(await get('/')).toMatchObject({ status: 302, body: 'stay' })
  })
})

describe('38: answers without end', () => {
  const cap = { maxBytes: 100_000 }
  const tooLarge = new Refused('The answer is larger than 0.1 MB. Ask for a smaller part of it.')

  test('a body up to the cap is read, one byte more is refused', async () => {
    const { get } = await site((request, reply) => reply.end('x'.repeat(Number(request.url?.slice(1)))), cap)
    expect((await get('/100000')).bytes).toBe(100_000)
    await expect(get('/100001')).rejects.toThrow(tooLarge)
    expect((await get('/1')).bytes).toBe(1)
  })

  test('a stream that never ends is refused at the cap', async () => {
    const { get } = await site((_, reply) => {
      const timer = setInterval(() => reply.write('x'.repeat(30_000)), 1)
      reply.on('close', () => clearInterval(timer))
    }, cap)
    await expect(get('/')).rejects.toThrow(tooLarge)
  })

  const PACKED = {
    gzip: gzipSync,
    'x-gzip': gzipSync,
    deflate: deflateSync,
    'Deflate ': deflateRawSync,
    br: brotliCompressSync,
    'gzip, br': (bytes: Buffer) => brotliCompressSync(gzipSync(bytes)),
  }

  test.each(Object.entries(PACKED))('%s is unpacked, and a bomb in it refused at the cap', async (encoding, pack) => {
    const { get } = await site((request, reply) => {
      reply.writeHead(200, { 'content-encoding': encoding })
      reply.end(pack(request.url === '/bomb' ? Buffer.alloc(2_000_000) : Buffer.from('hello')))
    }, cap)
    expect(await get('/')).toMatchObject({ body: 'hello', bytes: 5 })
    await expect(get('/bomb')).rejects.toThrow(tooLarge)
  })

  test.each(['zstd', 'gzip, gzip, gzip', 'constructor'])('packed as %s it is not read', async (encoding) => {
    const { get } = await site((_, reply) => reply.writeHead(200, { 'content-encoding': encoding }).end('x'))
    await expect(get('/')).rejects.toThrow(/cannot be read/)
  })

  test('a packed answer without a body is empty, a broken one is worth a retry', async () => {
    const { get } = await site((request, reply) => {
      reply
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(request.url === '/empty' ? '' : gzipSync('hello').subarray(0, 9))
    })
    expect((await get('/empty')).body).toBe('')
    await expect(get('/broken')).rejects.toThrow(Unavailable)
  })

  test('a body that drips runs out of time, however steadily it drips', async () => {
    const { get } = await site(
      (_, reply) => {
        const timer = setInterval(() => reply.write('x'), 20)
        reply.on('close', () => clearInterval(timer))
      },
      { timeoutMs: 300 },
    )
    await expect(get('/')).rejects.toThrow(
      new Unavailable('The site did not finish its answer within 0.3 seconds. Try again later.', { perhapsDone: true }),
    )
  })

  test('a site that says nothing runs out of time', async () => {
    const { get } = await site(() => undefined, { timeoutMs: 200 })
    await expect(get('/')).rejects.toThrow(/within 0.2 seconds/)
  })

  test('the time is one for all hops together', async () => {
    const slowly: RequestListener = (_, reply) => {
      setTimeout(() => reply.writeHead(302, { location: '/' }).end(), 120)
    }
    const { get } = await site(slowly, { timeoutMs: 300 })
    await expect(get('/')).rejects.toThrow(/within 0.3 seconds/)
  })

  test('a name that never resolves runs out of time', async () => {
    const http = open({ timeoutMs: 200, resolve: () => new Promise(() => undefined) })
    const began = performance.now()
    const asking = http.request({ method: 'GET', url: 'http://one.example/' }, never)
    await expect(asking).rejects.toThrow(/within 0.2 seconds/)
    expect(performance.now() - began).toBeLessThan(3_000)
  })

  test('headers without end are refused', async () => {
    const server = await serveRawOnLoopback((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      const timer = setInterval(() => socket.write(`x-${'a'.repeat(50)}: ${'b'.repeat(5_000)}\r\n`), 1)
      socket.on('close', () => clearInterval(timer))
    })
    const http = open({ allow: [`127.0.0.1:${server.port}`] })
    const asking = http.request({ method: 'GET', url: `http://127.0.0.1:${server.port}/` }, never)
    await expect(asking).rejects.toThrow(/headers too large/)
    await expect(asking).rejects.toBeInstanceOf(Refused)
  })
})

describe('failures', () => {
  test('a run that is stopped stops its request, with the reason it was given', async () => {
    const { http, one } = await site(() => undefined)
    const stop = new AbortController()
    const asking = http.request({ method: 'GET', url: `${one}/` }, stop.signal)
    setTimeout(() => stop.abort(new Error('stopped')), 50)
    await expect(asking).rejects.toThrow('stopped')
    await expect(http.request({ method: 'GET', url: `${one}/` }, stop.signal)).rejects.toThrow('stopped')
  })

  test('it stops in the middle of a body, too', async () => {
    const { http, one } = await site((_, reply) => reply.write('x'))
    const stop = new AbortController()
    setTimeout(() => stop.abort(new Error('stopped')), 50)
    await expect(http.request({ method: 'GET', url: `${one}/` }, stop.signal)).rejects.toThrow('stopped')
  })

  test('nobody there, a broken connection, nonsense instead of HTTP: worth a retry', async () => {
    const garbage = await serveRawOnLoopback((socket) => socket.end('SSH-2.0-nonsense\r\n\r\n'))
    const hangUp = await serveRawOnLoopback((socket) => socket.destroy())
    const http = open({ allow: ['127.0.0.1'] })
    for (const port of [1, garbage.port, hangUp.port]) {
      const asking = http.request({ method: 'GET', url: `http://127.0.0.1:${port}/` }, never)
      await expect(asking).rejects.toBeInstanceOf(Unavailable)
      await expect(asking).rejects.toThrow(/127.0.0.1 could not be reached/)
    }
  })

  test('a body cut short is worth a retry', async () => {
    const { get } = await site((_, reply) => {
      reply.writeHead(200, { 'content-length': 100 }).write('half')
      setTimeout(() => reply.destroy(), 20)
    })
    await expect(get('/')).rejects.toBeInstanceOf(Unavailable)
  })

  test('an unknown name is worth a retry', async () => {
    const resolve = async () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
    const asking = open({ resolve }).request({ method: 'GET', url: 'http://nobody.example/' }, never)
    await expect(asking).rejects.toBeInstanceOf(Unavailable)
  })
})

describe('files', () => {
  const PACKED = Buffer.from([0x00, 0xff, 0xfe, 0x80, 0x0a])

  test('a file comes back byte for byte, unpacked, from where the redirects end', async () => {
    const { http, one, two } = await site((request, reply) => {
      if (request.url === '/old') return reply.writeHead(302, { location: `${two}/new.bin` }).end()
      reply.writeHead(200, { 'content-type': 'application/pdf', 'content-encoding': 'gzip' }).end(gzipSync(PACKED))
    })
    const file = await http.download({ url: `${one}/old` }, never)
    expect(Buffer.from(file.bytes)).toEqual(PACKED)
    expect(file).toMatchObject({ status: 200, url: `${two}/new.bin` })
    expect(file.headers['content-type']).toBe('application/pdf')
  })

  test('S-20 a file is fetched through the same guard as everything else', async () => {
    const server = await serveOnLoopback((_, reply) => reply.end('secret'))
    const file = open().download({ url: `http://127.0.0.1:${server.port}/` }, never)
    await expect(file).rejects.toThrow(new Refused(OFF_LIMITS))
    expect(server.connections).toBe(0)
    const { http, one } = await site((_, reply) => reply.writeHead(302, { location: 'http://169.254.169.254/' }).end())
    await expect(http.download({ url: `${one}/` }, never)).rejects.toThrow(new Refused(OFF_LIMITS))
  })

  test('a file may be larger than an answer, up to its own cap, packed or not', async () => {
    const { http, one } = await site(
      (request, reply) => {
        const bytes = Buffer.alloc(request.url === '/large' ? 300_001 : 200_000, 'x')
        if (request.url !== '/bomb') return reply.end(bytes)
        reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000)))
      },
      { maxBytes: 100_000, maxFileBytes: 300_000 },
    )
    expect((await http.download({ url: `${one}/` }, never)).bytes).toHaveLength(200_000)
    await expect(http.request({ method: 'GET', url: `${one}/` }, never)).rejects.toThrow(/larger than 0.1 MB/)
    for (const path of ['/large', '/bomb']) {
      await expect(http.download({ url: one + path }, never)).rejects.toThrow(/larger than 0.3 MB/)
    }
  })
})
