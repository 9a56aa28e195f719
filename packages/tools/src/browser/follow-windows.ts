import type { BrowserContext, Page } from 'playwright-core'
import { prepareCamera } from './picture.ts'
import { settle } from './settle.ts'
import { watchTraffic } from './traffic.ts'

/** A page may open a window or two; one that opens a hundred is stopped. */
const MOST_WINDOWS = 5
const ASIDE_MS = 10_000

/** A question a page pops up, and who says yes to it. Nobody does unless told to. */
export interface Questions {
  agree?: ((question: string) => boolean) | undefined
  asked?: string | undefined
  /** What the next one is answered, whatever it asks: said before it comes. */
  next?: { accept: boolean; text?: string | undefined } | undefined
  /** What was asked and answered, since somebody last took note. */
  log: string[]
}

/** Where the agent is: the window it works in, what goes over its lines, and whether it is still there. */
export function followWindows(context: BrowserContext, first: Page) {
  const questions: Questions = { log: [] }
  let crashed = false
  let windows = 1
  let aside = false
  const here = {
    page: first,
    traffic: watchTraffic(first),
    questions,
    /** A file is being fetched on purpose. */
    fetching: false,
    /** Loads an address in a window of its own and looks at it; what is here stays as it is. */
    async lookAside<T>(url: string, look: (page: Page) => Promise<T>): Promise<T> {
      aside = true
      const page = await context.newPage().finally(() => {
        aside = false
      })
      try {
        tame(page, { log: [] })
        const { underWay, hasMoved } = watchTraffic(page)
        await page.goto(url, { timeout: ASIDE_MS, waitUntil: 'commit' })
        await settle(page, { underWay, fresh: hasMoved, meanwhile: () => undefined, isLost: () => page.isClosed() })
        return await look(page)
      } finally {
        await page.close().catch(() => undefined)
      }
    },
    isLost: () => crashed || here.page.isClosed() || context.browser()?.isConnected() === false,
  }
  const goTo = (page: Page) => {
    here.page = page
    here.traffic = watchTraffic(page)
  }
  const mind = (page: Page) => {
    page.on('crash', () => {
      crashed = true
    })
    tame(page, questions)
    // What a page sends unasked would fill the disk.
    page.on('download', (download) => here.fetching || void download.cancel().catch(() => undefined))
    void prepareCamera(page)
  }
  mind(first)
  context.on('page', (opened) => {
    if (aside) return
    windows += 1
    if (windows > MOST_WINDOWS) return void opened.close().catch(() => undefined)
    mind(opened)
    // A link into a new window: what the agent meant is there.
    goTo(opened)
    // One that closes itself gives way to what was there before.
    opened.on('close', () => here.page === opened && goTo(context.pages().at(-1) ?? opened))
  })
  return here
}

/** Dialogs would hold the page for ever; leaving one is not kept from us. */
function tame(page: Page, questions: Questions): void {
  page.on('dialog', (dialog) => {
    questions.asked = dialog.message()
    // What only tells something asks nothing.
    const next = dialog.type() === 'alert' ? undefined : questions.next
    if (next) questions.next = undefined
    const agreed = dialog.type() === 'confirm' && questions.agree?.(dialog.message()) === true
    const yes = next ? next.accept : agreed
    const said = yes ? `yes${next?.text ? `, “${next.text.slice(0, 100)}”` : ''}` : 'no'
    questions.log.push(`${dialog.type()}: ${dialog.message().slice(0, 300)} (answered ${said})`)
    void (yes ? dialog.accept(next?.text) : dialog.dismiss()).catch(() => undefined)
  })
}
