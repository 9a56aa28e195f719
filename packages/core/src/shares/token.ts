import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: nobody comes upon one by trying. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Random enough that a plain hash cannot be turned round. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
