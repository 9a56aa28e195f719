import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createPractice, PRACTICE_NAME } from '@app/practice'
import type { Config } from './config.ts'

export interface Practice {
  url: string
  /** As the egress guard names it: the one address of this machine that agents may reach unasked. */
  host: string
  close(): Promise<unknown>
}

/** The practice shop, for this machine only. Of several processes on one data folder the first has it and all use it. */
export async function startPractice(
  config: Pick<Config, 'practicePort' | 'authMode' | 'dataDir'>,
): Promise<Practice | undefined> {
  const { practicePort, authMode, dataDir } = config
  if (practicePort === 'off' || (practicePort === undefined && authMode !== 'demo')) return undefined
  const wanted = practicePort ?? recall(dataDir)
  const opened = (await open(wanted)) ?? (await findOurs(wanted))
  if (opened) return remember(dataDir, opened)
  if (practicePort !== undefined) {
    throw new Error(`another program has port ${practicePort}. Set PRACTICE_PORT to a free one, or to off.`)
  }
  const elsewhere = await open(0)
  return elsewhere && remember(dataDir, elsewhere)
}

/** Undefined where the port is taken. */
async function open(port: number): Promise<Practice | undefined> {
  const app = createPractice()
  try {
    await app.listen({ host: '127.0.0.1', port })
  } catch (error) {
    await app.close()
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    throw error
  }
  return at((app.server.address() as AddressInfo).port, () => app.close())
}

/** Another process of this installation may have opened it. */
async function findOurs(port: number): Promise<Practice | undefined> {
  const found = at(port, async () => undefined)
  try {
    const answer = await fetch(found.url, { signal: AbortSignal.timeout(1_000) })
    return ((await answer.json()) as { name?: unknown }).name === PRACTICE_NAME ? found : undefined
  } catch {
    return undefined
  }
}

const at = (port: number, close: Practice['close']): Practice => {
  const host = `127.0.0.1:${port}`
  return { host, url: `http://${host}`, close }
}

/** The same address at the next start, so that what a recipe names is still there. */
function remember(dataDir: string, practice: Practice): Practice {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(fileIn(dataDir), `${new URL(practice.url).port}\n`)
  return practice
}

/** 0, which is any free port, where nothing is remembered. */
function recall(dataDir: string): number {
  try {
    const port = Number(readFileSync(fileIn(dataDir), 'utf8'))
    return Number.isInteger(port) && port > 0 && port <= 65_535 ? port : 0
  } catch {
    return 0
  }
}

const fileIn = (dataDir: string) => join(dataDir, 'practice.port')
