import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from '../setup/paths.mjs'

const PORT = process.env.PORT ?? '4330'
const LONGEST_MS = 60_000

/** The built product on a data folder of its own, gone afterwards. */
export async function startProduct(browser) {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const url = `http://127.0.0.1:${PORT}`
  const server = spawn(process.execPath, [inRoot('apps/server/dist/main.js')], {
    env: { ...process.env, PORT, DATA_DIR: folder, LOG_LEVEL: 'warn', ...(browser ? { BROWSER_PATH: browser } : {}) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const until = Date.now() + LONGEST_MS
  while (Date.now() < until && server.exitCode === null) {
    const answers = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return { url, stop }
    await sleep(200)
  }
  await stop()
  throw new Error(`The product did not start on port ${PORT}. Set PORT to a free one.`)
}
