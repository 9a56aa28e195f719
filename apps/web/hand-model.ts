import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** What the recogniser of hands fetches when it starts; the other files of its package are for other ways of using it. */
const FILES = [
  'hands.js',
  'hands.binarypb',
  'hand_landmark_full.tflite',
  'hands_solution_packed_assets.data',
  'hands_solution_packed_assets_loader.js',
  'hands_solution_simd_wasm_bin.js',
  'hands_solution_simd_wasm_bin.wasm',
  'hands_solution_wasm_bin.js',
  'hands_solution_wasm_bin.wasm',
]
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm' }

/** The model that recognises hands, in a folder of its own on our own origin. */
export function handModel(): Plugin {
  return {
    name: 'hand-model',
    generateBundle() {
      for (const file of FILES) this.emitFile({ type: 'asset', fileName: `hands/${file}`, source: readModel(file) })
    },
    configureServer(server) {
      server.middlewares.use((request, reply, next) => {
        const file = FILES.find((name) => request.url === `/hands/${name}`)
        if (!file) return next()
        const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
        reply.setHeader('content-type', type).end(readModel(file))
      })
    },
  }
}

const readModel = (file: string) =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('@mediapipe/hands/package.json')), file))
