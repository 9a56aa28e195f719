import { execFileSync } from 'node:child_process'

export interface BrowserProcess {
  pid: number
  /** Of the one all others serve. */
  isMain: boolean
}

/** For tests: the browser's processes below a process, however deep; those that have ended and wait to be counted are none. */
export function listBrowserProcesses(below: number): BrowserProcess[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(\S.*)$/.exec(line) ?? [])
    .map(([, pid, parent, state, program = '']) => ({ pid: Number(pid), parent: Number(parent), state, program }))
  const family = new Set([below])
  for (let before = 0; before < family.size; ) {
    before = family.size
    for (const { pid, parent } of rows) if (family.has(parent)) family.add(pid)
  }
  return rows
    .filter(({ pid, state, program }) => family.has(pid) && !state?.startsWith('Z') && /^\S*\/chrom/.test(program))
    .map(({ pid, program }) => ({ pid, isMain: !program.includes(' --type=') }))
}
