import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refused, Unavailable } from '@app/toolkit'

/** One version, tried by the tests of this one. It is fetched on demand: most installations never need it. */
const VERSION = '3.22.1'
/**
 * Its programs for each kind of machine, made by its makers, so that nothing is compiled here. Only those for the processor:
 * the ones for graphics cards are many times as large.
 */
const BINARIES: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
}

export type InstallRuntime = (folder: string, signal: AbortSignal) => Promise<void>

/** Where the runtime begins, once it is installed. */
export const runtimeEntry = (folder: string) => join(folder, 'node_modules', 'node-llama-cpp', 'dist', 'index.js')

export const findBinary = (): string | undefined => BINARIES[`${process.platform}-${process.arch}`]

/** Installs node-llama-cpp into a folder of its own, unless it is there already. */
export const installRuntime: InstallRuntime = async (folder, signal) => {
  const binary = findBinary()
  if (!binary) throw new Refused(`There is no runtime for this kind of computer (${process.platform} ${process.arch}).`)
  if (versionIn(folder, 'node-llama-cpp') === VERSION && versionIn(folder, `@node-llama-cpp/${binary}`) === VERSION)
    return
  await mkdir(folder, { recursive: true })
  // So that npm looks no further up for a project.
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  const wanted = [`node-llama-cpp@${VERSION}`, `@node-llama-cpp/${binary}@${VERSION}`]
  // Without scripts: nothing that was fetched runs while it is being installed. Without the optional: see above.
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  await npm(['install', '--prefix', folder, '--omit=dev', '--omit=optional', '--ignore-scripts', ...quiet, ...wanted], {
    cwd: folder,
    signal,
  })
}

function versionIn(folder: string, name: string): string | undefined {
  const path = join(folder, 'node_modules', name, 'package.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { version?: string }).version : undefined
}

function npm(args: string[], options: { cwd: string; signal: AbortSignal }): Promise<void> {
  const [command, first] = findNpm()
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], {
      ...options,
      stdio: 'ignore',
      windowsHide: true,
      shell: process.platform === 'win32' && command === 'npm',
    })
    const failed = (cause: unknown) =>
      reject(
        options.signal.aborted
          ? options.signal.reason
          : new Unavailable('The runtime could not be installed. Is the npm registry reachable? Then try again.', {
              cause,
            }),
      )
    child.on('error', failed)
    child.on('exit', (code) => (code === 0 ? resolve() : failed(new Error(`npm ended with ${code}`))))
  })
}

/** The npm that came with this Node; else the one that is found by its name. */
function findNpm(): [string, string[]] {
  const home = dirname(process.execPath)
  const places = [join(home, '..', 'lib', 'node_modules'), join(home, 'node_modules')]
  const found = places.map((place) => join(place, 'npm', 'bin', 'npm-cli.js')).find((path) => existsSync(path))
  return found ? [process.execPath, [found]] : ['npm', []]
}
