import { Refused, Unavailable } from '@app/toolkit'
import type { Browser as Driven } from 'playwright-core'
import type { Resolve } from '../egress/guarded-lookup.ts'
import { readDomains } from '../egress/read-domains.ts'
import { readExceptions } from '../egress/read-exceptions.ts'
import { drivePage } from './drive-page.ts'
import { keepWarm } from './keep-warm.ts'
import { launch } from './launch.ts'
import type { Browser, Page } from './port.ts'
import { proveGuard } from './prove-guard.ts'
import { type Door, openDoor } from './proxy.ts'
import { within } from './within.ts'

export interface ChromiumOptions {
  /** A program on this machine, or a browser elsewhere by its debugging address. */
  path?: string | undefined
  cdpUrl?: string | undefined
  /** EGRESS_ALLOW: what agents may reach although it is private or on an unusual port. */
  allow: readonly string[]
  /** For tests that need a name to lead where they say. */
  resolve?: Resolve
  /** Windows kept ready, and for how long after the last one was wanted. */
  warm?: number
  idleMs?: number
}

const VIEWPORT = { width: 1280, height: 800 }
const PORTS = new Set([80, 443])
/** One: tasks come one after another, and each window kept ready is a process of some 60 MB. */
const WARM = 1
const IDLE_MS = 2 * 60_000
const MOST_TRIES = 3
/** How long a browser that died takes to be known as dead. */
const NOTICE_MS = 500

/** S-75: nothing of its own on the network, no window to another machine, nothing kept. */
const FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
]

/** A fresh window that nobody has used, and its way out, which leads nowhere yet. */
interface Fresh {
  door: Door
  page: Page
}

/** Nothing was done yet, so it may be asked for again. */
class NoWindow extends Unavailable {
  constructor(cause: unknown) {
    super('The browser was lost before it opened a window. Try again.', { cause })
  }
}

/** A real Chromium, started at first need and started again if it dies. One fresh context a task. */
export function chromiumBrowser({ path, cdpUrl, allow, resolve, warm, idleMs }: ChromiumOptions): Browser {
  const egress = { ports: PORTS, exceptions: readExceptions(allow) }
  /** For whatever belongs to no window. It stays shut. */
  const shut = openDoor(egress, resolve)
  // Nobody waits for it while nothing is opened; whoever does hears of its failure there.
  shut.catch(() => undefined)
  let driven: Promise<Driven> | undefined
  let leased = 0

  async function start(): Promise<Driven> {
    if (!path && !cdpUrl)
      throw new Refused('There is no browser here. Set BROWSER_PATH to a Chromium, or let npm start install one.')
    // Read when it is needed: it is large, and many tasks never open a page.
    const { chromium } = await import('playwright-core')
    const guard = await shut
    const options = { args: FLAGS, proxy: { server: guard.url, bypass: '<-loopback>' } }
    const started = cdpUrl ? await chromium.connectOverCDP(cdpUrl) : await launch(chromium, path ?? '', options)
    try {
      if (cdpUrl) await proveGuard(started, guard)
      return started
    } catch (error) {
      await started.close()
      throw error
    }
  }

  async function getDriven(): Promise<Driven> {
    driven ??= start()
    const mine = driven
    try {
      const started = await mine
      if (started.isConnected()) return started
    } catch (error) {
      if (driven === mine) driven = undefined
      if (error instanceof Refused) throw error
      const name = cdpUrl ? 'BROWSER_CDP_URL' : 'BROWSER_PATH'
      throw new Unavailable(`The browser did not start. Try again; if it stays so, look at ${name}.`, { cause: error })
    }
    if (driven === mine) driven = undefined
    return getDriven()
  }

  async function make(): Promise<Fresh> {
    const browser = await getDriven()
    const door = await openDoor(egress, resolve)
    try {
      const openContext = () =>
        browser.newContext({
          viewport: VIEWPORT,
          acceptDownloads: true,
          serviceWorkers: 'block',
          permissions: [],
          proxy: { server: door.url, bypass: '<-loopback>' },
        })
      return { door, page: await drivePage(await openContext(), openContext) }
    } catch (cause) {
      await door.close()
      // Killed, it fails before it is known to be gone; whoever asked again at once would be given the same one.
      await within(NOTICE_MS, new Promise<void>((resolve) => browser.once('disconnected', () => resolve())))
      throw new NoWindow(cause)
    }
  }

  const windows = keepWarm<Fresh>({
    make,
    close: async ({ page, door }) => void (await Promise.all([door.close(), page.close()])),
    isGood: ({ page }) => !page.isLost(),
    most: warm ?? WARM,
    idleMs: idleMs ?? IDLE_MS,
    // A browser nobody uses gives its memory back; the next task starts one again.
    onIdle: () => {
      if (leased === 0) void driven?.then((one) => one.close()).catch(() => undefined)
    },
  })

  /** One may die between two words to it; the next is a new one. */
  async function take(): Promise<Fresh> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await windows.take()
      } catch (error) {
        if (!(error instanceof NoWindow) || tries === MOST_TRIES) throw error
      }
    }
  }

  return {
    lease: async ({ domains }) => {
      leased += 1
      try {
        const { door, page } = await take()
        door.admit(readDomains(domains))
        let open = true
        return {
          ...page,
          close: async () => {
            if (open) leased -= 1
            open = false
            await Promise.all([door.close(), page.close()])
            windows.rest()
          },
        }
      } catch (error) {
        leased -= 1
        throw error
      }
    },
    close: async () => {
      await windows.end()
      await driven?.then((one) => one.close()).catch(() => undefined)
      await (await shut).close()
    },
  }
}
