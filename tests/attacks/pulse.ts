import { spawn } from 'node:child_process'

/** A tenth of a core: works for a moment, then tells how long that took by the clock and how much of it was work. */
const BEAT = `
setInterval(() => {
  const [began, before] = [performance.now(), process.cpuUsage()]
  let worked = 0
  while (worked < 10) {
    const { user, system } = process.cpuUsage(before)
    worked = (user + system) / 1000
  }
  console.log((performance.now() - began) / worked)
}, 100)`

/** Beyond this the attacks would take too long to be of use, and what is slow is called slow. */
const MOST = 8

export interface Pulse {
  /** How many times longer than on a machine of its own everything takes since that moment, 1 where nothing else runs. */
  slowness(since: number): number
  stop(): void
}

/** Times are promised for a machine that is not busy with something else; this tells how busy it is. */
export function startPulse(): Pulse {
  const child = spawn(process.execPath, ['-e', BEAT], { stdio: ['ignore', 'pipe', 'inherit'] })
  const beats: { at: number; times: number }[] = []
  child.stdout.on('data', (chunk) => {
    for (const line of String(chunk).trim().split('\n')) beats.push({ at: performance.now(), times: Number(line) })
  })
  return {
    slowness: (since) => {
      const lately = beats.filter(({ at }) => at >= since)
      const mean = lately.reduce((sum, { times }) => sum + times, 0) / Math.max(1, lately.length)
      return Math.min(MOST, Math.max(1, mean))
    },
    stop: () => child.kill(),
  }
}
