import { platform } from 'node:os'

let given = 1

/** Limits are per address. On Linux all of 127.0.0.0/8 is this machine, so everybody has one of their own; elsewhere all share one. */
export function newAddress(): string {
  if (platform() !== 'linux') return '127.0.0.1'
  given += 1
  return `127.0.${given >> 8}.${given & 255}`
}
