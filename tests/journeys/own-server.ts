import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'

export interface OwnServer {
  baseURL: string
  dataDir: string
  stop(): Promise<void>
}

/** An installation set up in its own way, for journeys that the two shared ones cannot give. */
export async function startOwnServer(
  request: APIRequestContext,
  port: number,
  env: Record<string, string>,
): Promise<OwnServer> {
  const baseURL = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'journey-own-'))
  const server = spawn('node', ['apps/server/dist/main.js'], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...env },
  })
  const ready = async () => (await request.get(`${baseURL}/api/health`).catch(() => undefined))?.status()
  const stop = async () => {
    const ended = server.exitCode === null && new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await expect.poll(ready, { timeout: 60_000 }).toBe(200)
  } catch (error) {
    await stop()
    throw error
  }
  return { baseURL, dataDir, stop }
}
