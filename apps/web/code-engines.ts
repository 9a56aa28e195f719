import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const find = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(find.resolve(`${name}/package.json`))
const inPython = (file: string) => join(folderOf('pyodide'), file)

/** What the two engines fetch when they start; the other files of their packages are for other ways of using them. */
const FILES: Readonly<Record<string, () => string>> = {
  'quickjs.wasm': () =>
    createRequire(find.resolve('quickjs-emscripten')).resolve('@jitl/quickjs-wasmfile-release-sync/wasm'),
  'python/pyodide.mjs': () => inPython('pyodide.mjs'),
  'python/pyodide.asm.mjs': () => inPython('pyodide.asm.mjs'),
  'python/pyodide.asm.wasm': () => inPython('pyodide.asm.wasm'),
  'python/pyodide-lock.json': () => inPython('pyodide-lock.json'),
  'python/python_stdlib.zip': () => inPython('python_stdlib.zip'),
}
const TYPES: Readonly<Record<string, string>> = {
  mjs: 'text/javascript',
  wasm: 'application/wasm',
  json: 'application/json',
}

/** The engines of the Code Lab, in a folder of their own on our own origin. */
export function codeEngines(): Plugin {
  return {
    name: 'code-engines',
    enforce: 'post',
    generateBundle(_options, bundle) {
      // The package brings four engines and their files; the one we use is handed to it as bytes.
      for (const name of Object.keys(bundle)) if (/emscripten-module-.*\.wasm$/.test(name)) delete bundle[name]
      for (const [name, path] of Object.entries(FILES))
        this.emitFile({ type: 'asset', fileName: `engines/${name}`, source: readFileSync(path()) })
    },
    configureServer(server) {
      server.middlewares.use((request, reply, next) => {
        const name = request.url?.split('?')[0]?.replace('/engines/', '') ?? ''
        const path = FILES[name]
        if (!path || !request.url?.startsWith('/engines/')) return next()
        const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
        reply.setHeader('content-type', type).end(readFileSync(path()))
      })
    },
  }
}
