// Proves the product from nothing: set-up, checks, unit and server tests, then journeys in a real Chromium.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './setup/browser.mjs'
import { ensureBuilt } from './setup/build.mjs'
import { runChecks } from './setup/checks.mjs'
import { ensureInstalled, refuseOldNode } from './setup/install.mjs'
import { inRoot } from './setup/paths.mjs'
import { runNode } from './setup/run.mjs'

refuseOldNode()
const browserComing = ensureBrowser()
await ensureInstalled()
await ensureBuilt()
const browser = (await browserComing) ?? (await ensureBrowser())

const results = inRoot('test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results)
const total = await runChecks()
await add(vitest)
if (browser) await add(journeys)
else fail('There is no Chromium for the journeys, and none could be installed.')
// Said again at the end: what a check printed is far above by now.
if (total.broken.length > 0) console.log(`✗ ${total.broken.join(', ')}`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 ? 1 : 0)

async function add(part) {
  const { passed, failed, skipped } = await part()
  total.passed += passed
  total.failed += failed
  total.skipped = (total.skipped ?? 0) + skipped
}

function fail(words) {
  console.error(words)
  total.failed += 1
}

async function vitest() {
  const file = inRoot('test-results', 'vitest.json')
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runNode([inRoot('node_modules/vitest/vitest.mjs'), ...args], {
    env: browser ? { BROWSER_PATH: browser } : {},
  })
  const { numPassedTests, numFailedTests, numPendingTests } = readReport(file)
  return { passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1), skipped: numPendingTests }
}

async function journeys() {
  const file = inRoot('test-results', 'journeys.json')
  const { code } = await runNode([inRoot('scripts/journeys.mjs'), '--reporter=dot,json'], {
    env: { BROWSER_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const { stats } = readReport(file)
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, code === 0 ? 0 : 1),
    skipped: stats.skipped,
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {
      numPassedTests: 0,
      numFailedTests: 1,
      numPendingTests: 0,
      stats: { expected: 0, flaky: 0, unexpected: 1, skipped: 0 },
    }
  }
}
