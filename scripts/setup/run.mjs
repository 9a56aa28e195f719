import { spawn } from 'node:child_process'

/** Runs a program to its end and gives its exit code; with `quiet` its output is kept and given back instead of shown. */
export function run(command, args, { env = {}, quiet = false, cwd } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    })
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => resolve({ code: 127, output: String(error) }))
    child.on('exit', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }))
  })
}

export const runNode = (args, options) => run(process.execPath, args, options)
