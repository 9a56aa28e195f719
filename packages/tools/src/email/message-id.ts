import { createHash } from 'node:crypto'

/** made of the step's key, so that after a crash one can look whether this very message went out. */
export function messageIdOf(key: string, domain: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`
}
