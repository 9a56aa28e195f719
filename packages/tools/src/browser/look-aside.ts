/// <reference lib="dom" />
import { unescape as decode } from 'node:querystring'
import type { BrowserContext, Cookie, Page } from 'playwright-core'
import { settle } from './settle.ts'
import { type Traffic, watchTraffic } from './traffic.ts'

const ASIDE_MS = 10_000
/** So long one window serves for several addresses, as one question needs them. */
const FRESH_MS = 1_000
/** Too short to be the key to anything that is kept elsewhere. */
const SHORTEST_KEY = 8

interface Aside {
  context: BrowserContext
  page: Page
  traffic: Traffic
  /** The addresses it was used for, and since when. */
  seen: Set<string>
  since?: number
}

/** What this browser knew before anything was done. What it noted itself since shows nothing of what the site keeps. */
export interface Memory {
  /** What the page's own storage held. */
  stored: Readonly<Record<string, string>>
  /** The cookies its scripts could read, as one line. */
  cookies: string
}

/** What the second window is not to know. */
export interface Unknown {
  memory: Memory
  entered: readonly string[]
}

/**
 * A second window beside the one that is worked in, to load an address afresh: what is here stays as it is, and of its
 * memory there is only what lets one in. To open one takes as long as to load a page, so the first is opened before anybody
 * waits for it.
 */
export function lookAsideFrom(open: () => Promise<BrowserContext>, cookies: () => Promise<Cookie[]>) {
  const make = async (): Promise<Aside> => {
    const context = await open()
    const page = await context.newPage()
    return { context, page, traffic: watchTraffic(page), seen: new Set() }
  }
  let ready: Promise<Aside | undefined> | undefined = make().catch(() => undefined)

  /** One that was used a while ago, or for the same address, may show what it remembers. */
  async function take(url: string): Promise<Aside> {
    const known = await ready
    const isFresh = known && (known.since === undefined || performance.now() - known.since < FRESH_MS)
    if (isFresh && !known.page.isClosed() && !known.seen.has(url)) return known
    void known?.context.close().catch(() => undefined)
    const made = make()
    ready = made.catch(() => undefined)
    return made
  }

  async function look<T>(url: string, { memory, entered }: Unknown, read: (page: Page) => Promise<T>): Promise<T> {
    const aside = await take(url)
    const { context, page, traffic } = aside
    const isLost = () => page.isClosed()
    await context.addCookies(keysAmong(await cookies(), { memory, entered }))
    if (aside.seen.size === 0) await page.addInitScript(recall, { origin: new URL(url).origin, stored: memory.stored })
    aside.seen.add(url)
    aside.since ??= performance.now()
    await page.goto(url, { timeout: ASIDE_MS, waitUntil: 'commit' })
    await settle(page, { underWay: traffic.underWay, fresh: traffic.hasMoved, meanwhile: () => undefined, isLost })
    return read(page)
  }

  return { look, close: async () => (await ready)?.context.close() }
}

/** Those that let one in, and not those in which the browser itself keeps what was entered or switched. */
const keysAmong = (cookies: readonly Cookie[], { memory, entered }: Unknown): Cookie[] => {
  const before = memory.cookies.split('; ')
  const values = entered.filter((one) => one.length > 1)
  return cookies.filter(({ name, value, httpOnly }) => {
    const mayBeKey = httpOnly || value.length >= SHORTEST_KEY || before.includes(`${name}=${value}`)
    return mayBeKey && !formsOf(value).some((form) => values.some((one) => form.includes(one)))
  })
}

const formsOf = (value: string): string[] => [
  value,
  decode(value.replaceAll('+', ' ')),
  Buffer.from(decode(value), 'base64').toString('utf8'),
]

/** Runs in the page, before anything of its own. */
function recall({ origin, stored }: { origin: string; stored: Readonly<Record<string, string>> }): void {
  if (location.origin !== origin) return
  for (const [name, value] of Object.entries(stored))
    if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
}
