import { existsSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type NewFile, Refused, type Step, type Tool } from '@app/toolkit'
import { bareStep } from '@app/toolkit/testing'
import { afterAll, beforeAll } from 'vitest'
import { chromiumBrowser } from './chromium.ts'
import type { Browser } from './port.ts'

/** The browser these tests use; undefined where there is none. */
export const BROWSER = [process.env.BROWSER_PATH ?? '', '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (one) => existsSync(one),
)

/** A real browser and a site for it, which may have a second name, while the tests of a file run. */
export function openSite(site: Server, { alsoAs }: { alsoAs?: string } = {}) {
  const open = { browser: undefined as unknown as Browser, base: '' }
  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    const { port } = site.address() as AddressInfo
    open.base = `http://127.0.0.1:${port}`
    const allow = [new URL(open.base).host, ...(alsoAs ? [`${alsoAs}:${port}`] : [])]
    open.browser = chromiumBrowser({ path: BROWSER, allow })
  })
  afterAll(async () => {
    await open.browser.close()
    site.close()
    site.closeAllConnections()
  })
  return open
}

/** One task at work with these tools: its sessions are shared by its steps, its files kept in memory. */
export function workWith(all: readonly Tool[], { kept = [], ...over }: { kept?: NewFile[] } & Partial<Step> = {}) {
  const opened: { close(): Promise<void> }[] = []
  const sessions = new Map<string, unknown>()
  const step = bareStep({
    keep: async (file) => {
      kept.push(file)
      return { id: String(kept.length - 1), name: file.name, type: file.type, bytes: file.bytes.length }
    },
    open: async (id) => kept[Number(id)] ?? Promise.reject(new Refused('no file')),
    session: async (name, open) => {
      if (!sessions.has(name)) {
        const session = await open()
        opened.push(session)
        sessions.set(name, session.value)
      }
      return sessions.get(name) as never
    },
    ...over,
  })
  const tools = new Map(all.map((one) => [one.name, one]))
  const run = async (name: string, input: object) => {
    const tool = tools.get(name)
    if (!tool) throw new Error(`There is no ${name}.`)
    const output = tool.output.parse(await tool.run(tool.input.parse(input), step)) as Record<string, unknown>
    return { output, proof: tool.proof?.(output) }
  }
  const rehearse = (name: string, input: object) => {
    const tool = tools.get(name)
    return tool?.rehearse?.(tool.input.parse(input), step) ?? Promise.reject(new Error(`${name} shows nothing.`))
  }
  return { run, rehearse, kept, close: () => Promise.all(opened.map((one) => one.close())) }
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
