// From a fresh clone to a running product: dependencies, browser, build, server.
import { spawn } from 'node:child_process'
import { ensureBrowser } from './setup/browser.mjs'
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled, refuseOldNode } from './setup/install.mjs'
import { judgeConfig } from './setup/judge-config.mjs'
import { inRoot } from './setup/paths.mjs'

refuseOldNode()
judgeConfig()
// The system's package of a browser needs nothing of ours, so both downloads go on at once.
const browserComing = process.env.BROWSER_CDP_URL ? undefined : ensureBrowser()
await ensureInstalled()
await ensureBuilt()
const browser = (await browserComing) ?? (process.env.BROWSER_CDP_URL ? undefined : await ensureBrowser())

// Somebody at a terminal wants the banner, not a line for every request; a log collector wants the lines.
const quiet = process.stdout.isTTY ? { LOG_LEVEL: 'warn' } : {}
const env = { ...quiet, ...process.env, ...(browser ? { BROWSER_PATH: browser } : {}) }
const server = spawn(process.execPath, [inRoot('apps/server/dist/main.js')], { env, stdio: 'inherit' })
// Ctrl-C reaches the server by itself; we stay until it has put everything away.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code) => process.exit(code ?? 1))
