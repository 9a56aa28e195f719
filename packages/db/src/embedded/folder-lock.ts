import { open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const WAIT_MS = 150_000

/** One process at a time makes or starts the cluster of a folder; a lock whose holder died is taken over. */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const path = join(folder, 'starting')
  const until = Date.now() + WAIT_MS
  while (!(await take(path))) {
    if (Date.now() > until)
      throw new Error(`Another process has been starting the database for too long. Remove ${path} if none is.`)
    await sleep(50)
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

async function take(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx')
    await file.write(String(process.pid))
    await file.close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const holder = Number(await readFile(path, 'utf8').catch(() => ''))
  const abandoned = holder ? !isAlive(holder) : await isOld(path)
  if (abandoned) await rm(path, { force: true })
  return false
}

/** A lock without a name in it: its holder died between making and signing it. */
async function isOld(path: string): Promise<boolean> {
  const made = await stat(path).catch(() => undefined)
  return made !== undefined && Date.now() - made.mtimeMs > 5_000
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
