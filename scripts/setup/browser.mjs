import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { run, runNode } from './run.mjs'

/** The headless shell loads pages several times faster; the whole browser is needed where an extension is tested. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser's program, or undefined: BROWSER_PATH, then the system's, then the one Playwright keeps. */
export function findBrowser({ whole = false } = {}) {
  const named = process.env.BROWSER_PATH
  // A shell that is named for the agents has no room for an extension.
  if (named && !(whole && /headless.shell/.test(named))) return named
  const names = whole ? BROWSERS : [...SHELLS, ...BROWSERS]
  const onPath = names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
  return [...onPath, ...PLACES, ...playwrightsOwn(whole)].find((path) => existsSync(path))
}

/** Finds a browser, else installs one: Debian's package when root on Debian, else Playwright's download. */
export async function ensureBrowser({ whole = false } = {}) {
  const found = findBrowser({ whole })
  if (found) return found
  console.log('Installing a browser for the agents …')
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const name = whole ? 'chromium' : 'chromium-headless-shell'
    const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update', '-qq'], quiet)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)
    const installed = findBrowser({ whole })
    if (installed) return installed
  }
  const cli = playwrightCli()
  if (cli) await runNode([cli, 'install', whole ? 'chromium' : 'chromium-headless-shell'], { quiet: true })
  return findBrowser({ whole })
}

function playwrightCli() {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  } catch {
    return undefined
  }
}

/** Where Playwright would have put its download; a wish, until it exists. */
function playwrightsOwn(whole) {
  try {
    const { registry } = createRequire(import.meta.url)('playwright-core/lib/server')
    const names = whole ? ['chromium'] : ['chromium-headless-shell', 'chromium']
    return names.map((name) => registry.findExecutable(name)?.executablePath()).filter(Boolean)
  } catch {
    return []
  }
}
