import { Refused } from '@app/toolkit'
import type { BrowserContext, Dialog, Page } from 'playwright-core'
import { lineTo } from './line-to.ts'
import { lookAsideFrom } from './look-aside.ts'
import type { Tab } from './port.ts'
import { type Traffic, watchTraffic } from './traffic.ts'

/** So many are open at once; a page that opens a hundred is stopped. */
const MOST_WINDOWS = 5

/** A question a page pops up, and who says yes to it. Nobody does unless told to. */
export interface Questions {
  agree?: ((question: string) => boolean) | undefined
  asked?: string | undefined
  /** What the next one is answered, whatever it asks: said before it comes. */
  next?: { accept: boolean; text?: string | undefined } | undefined
  /** A person has the page: what it asks waits for them. */
  byHand?: boolean | undefined
  /** What waits for the person's answer. */
  open?: Dialog | undefined
  /** What they answered last. */
  answered?: { accept: boolean; text?: string } | undefined
  /** What was asked and answered, since somebody last took note. */
  log: string[]
}

/** Where the agent is: the window it works in, what goes over its lines, and whether it is still there. */
export function followWindows(context: BrowserContext, first: Page, openAnother: () => Promise<BrowserContext>) {
  const questions: Questions = { log: [] }
  let crashed = false
  /** Every tab keeps its number, so that closing one does not make another out of the next. */
  const tabs = new Map<number, { page: Page; traffic: Traffic }>()
  let opened = 0
  const add = (page: Page) => {
    opened += 1
    const tab = { page, traffic: watchTraffic(page) }
    tabs.set(opened, tab)
    return tab
  }
  const getTab = (number: number) => {
    const tab = tabs.get(number)
    if (!tab) throw new Refused(`There is no tab ${number}. There is ${[...tabs.keys()].join(', ')}.`)
    return tab
  }
  const openBeside = async () => {
    const beside = await openAnother()
    beside.on('page', (page) => tame(page, { log: [] }))
    return beside
  }
  const here = {
    ...add(first),
    questions,
    /** A file is being fetched on purpose. */
    fetching: false,
    besides: lookAsideFrom(openBeside, () => context.cookies()),
    isLost: () => crashed || here.page.isClosed() || context.browser()?.isConnected() === false,
    listTabs: (): Promise<Tab[]> =>
      Promise.all(
        [...tabs].map(async ([number, { page }]) => ({
          number,
          title: await page.title().catch(() => ''),
          url: page.url(),
          isHere: page === here.page,
        })),
      ),
    switchTo: async (number: number) => {
      const tab = getTab(number)
      Object.assign(here, tab)
      await tab.page.bringToFront()
    },
    closeTab: async (number: number) => {
      const { page } = getTab(number)
      if (tabs.size === 1) throw new Refused('This is the only tab, and it stays. Open another address in it instead.')
      await page.close()
    },
  }
  const follow = (page: Page) => {
    const tab = add(page)
    Object.assign(here, tab)
    // One that is closed, or closes itself, gives way to what was there before.
    page.on('close', () => {
      for (const [number, one] of tabs) if (one.page === page && tabs.size > 1) tabs.delete(number)
      if (here.page === page) Object.assign(here, [...tabs.values()].at(-1))
    })
  }
  const mind = (page: Page) => {
    page.on('crash', () => {
      crashed = true
    })
    tame(page, questions)
    // What a page sends unasked would fill the disk.
    page.on('download', (download) => here.fetching || void download.cancel().catch(() => undefined))
    void lineTo(page)
  }
  mind(first)
  context.on('page', (page) => {
    if (tabs.size >= MOST_WINDOWS) {
      questions.log.push(`A new tab was closed again: ${MOST_WINDOWS} are open. Close one first.`)
      return void page.close().catch(() => undefined)
    }
    mind(page)
    // A link into a new window: what the agent meant is there.
    follow(page)
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
    // Whoever goes to another page means to leave this one.
    if (dialog.type() === 'beforeunload') return void dialog.accept().catch(() => undefined)
    if (questions.byHand) {
      questions.open = dialog
      return
    }
    const agreed = dialog.type() === 'confirm' && questions.agree?.(dialog.message()) === true
    const yes = next ? next.accept : agreed
    const said = yes ? `yes${next?.text ? `, “${next.text.slice(0, 100)}”` : ''}` : 'no'
    const answer = dialog.type() === 'alert' ? '' : ` (answered ${said})`
    questions.log.push(`${dialog.type()}: ${dialog.message().slice(0, 300)}${answer}`)
    void (yes ? dialog.accept(next?.text) : dialog.dismiss()).catch(() => undefined)
  })
}
