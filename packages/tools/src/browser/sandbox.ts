import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** How a browser is started here: as whom, where that is not us, and whether its own sandbox holds. */
export interface Footing {
  /** As root, the unprivileged user it is handed to. */
  user: { uid: number; gid: number } | undefined
  sandbox: boolean
}

/** Programs that did not start in their sandbox although it looked as if they would. */
const refused = new Set<string>()
const known = new Map<string, Footing>()

export const noteRefusedSandbox = (path: string): void => void refused.add(path)

/** Asked once a program: a few milliseconds. */
export function findFooting(path: string): Footing {
  const found = known.get(path) ?? look(path)
  known.set(path, found)
  return refused.has(path) ? { user: undefined, sandbox: false } : found
}

/** Elsewhere a sandbox needs no leave of anybody's. On Linux it needs a namespace of its own, and root gets none. */
function look(path: string): Footing {
  if (process.platform !== 'linux') return { user: undefined, sandbox: true }
  if (process.getuid?.() !== 0) return { user: undefined, sandbox: succeeds(['unshare', '--user', 'true']) }
  const user = nobody()
  // The user may be unable to walk into root's home, where a downloaded browser lies.
  if (!succeeds([...as(user), 'test', '-x', path])) return { user: undefined, sandbox: false }
  return { user, sandbox: succeeds([...as(user), 'unshare', '--user', 'true']) }
}

/** The words that hand a program over; nothing it starts gets anything back. */
export const as = ({ uid, gid }: { uid: number; gid: number }): string[] => [
  'setpriv',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--no-new-privs',
  '--',
]

const succeeds = ([program = '', ...args]: string[]): boolean => spawnSync(program, args, { cwd: '/' }).status === 0

function nobody(): { uid: number; gid: number } {
  const [, , uid, gid] = /^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}
