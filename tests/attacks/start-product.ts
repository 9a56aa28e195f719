import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAIN, untilReady } from '../crashes/product.ts'

export interface Product {
  base: URL
  dataDir: string
  /** Everything it has written to its log so far. */
  log(): string
  stop(): Promise<void>
}

const LONGEST_STOP_MS = 10_000

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return typeof address === 'object' && address ? address.port : 0
}

/** The built product as a process of its own, with accounts, on a folder that goes with it. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'attack-'))
  const own = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, AUTH_MODE: 'accounts', LOG_LEVEL: 'debug' }
  // Nothing of the operator's own set-up: a database or a payment account named there is not to be attacked.
  const kept = Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'LANG'].map((name) => [name, process.env[name] ?? '']))
  const child = spawn(process.execPath, [MAIN], { env: { ...kept, ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  child.stdout.on('data', (chunk) => lines.push(String(chunk)))
  child.stderr.on('data', (chunk) => lines.push(String(chunk)))
  // A product that ends by itself has been brought down, and its last words say how.
  const fell = (code: number | null, signal: string | null) =>
    console.error(`The product ended: ${signal ?? code}\n${lines.join('').slice(-600)}`)
  child.once('exit', fell)
  const stop = async () => {
    child.off('exit', fell)
    const ended = new Promise((gone) => child.once('exit', gone))
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      const clock = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS)
      await ended
      clearTimeout(clock)
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(port)
  } catch (error) {
    await stop()
    throw new Error(`${String(error)}\n${lines.join('')}`)
  }
  return { base: new URL(`http://127.0.0.1:${port}`), dataDir, log: () => lines.join(''), stop }
}
