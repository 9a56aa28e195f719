import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserType, LaunchOptions } from 'playwright-core'
import { as, type Footing, findFooting, noteRefusedSandbox } from './sandbox.ts'

/**
 * S-75: in its own sandbox, and never as root where that can be helped. The driver leaves the sandbox out unless it is
 * asked for; a machine that allows none gets a browser all the same, and the product says so.
 */
export async function launch(driver: BrowserType, path: string, options: LaunchOptions): Promise<Browser> {
  const footing = findFooting(path)
  try {
    return await launchOn(driver, path, footing, options)
  } catch (error) {
    if (!footing.sandbox && !footing.user) throw error
    const started = await launchOn(driver, path, { user: undefined, sandbox: false }, options)
    // Only now: a browser that starts neither way has another trouble.
    noteRefusedSandbox(path)
    return started
  }
}

async function launchOn(driver: BrowserType, path: string, { user, sandbox }: Footing, options: LaunchOptions) {
  const env = bareEnvironment()
  if (!user) return driver.launch({ ...options, env, executablePath: path, chromiumSandbox: sandbox })
  const { program, downloads, remove } = makeHandover(path, user)
  try {
    const given = { env, executablePath: program, downloadsPath: downloads, chromiumSandbox: sandbox }
    const started = await driver.launch({ ...options, ...given })
    started.once('disconnected', remove)
    return started
  } catch (error) {
    remove()
    throw error
  }
}

/** What a browser needs of its surroundings: the rest of them holds the installation's keys. */
const NEEDED =
  /^(?:PATH|HOME|USER|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|DISPLAY|WAYLAND_DISPLAY|XDG_\w+|DBUS_SESSION_BUS_ADDRESS|FONTCONFIG_\w+|SystemRoot|SystemDrive|windir|USERPROFILE|APPDATA|LOCALAPPDATA|ProgramFiles.*)$/i

const bareEnvironment = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => NEEDED.test(name)))

/** A program that hands the browser to another user, with the folder the driver made for it; and where it may put downloads. */
function makeHandover(path: string, user: { uid: number; gid: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'))
  chmodSync(folder, 0o755)
  const [program, downloads] = [join(folder, 'start'), join(folder, 'downloads')]
  mkdirSync(downloads, { mode: 0o700 })
  chownSync(downloads, user.uid, user.gid)
  writeFileSync(program, script(path, user), { mode: 0o755 })
  return { program, downloads, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const script = (path: string, user: { uid: number; gid: number }) => `#!/bin/sh
for word in "$@"; do
  case "$word" in --user-data-dir=*) export HOME="\${word#--user-data-dir=}" && chown -R ${user.uid}:${user.gid} "$HOME" ;; esac
done
exec ${as(user).join(' ')} '${path.replaceAll("'", "'\\''")}' "$@"
`
