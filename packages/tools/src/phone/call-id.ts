import { createHash } from 'node:crypto'

/** Made of the step's key, so that the same wish is known as the same call. */
export const callIdOf = (key: string): string => createHash('sha256').update(`call ${key}`).digest('hex').slice(0, 32)
