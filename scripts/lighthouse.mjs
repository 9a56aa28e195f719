// Measures public pages of a production build with Lighthouse's mobile preset: `npm run lighthouse`.
// Lighthouse is fetched when it is wanted: it would be a quarter of everybody's install.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBrowser } from './setup/browser.mjs'
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled, refuseOldNode } from './setup/install.mjs'
import { inRoot } from './setup/paths.mjs'
import { run } from './setup/run.mjs'

const PAGES = ['/', '/pricing', '/help']
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const PORT = 4320
const DEBUG_PORT = 4321
const ROUNDS = 3

refuseOldNode()
await ensureInstalled()
await ensureBuilt()
const browser = await ensureBrowser({ whole: true })
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const server = spawn(process.execPath, [inRoot('apps/server/dist/main.js')], {
  env: { ...process.env, PORT: String(PORT), DATA_DIR: folder, LOG_LEVEL: 'warn' },
  stdio: 'ignore',
})
// Started by Playwright, which knows how to on every system; Lighthouse only attaches.
const chromium = await (await import('playwright-core')).chromium.launch({
  executablePath: browser,
  args: [
    `--remote-debugging-port=${DEBUG_PORT}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
try {
  await ready(`http://127.0.0.1:${PORT}/api/health`)
  const missed = []
  for (const page of PAGES) {
    const rounds = []
    for (let round = 1; round <= ROUNDS; round += 1) rounds.push(await measure(page, join(folder, `${round}.json`)))
    const score = (name) => rounds.map((scores) => scores[name]).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]
    for (const [name, least] of Object.entries(WANTED)) {
      console.log(`${page} ${name}: median ${score(name)} of ${ROUNDS} rounds, at least ${least} wanted`)
      if (score(name) < least) missed.push(`${page} ${name}`)
    }
  }
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  await chromium.close()
  server.kill('SIGTERM')
}

async function measure(page, file) {
  const args = ['exec', '--yes', '--package=lighthouse@12.8.2', '--', 'lighthouse', `http://127.0.0.1:${PORT}${page}`]
  const categories = Object.keys(WANTED).join(',')
  const wishes = [
    `--port=${DEBUG_PORT}`,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories}`,
  ]
  const { code, output } = await run('npm', [...args, ...wishes], { quiet: true })
  if (code !== 0) throw new Error(output)
  const { categories: found, audits } = JSON.parse(readFileSync(file, 'utf8'))
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  console.log(page, figures.map((id) => `${id} ${audits[id].displayValue}`).join(', '))
  const weak = Object.keys(WANTED).flatMap((name) =>
    name === 'performance'
      ? []
      : found[name].auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score === 0),
  )
  for (const { id } of weak) console.log(`  ${id}: ${audits[id].title}`)
  return Object.fromEntries(Object.keys(WANTED).map((name) => [name, Math.round(found[name].score * 100)]))
}

async function ready(url) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await sleep(100)
  }
  throw new Error('The server did not become ready.')
}
