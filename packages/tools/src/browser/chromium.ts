import { randomUUID } from 'node:crypto'
import { Refused, Unavailable } from '@app/toolkit'
import type { Browser as Driven } from 'playwright-core'
import type { Resolve } from '../egress/guarded-lookup.ts'
import { readDomains } from '../egress/read-domains.ts'
import { readExceptions } from '../egress/read-exceptions.ts'
import { drivePage } from './drive-page.ts'
import type { Browser } from './port.ts'
import { startProxy } from './proxy.ts'

export interface ChromiumOptions {
  /** A program on this machine, or a browser elsewhere by its debugging address. */
  path?: string | undefined
  cdpUrl?: string | undefined
  /** EGRESS_ALLOW: what agents may reach although it is private or on an unusual port. */
  allow: readonly string[]
  /** For tests that need a name to lead where they say. */
  resolve?: Resolve
}

const VIEWPORT = { width: 1280, height: 800 }
const PORTS = new Set([80, 443])

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

/** A real Chromium, started at first need and started again if it dies. One fresh context a task. */
export function chromiumBrowser({ path, cdpUrl, allow, resolve }: ChromiumOptions): Browser {
  const proxy = startProxy({ ports: PORTS, exceptions: readExceptions(allow) }, resolve)
  // Nobody waits for it while nothing is opened; whoever does hears of its failure there.
  proxy.catch(() => undefined)
  let driven: Promise<Driven> | undefined

  async function start(): Promise<Driven> {
    if (!path && !cdpUrl)
      throw new Refused('There is no browser here. Set BROWSER_PATH to a Chromium, or let npm start install one.')
    // Read when it is needed: it is large, and many tasks never open a page.
    const { chromium } = await import('playwright-core')
    const options = { args: flags(), proxy: { server: (await proxy).url, bypass: '<-loopback>' } }
    const started = cdpUrl
      ? await chromium.connectOverCDP(cdpUrl)
      : await chromium.launch({ executablePath: path ?? '', ...options })
    started.on('disconnected', () => {
      driven = undefined
    })
    return started
  }

  async function getDriven(): Promise<Driven> {
    driven ??= start()
    try {
      return await driven
    } catch (error) {
      driven = undefined
      if (error instanceof Refused) throw error
      throw new Unavailable('The browser did not start. Try again; if it stays so, look at BROWSER_PATH.', {
        cause: error,
      })
    }
  }

  return {
    lease: async ({ domains }) => {
      const { admit, dismiss, url } = await proxy
      const word = randomUUID()
      admit(word, readDomains(domains))
      try {
        const context = await (await getDriven()).newContext({
          viewport: VIEWPORT,
          acceptDownloads: true,
          serviceWorkers: 'block',
          permissions: [],
          proxy: { server: url, username: word, password: 'x', bypass: '<-loopback>' },
        })
        const page = await drivePage(context)
        return {
          ...page,
          close: async () => {
            dismiss(word)
            await page.close()
          },
        }
      } catch (error) {
        dismiss(word)
        throw error
      }
    },
    close: async () => {
      await driven?.then((one) => one.close()).catch(() => undefined)
      await (await proxy).close()
    },
  }
}

/** Root has no user namespace to sandbox in; an ordinary user keeps the sandbox. */
const flags = () => (process.getuid?.() === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS)
