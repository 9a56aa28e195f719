import { inRoot, ROOT } from './paths.mjs'
import { runNode } from './run.mjs'

const bin = (...parts) => inRoot('node_modules', ...parts)

/** What the compiler found last time is kept, by the files' contents: the second check is for what has changed. */
const typesOf = (project, name) => [
  bin('typescript/bin/tsc'),
  '-p',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  bin('.cache', 'types', `${name}.json`),
]

const CHECKS = {
  'format and lint': [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'],
  'types (server)': typesOf('tsconfig.json', 'server'),
  'types (web)': typesOf('apps/web/tsconfig.json', 'web'),
  'types (extension)': typesOf('apps/extension/tsconfig.json', 'extension'),
  'types (service worker)': typesOf('apps/web/src/service-worker/tsconfig.json', 'service-worker'),
  'types (journeys)': typesOf('tests/journeys/tsconfig.json', 'journeys'),
  'unused code': [bin('knip/bin/knip.js'), '--no-progress'],
  'house rules': [bin('vitest/vitest.mjs'), 'run', '--config', 'vitest.checks.config.ts', '--reporter=dot'],
}

/** Runs every check, two at a time, and tells each one's time; a failed one shows what it said. */
export async function runChecks() {
  const waiting = Object.entries(CHECKS)
  const counts = { passed: 0, failed: 0, broken: [] }
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, args] = next
      const began = Date.now()
      const { code, output } = await runNode(args, { cwd: ROOT, quiet: true })
      counts[code === 0 ? 'passed' : 'failed'] += 1
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
      if (code === 0) continue
      counts.broken.push(name)
      console.log(output)
    }
  }
  await Promise.all([work(), work()])
  return counts
}
