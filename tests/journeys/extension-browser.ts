import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type BrowserContext, chromium, type Page, type Worker } from '@playwright/test'
import { unzipSync } from 'fflate'

const DOWNLOADS = join(import.meta.dirname, '..', '..', 'apps', 'extension', 'dist', 'downloads')
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'))

export interface ExtensionBrowser {
  context: BrowserContext
  /** The panel, about that page. */
  openPanel(about?: Page): Promise<Page>
  close(): Promise<void>
}

/** A whole Chromium with the built package in it, unpacked and otherwise untouched. */
export async function startExtensionBrowser(baseURL: string): Promise<ExtensionBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'journey-extension-'))
  const unpacked = unpack(join(DOWNLOADS, `qubot-chrome-${version}.zip`), join(folder, 'package'))
  const executablePath = process.env.WHOLE_BROWSER_PATH
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    headless: true,
    baseURL,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      '--headless=new',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--disable-extensions-except=${unpacked}`,
      `--load-extension=${unpacked}`,
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const id = new URL(worker.url()).host
  await allowThisMachine(context, id)
  return {
    context,
    openPanel: async (about) => {
      const tab = about ? await tabOf(worker, about) : undefined
      const panel = await context.newPage()
      await panel.setViewportSize({ width: 380, height: 800 })
      await panel.goto(`chrome-extension://${id}/panel.html${tab ? `?tab=${tab}` : ''}`)
      return panel
    },
    close: async () => {
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function unpack(file: string, into: string): string {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(file)))) {
    mkdirSync(dirname(join(into, name)), { recursive: true })
    writeFileSync(join(into, name), bytes)
  }
  return into
}

/** The browser's own question cannot be answered from a test; on its page of extensions the same is said beforehand. */
async function allowThisMachine(context: BrowserContext, id: string): Promise<void> {
  const page = await context.newPage()
  await page.goto('chrome://extensions')
  await page.evaluate(async (extension) => {
    const { chrome } = window as unknown as {
      chrome: { developerPrivate: { addHostPermission(id: string, host: string): Promise<void> } }
    }
    await chrome.developerPrivate.addHostPermission(extension, 'http://127.0.0.1/*')
  }, id)
  await page.close()
}

interface ExtensionWorker {
  chrome: { tabs: { query(wish: object): Promise<{ id: number }[]> } }
}

async function tabOf(worker: Worker, page: Page): Promise<number> {
  await page.bringToFront()
  return worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as ExtensionWorker
    return (await chrome.tabs.query({ active: true, currentWindow: true }))[0]?.id ?? 0
  })
}
