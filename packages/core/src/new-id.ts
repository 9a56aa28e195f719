import { randomBytes } from 'node:crypto'

/** 120 random bits, safe in addresses and file names. */
export const newId = (): string => randomBytes(15).toString('base64url')
