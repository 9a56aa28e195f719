import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** How PostgreSQL's programs are started: directly, as another user, or through a helper program. */
export interface RunAs {
  uid?: number
  gid?: number
  prefix: string[]
}

/**
 * PostgreSQL refuses to run as root. As root we hand it to the owner of its folder, else to the user `postgres` or
 * `nobody`. That user may be unable to walk into root's home, where the project may have been cloned; then one
 * capability goes along, enough to pass the closed doors and nothing else.
 */
export function chooseRunAs(dataFolder: string, mustReach: string[]): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const { uid, gid } = ownerOf(dataFolder) ??
    passwdEntry('postgres') ??
    passwdEntry('nobody') ?? { uid: 65_534, gid: 65_534 }
  // Listing, not `test -x`: the kernel's access check leaves capabilities out of account.
  const list = ['ls', '-d', ...mustReach]
  if (spawnSync('ls', list.slice(1), { uid, gid }).status === 0) return { uid, gid, prefix: [] }
  const prefix = [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ]
  if (spawnSync('setpriv', [...prefix.slice(1), ...list]).status === 0) return { uid, gid, prefix }
  throw new Error(
    `PostgreSQL may not run as root, and the user it would run as (${uid}) cannot reach ${mustReach.join(' and ')}. ` +
      'Move the project out of the closed folder, or start it as an ordinary user.',
  )
}

/** Runs one of PostgreSQL's programs to its end; a failure carries what it said. */
export function runProgram(
  program: string,
  args: string[],
  as: RunAs,
  env: Record<string, string> = {},
): Promise<void> {
  const [command = program, ...rest] = [...as.prefix, program, ...args]
  // With a prefix the helper program changes the user itself, and needs root to do so.
  const identity = as.prefix.length === 0 && as.uid !== undefined ? { uid: as.uid, gid: as.gid as number } : {}
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      ...identity,
      cwd: '/',
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    let said = ''
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', reject)
    // `exit`, not `close`: the server that pg_ctl leaves behind holds the pipes open.
    child.on('exit', (code) => {
      child.stdout.destroy()
      child.stderr.destroy()
      if (code === 0) resolve()
      else reject(new Error(`${program} ended with ${code}: ${said.trim()}`))
    })
  })
}

function ownerOf(folder: string): { uid: number; gid: number } | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined
}

function passwdEntry(user: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((row) => row.startsWith(`${user}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}
