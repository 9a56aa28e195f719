import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const MAIN = join(import.meta.dirname, '..', '..', 'apps', 'server', 'dist', 'main.js')
export const isBuilt = existsSync(MAIN)

const started: ChildProcess[] = []

/** The built product as a process of its own, as a user would start it. */
export function launch(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  started.push(child)
  return child
}

export async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await sleep(100)
  }
  throw new Error('The product did not become ready.')
}

/** Ends a process as a person would, and waits until it is gone. */
export const end = (child: ChildProcess): Promise<unknown> => {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.on('exit', resolve)
    child.kill('SIGTERM')
  })
}

export const endAll = (): Promise<unknown> => Promise.all(started.map(end))

export const read = async (port: number, path: string): Promise<unknown> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).json()
