import { readFileSync } from 'node:fs'
import type { Call } from '@app/contract'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, runnerImport } from 'vite'
import { codeEngines } from './code-engines.ts'
import { directImports } from './direct-imports.ts'
import { handModel } from './hand-model.ts'
import { nameChunk } from './name-chunk.ts'
import { platformIcons } from './platform-icons.ts'
import { readyTexts } from './ready-texts.ts'
import { toShape } from './to-shape.ts'

/** Of a call the browser needs its method, its path and what kind of thing it answers: the rest is the server's. */
const keepAddresses = {
  name: 'keep-addresses',
  enforce: 'pre' as const,
  async buildStart() {
    const { module } = await runnerImport<Contract>(`${import.meta.dirname}/../../packages/contract/src/index.ts`)
    contract = module
  },
  transform: (code: string, id: string) =>
    /packages\/contract\/src/.test(id) && !id.includes('call.ts') ? withoutShapes(withAddressesOnly(code)) : undefined,
}

/** `agents: agentCalls`: under which name the table of all calls has each of its parts. */
const PARTS = new Map(
  [
    ...readFileSync(`${import.meta.dirname}/../../packages/contract/src/index.ts`, 'utf8').matchAll(
      /^ {2}(\w+): (\w+Calls),$/gm,
    ),
  ].map(([, name = '', part = '']) => [name, part]),
)

/** Who says `calls.agents.list` needs the calls about agents, not those of every screen. */
const takeParts = {
  name: 'take-parts',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!/apps\/web\/src\/.*\.tsx?$/.test(id) || !/\bcalls\b.*from '@app\/contract'/.test(code)) return undefined
    const used = new Set<string>()
    const taken = code.replace(/\bcalls\.(\w+)/g, (whole, name: string) => {
      const part = PARTS.get(name)
      if (!part) return whole
      used.add(part)
      return part
    })
    return `import { ${[...used].join(', ')} } from '@app/contract'\n${taken}`
  },
}

/** A shape and its lines, which the formatter indents: none is left to be built. */
const SHAPE =
  /^((?:export )?const \w+)(?:: [^=\n]+)? = (?:z\b|[A-Z]\w*\.(?:extend|omit|pick|partial|strip)\b).*\n(?:[ \t)}\]].*\n)*/gm

const withoutShapes = (code: string): string => code.replace(SHAPE, '$1 = undefined\n')

function withAddressesOnly(code: string): string {
  let made = ''
  let from = 0
  for (let at = code.indexOf('call({'); at >= 0; at = code.indexOf('call({', from)) {
    const end = endOfBraces(code, at + 'call('.length)
    const row = code.slice(at, end)
    const [, method] = /\bmethod:\s*'(\w+)'/.exec(row) ?? []
    const [, path] = /\bpath:\s*('[^']*'|\w+)/.exec(row) ?? []
    if (!method || !path) throw new Error(`A call without a method or a path: ${row.slice(0, 80)}`)
    made += `${code.slice(from, at)}({ method: '${method}', path: ${path}, shape: ${shapeOf(method, path)} }`
    from = end
  }
  return made + code.slice(from)
}

type Contract = typeof import('@app/contract')
let contract: Contract

/** As `to-shape.ts` writes it; a path is a text or the name of one. */
function shapeOf(method: string, path: string): string {
  const named = (contract as unknown as Record<string, unknown>)[path] ?? path.slice(1, -1)
  const call = Object.values(contract.calls)
    .flatMap((part): Call[] => Object.values(part))
    .find((one) => one.method === method && one.path === named)
  return call ? JSON.stringify(toShape(call.reply)) : '"*"'
}

/** Where the brace that opens here is closed. */
function endOfBraces(code: string, from: number): number {
  let depth = 0
  for (let at = from; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1
    if (code[at] === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  throw new Error('A call that is never closed.')
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    keepAddresses,
    takeParts,
    readyTexts(),
    directImports(),
    react(),
    tailwindcss(),
    platformIcons(),
    handModel(),
    codeEngines(),
  ],
  resolve: { alias: { zod: `${import.meta.dirname}/src/lib/zod-in-browser.ts` } },
  // A place of their own: the server gives what is there a policy that lets a stranger's program reach nothing.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { entryFileNames: 'sandbox/[name]-[hash].js', chunkFileNames: 'sandbox/[name]-[hash].js' },
    },
  },
  build: {
    outDir: 'dist',
    // From it comes what the document of each screen asks for early.
    manifest: true,
    // The content security policy allows no inline script, and every browser we serve knows modulepreload.
    modulePreload: { polyfill: false },
    // Everything stays a file: a data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      // Shapes nobody asks for are not built.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // What several screens share travels as one file: forty small requests cost more than the few bytes too many.
        codeSplitting: {
          groups: [
            {
              name: nameChunk,
              // Not what a few screens use and none needs at first: it would be everybody's to load.
              test: /lucide-react|packages\/ui\/src\/(?!accordion|tab)|apps\/web\/src\/lib\/(?!assistant|live-browser|needs-you|work|filters|leave-guard|copy-|cannot-open|broken-part|delete-agent|day-chart|day-table|pwa|more-button|when-seen|monitor|platforms)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  // `npm run dev` says where the server is.
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? 3001}` } },
})
