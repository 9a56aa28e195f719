import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { Fault } from '@app/core'
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Language, ROUTES, THEMES } from '@app/spec'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { askedLanguage, readCookies } from './asked-language.ts'
import { findRoute } from './find-route.ts'
import { readPreloads } from './read-preloads.ts'

const ROOT_TAG = '<html lang="en" data-theme="dark">'

/** For workers that run programs people type: a worker keeps the policy it is served with. It may compute, and that is all. */
const SEALED = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'none'"

/** The built pages: hashed files for ever, the document fresh each time and stamped with the visitor's language and theme. */
export async function serveWeb(app: FastifyInstance, { webFiles }: Parts): Promise<void> {
  if (!webFiles || !existsSync(join(webFiles, 'index.html'))) return
  const documents = readDocuments(webFiles)
  await app.register(fastifyStatic, {
    root: webFiles,
    serve: true,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.vite/**', 'preloads.json*'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/') || path.includes('/sandbox/')
      const kept = hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
      // A service worker kept for an hour would hold back a new version for as long.
      reply.header('cache-control', path.endsWith('service-worker.js') ? 'no-cache' : kept)
      if (path.includes('/sandbox/')) reply.header('content-security-policy', SEALED)
    },
  })
  app.get('/*', { schema: { hide: true } as object }, (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (path.startsWith('/api/') || /\.\w+$/.test(path))
      throw new Fault('not-found', 'There is nothing at this address.')
    return sendDocument(request, reply, documents, path)
  })
}

/** The document every page begins with, and those that were written ahead of time in each language. */
function readDocuments(webFiles: string): (path: string, language: Language) => string {
  const read = (name: string) => {
    const file = join(webFiles, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const plain = read('index.html') ?? ''
  const preloads = readPreloads(webFiles)
  const written = new Map(
    Object.entries(ROUTES).flatMap(([name, path]) =>
      LANGUAGES.map((language) => [`${path} ${language}`, read(join('written', `${name}.${language}.html`))]),
    ),
  )
  return (path, language) =>
    written.get(`${path} ${language}`) ?? plain.replace('</head>', `${preloads(path, language)}</head>`)
}

function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  documents: (path: string, language: Language) => string,
  path: string,
): FastifyReply {
  const language = askedLanguage(request) ?? DEFAULT_LANGUAGE
  const theme = THEMES.find((name) => name === readCookies(request.headers.cookie).get('theme')) ?? 'dark'
  const text = documents(path, language)
    .replace(ROOT_TAG, `<html lang="${LANGUAGE_NAMES[language].tag}" data-theme="${theme}">`)
    .replace('</head>', `<meta name="csp-nonce" nonce="${reply.cspNonce.style}"></head>`)
  const small = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
  if (small) reply.header('content-encoding', 'br')
  const packed = small ? pack(text) : text
  return reply
    .status(findRoute(path) ? 200 : 404)
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-language, accept-encoding')
    .type('text/html; charset=utf-8')
    .send(packed)
}

/** Quick rather than small: each visitor's document is its own. */
const pack = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
