import type { PyodideAPI } from 'pyodide'
import type { EngineFiles } from './messages.ts'

/** Where the build has put it, on our own origin. */
const FOLDER = '/engines/python/'
const WASM_PAGE = 65_536

/** Starts Python from bytes that were handed in: the worker itself may fetch nothing. */
export async function loadPython(files: EngineFiles, megabytes: number): Promise<PyodideAPI> {
  answerFrom(files)
  limitMemory(megabytes)
  const { loadPyodide } = (await import(/* @vite-ignore */ `${FOLDER}pyodide.mjs`)) as typeof import('pyodide')
  return loadPyodide({ indexURL: FOLDER })
}

const TYPES: Readonly<Record<string, string>> = { wasm: 'application/wasm', json: 'application/json' }

function answerFrom(files: EngineFiles): void {
  self.fetch = async (asked) => {
    const name =
      String(asked instanceof Request ? asked.url : asked)
        .split('/')
        .at(-1) ?? ''
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    const bytes = files[name]
    return bytes ? new Response(bytes, { headers: { 'content-type': type } }) : new Response('', { status: 404 })
  }
}

/** Python asks for more memory here alone; refused, the program gets a MemoryError. */
function limitMemory(megabytes: number): void {
  const grow = WebAssembly.Memory.prototype.grow
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * WASM_PAGE > megabytes * 1024 * 1024) throw new RangeError('Out of memory')
    return grow.call(this, pages)
  }
}
