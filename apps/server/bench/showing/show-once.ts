import { findOthers, matchShown, openShown } from '@app/core'
import { bareStep } from '@app/toolkit/testing'
import { browserTools, drivePage, type Page as Window } from '@app/tools'
import type { Browser } from 'playwright-core'
import type { Served, SiteTask } from '../first-contact/batch.ts'
import { byHand, type Typed } from './by-hand.ts'

const VIEWPORT = { width: 1280, height: 800 }
const { signal } = new AbortController()

export interface Once {
  /** What the script did by hand came to what was wanted. */
  shown: boolean
  /** The steps alone came to the same on a fresh site. */
  again: boolean
  why: string
}

/**
 * Shows a task by hand on one site, and does it again on a fresh one by nothing but the steps that were noted. Undefined where
 * nothing was done by hand, as for a question.
 */
export async function showOnce(
  browser: Browser,
  served: Served,
  task: SiteTask,
  vary: Typed | undefined,
): Promise<Once | undefined> {
  const varied = new Map<string, string>()
  const typed: Typed = (text) => {
    const other = vary && holds(task.words, text) ? vary(text) : text
    if (other !== text) varied.set(text, other)
    return other
  }
  const demonstrated = await demonstrate(browser, served, task, typed).catch((error: Error) => ({ error }))
  if ('error' in demonstrated) return { shown: false, again: false, why: demonstrated.error.message.slice(0, 600) }
  const { steps, answer } = demonstrated
  if (steps.length === 0) return undefined
  const shown = varied.size > 0 || task.check({ state: served.state(), answer })
  if (!shown) return { shown, again: false, why: 'Done by hand, it is not what was wanted.' }
  const words = [...varied].reduce((said, [from, to]) => said.replaceAll(from, to), task.words)
  const opened = openShown(steps, words)
  const given = matchShown(words, opened.inputs, task.words)
  if (!given) return { shown, again: false, why: 'The same words are not found again.' }
  served.renew()
  const why = await doAgain(browser, served, task, opened.steps, { ...opened.inputs, ...given })
  const again = why === '' && task.check({ state: served.state(), answer })
  return { shown, again, why: why || (again ? '' : 'It came to something else.') }
}

/** Shows it for two of many, and lets the steps that are left do the others on the same site. */
export async function showOthers(browser: Browser, served: Served, task: SiteTask): Promise<Once> {
  const { two = task.solve } = task
  const demonstrated = await demonstrate(browser, served, { ...task, solve: two }, (text) => text).catch(
    (error: Error) => ({ error }),
  )
  if ('error' in demonstrated) return { shown: false, again: false, why: demonstrated.error.message.slice(0, 600) }
  const others = findOthers(demonstrated.steps)
  if (!others) return { shown: true, again: false, why: 'The others are not offered.' }
  const why = await doAgain(browser, served, task, others.steps, {})
  const again = why === '' && task.check({ state: served.state(), answer: '' })
  return { shown: true, again, why: why || (again ? '' : 'It came to something else.') }
}

async function demonstrate(browser: Browser, served: Served, task: SiteTask, typed: Typed) {
  const { page, window } = await openWindow(browser, `${served.base}${task.path}`)
  try {
    const taken = new AbortController()
    const waiting = window.shown(taken.signal).catch(() => undefined)
    taken.abort()
    await waiting
    // A script may answer by itself what the page asks.
    const answering = setInterval(
      () => window.asked() && void window.handle({ do: 'answer', accept: true }).catch(() => undefined),
      50,
    )
    const answer = await task
      .solve({ page: byHand({ page, window, typed }), base: served.base })
      .finally(() => clearInterval(answering))
    await page.waitForTimeout(300)
    // Where nothing was done there is nothing to wait for.
    const { steps } = await window.shown(AbortSignal.timeout(1_000)).catch(() => ({ steps: [] }))
    return { steps, answer: String(answer ?? '') }
  } finally {
    await window.close()
  }
}

type Steps = readonly { do: string; with: Record<string, unknown> }[]

async function doAgain(browser: Browser, served: Served, task: SiteTask, steps: Steps, given: Record<string, string>) {
  const { page, window } = await openWindow(browser, `${served.base}${task.path}`)
  const tools = new Map(browserTools(async () => window).map((one) => [one.name, one]))
  const fill = (value: unknown): unknown =>
    typeof value === 'string'
      ? value.replaceAll(/\{\{input\.(\w+)\}\}/g, (_, name) => given[name] ?? '')
      : Array.isArray(value)
        ? value.map(fill)
        : value !== null && typeof value === 'object'
          ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]))
          : value
  const step = bareStep({ keep: async () => ({ id: '', name: '', type: '', bytes: 0 }) })
  try {
    for (const one of steps) {
      const tool = tools.get(one.do)
      if (!tool) return `There is no tool ${one.do}.`
      await tool.run(tool.input.parse(withoutRefs(fill(one.with))), step)
    }
    await page.waitForTimeout(300)
    return ''
  } catch (error) {
    return (error as Error).message.slice(0, 300)
  } finally {
    await window.close()
  }
}

/** As they are kept: references are good for one look only. */
function withoutRefs(given: unknown): unknown {
  const { target, onto, ...rest } = given as Record<string, Record<string, unknown> | undefined>
  const bare = (one: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(one).filter(([key]) => key !== 'ref'))
  return { ...rest, ...(target ? { target: bare(target) } : {}), ...(onto ? { onto: bare(onto) } : {}) }
}

async function openWindow(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: VIEWPORT })
  const window: Window = await drivePage(context, () => browser.newContext({ viewport: VIEWPORT }))
  await window.open(url, signal)
  const [page] = context.pages()
  if (!page) throw new Error('There is no page.')
  page.setDefaultTimeout(5_000)
  return { page, window }
}

const holds = (words: string, text: string): boolean => text !== '' && words.includes(text)
