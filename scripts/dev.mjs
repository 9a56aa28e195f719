// The product with hot reload: pages on 3000 by Vite, the server on 3001, restarted when its sources change.
import { spawn } from 'node:child_process'
import { findBrowser } from './setup/browser.mjs'
import { ensureInstalled, refuseOldNode } from './setup/install.mjs'
import { judgeConfig } from './setup/judge-config.mjs'
import { inRoot } from './setup/paths.mjs'

refuseOldNode()
judgeConfig()
await ensureInstalled()
const port = Number(process.env.PORT ?? 3000)
const browser = findBrowser()
const env = {
  LOG_LEVEL: 'warn',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  ...process.env,
  PORT: String(port + 1),
  API_PORT: String(port + 1),
  ...(browser ? { BROWSER_PATH: browser } : {}),
}
const programs = [
  [inRoot('node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', inRoot('apps/server/src/main.ts')],
  [
    inRoot('node_modules/vite/bin/vite.js'),
    inRoot('apps/web'),
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--strictPort',
  ],
]
const children = programs.map((args) => spawn(process.execPath, args, { env, stdio: 'inherit' }))
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => children.forEach((child) => void child.kill('SIGTERM')))
for (const child of children) child.on('exit', () => children.forEach((other) => void other.kill('SIGTERM')))
