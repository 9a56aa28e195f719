import type { Step } from '@app/toolkit'
import type { Window } from '../browser/window.ts'
import type { Http } from '../http/port.ts'
import { fetchPage } from './fetch-page.ts'
import { isBuiltByScript } from './is-built-by-script.ts'
import type { Turn } from './lists/follow-pages.ts'
import { parsePage } from './page/parse-page.ts'
import type { Page } from './page/tree.ts'

export interface Source {
  url?: string | undefined
  html?: string | undefined
  browser: boolean
}

/** A page to read, and the way to the one after it. */
export interface Opened {
  page: Page
  turn: Turn
}

export type OpenSource = (source: Source, step: Step) => Promise<Opened>

/** What the tools that read pages are made with. */
export interface Parts {
  open: OpenSource
  now: () => Date
}

/** Without a browser wherever that is enough: a fetched page is read in a fraction of the time. */
export const openSource =
  (http: Http, window: Window): OpenSource =>
  async ({ url, html, browser }, step) => {
    const fetched: Turn = async (next) => (next ? fetchPage(http, next, step) : undefined)
    if (html !== undefined) return { page: parsePage(html, url), turn: fetched }
    if (url === undefined || browser) return openInBrowser(window, url, step)
    const page = await fetchPage(http, url, step)
    if (!isBuiltByScript(page)) return { page, turn: fetched }
    step.log('Scripts build this page, so the browser opens it')
    return openInBrowser(window, url, step)
  }

async function openInBrowser(window: Window, url: string | undefined, step: Step): Promise<Opened> {
  const shown = await window(step)
  const read = async () => {
    const { html, url: at } = await shown.html(step.signal)
    return parsePage(html, at)
  }
  if (url !== undefined) await shown.open(url, step.signal, { unseen: true })
  const turn: Turn = async (next) => {
    if (next) await shown.open(next, step.signal, { unseen: true })
    else if (!(await shown.more(step.signal))) return undefined
    return read()
  }
  return { page: await read(), turn }
}
