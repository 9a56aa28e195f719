import { mkdir, statfs } from 'node:fs/promises'
import { availableParallelism, freemem, totalmem } from 'node:os'

export interface Machine {
  totalMemory: number
  freeMemory: number
  freeDisk: number
  cores: number
}

export type MeasureMachine = (folder: string) => Promise<Machine>

/** What is here for a model. A container has less memory than the machine it is on. */
export const measureMachine: MeasureMachine = async (folder) => {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return {
    totalMemory: Math.min(totalmem(), limit),
    freeMemory: Math.min(freemem(), limit),
    freeDisk: bavail * bsize,
    cores: availableParallelism(),
  }
}
