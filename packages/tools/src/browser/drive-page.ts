/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import { Refused } from '@app/toolkit'
import type { BrowserContext, Download, Page as Driven, Locator } from 'playwright-core'
import { openForm } from '../forms/page/open-form.ts'
import { bringMore } from './bring-more.ts'
import { enterAtOnce } from './enter-at-once.ts'
import { find, look } from './find.ts'
import { typeLogIn } from './log-in.ts'
import { prepareCamera, takeOpenPicture, takePicture } from './picture.ts'
import type { Page } from './port.ts'
import { REFUSED_HEADER } from './proxy.ts'
import { settle } from './settle.ts'
import { toSpokenError } from './speak.ts'
import type { Target } from './target.ts'
import { watchTraffic } from './traffic.ts'

const OPEN_MS = 30_000
const ACT_MS = 5_000
/** A page may open a window or two; one that opens a hundred is stopped. */
const MOST_WINDOWS = 5
const LARGEST_DOWNLOAD = 50_000_000

/** One context as an agent's window. What it opens besides is closed or taken over, and questions it pops up are answered no. */
export async function drivePage(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(ACT_MS)
  let page = await context.newPage()
  let traffic = watchTraffic(page)
  let windows = 1
  const secrets: string[] = []
  context.on('page', (opened) => {
    windows += 1
    if (windows > MOST_WINDOWS) return void opened.close().catch(() => undefined)
    tame(opened)
    // A link into a new window: what the agent meant is there.
    page = opened
    traffic = watchTraffic(opened)
    void prepareCamera(opened)
  })
  tame(page)
  void prepareCamera(page)

  const at = async () => ({ url: page.url(), title: await page.title().catch(() => '') })
  let ahead: Promise<Uint8Array | undefined> | undefined
  /** The wait for rest is long enough for a picture: taken while nothing changes, it shows the page that is at rest. */
  const rest = async () => {
    let tries = 0
    const meanwhile = () => {
      tries += 1
      ahead = traffic.hasMoved() && tries < 5 ? takeOpenPicture(page, secrets) : undefined
      ahead?.catch(() => undefined)
    }
    await settle(page, { underWay: () => traffic.underWay(), fresh: () => traffic.hasMoved(), meanwhile })
  }

  /** Everything a browser throws becomes words; what the signal says comes first. */
  async function doing<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    ahead = undefined
    let stop: (() => void) | undefined
    const stopped = new Promise<never>((_, reject) => {
      stop = () => reject(signal.reason)
      signal.addEventListener('abort', stop)
    })
    try {
      return await Promise.race([work(), stopped])
    } catch (error) {
      if (signal.aborted) throw signal.reason
      throw toSpokenError(error)
    } finally {
      if (stop) signal.removeEventListener('abort', stop)
    }
  }

  async function act(signal: AbortSignal, work: () => Promise<unknown>) {
    traffic.takeSent()
    await work()
    await rest()
    signal.throwIfAborted()
    return { ...(await at()), sent: traffic.takeSent() }
  }

  const pressed = (target: Target, signal: AbortSignal) => find(page, target, 'pressed', signal)
  const filled = (target: Target, signal: AbortSignal) => find(page, target, 'filled', signal)

  return {
    open: (url, signal) =>
      doing(signal, async () => {
        // S-23: the one way out that does not lead over the network.
        if (!/^https?:\/\//i.test(url))
          throw new Refused('Agents open only http and https addresses. Write it in full.')
        traffic.takeSent()
        const answer = await page.goto(url, { timeout: OPEN_MS, waitUntil: 'commit' })
        const refused = answer?.headers()[REFUSED_HEADER]
        if (refused) throw new Refused(decodeURIComponent(refused))
        await rest()
        return { ...(await at()), status: answer?.status() }
      }),
    click: (target, signal) =>
      doing(signal, async () => act(signal, async () => (await pressed(target, signal)).click())),
    follow: (target, signal) =>
      doing(signal, async () => {
        const found = await pressed(target, signal)
        if (!(await isLink(found)))
          throw new Refused('This is no link, so pressing it may change something. Use browser.click.')
        const { sent: _, ...place } = await act(signal, () => found.click())
        return place
      }),
    fill: (target, value, signal) =>
      doing(signal, async () => {
        const held = await enterAtOnce(page, target, { value })
        if (typeof held === 'string') return { value: held }
        const found = await filled(target, signal)
        await found.fill(value)
        return { value: await found.inputValue() }
      }),
    choose: (target, options, signal) =>
      doing(signal, async () => {
        const held = await enterAtOnce(page, target, { options: [...options] })
        if (Array.isArray(held)) return { chosen: held }
        const found = await filled(target, signal)
        await found.selectOption(options.map((label) => ({ label }))).catch(() => found.selectOption([...options]))
        return { chosen: await found.evaluate(chosenOf) }
      }),
    check: (target, checked, signal) =>
      doing(signal, async () => {
        const held = await enterAtOnce(page, target, { checked })
        if (typeof held === 'boolean') return { checked: held }
        const found = await filled(target, signal)
        await found.setChecked(checked)
        return { checked: await found.isChecked() }
      }),
    logIn: (logIn, origin, signal) =>
      doing(signal, () => {
        secrets.push(logIn.secret.reveal())
        return act(signal, () => typeLogIn(page, origin, logIn, rest, signal))
      }),
    press: (key, signal) => doing(signal, () => act(signal, () => page.keyboard.press(key))),
    upload: (target, file, signal) =>
      doing(signal, async () => {
        const found = await filled(target, signal)
        await found.setInputFiles({ name: file.name, mimeType: file.type, buffer: Buffer.from(file.bytes) })
        return { name: file.name }
      }),
    download: (target, signal) =>
      doing(signal, async () => {
        const found = await pressed(target, signal)
        const [download] = await Promise.all([page.waitForEvent('download', { timeout: OPEN_MS }), found.click()])
        return readDownload(download)
      }),
    wait: ({ target, text }, signal) =>
      doing(signal, async () => {
        if (target) await find(page, target, 'any', signal)
        if (text) await page.getByText(text).first().waitFor({ timeout: OPEN_MS })
        await rest()
        return at()
      }),
    read: (target, signal) =>
      doing(signal, async () => {
        const found = target ? await find(page, target, 'any', signal) : page.locator('body')
        return { text: (await found.innerText()).trim() }
      }),
    html: (signal) => doing(signal, async () => ({ html: await page.content(), url: page.url() })),
    more: (signal) => doing(signal, () => bringMore(page, rest)),
    form: (signal) =>
      doing(signal, async () => {
        const form = await openForm(page)
        return {
          ...form,
          enter: (entries) => doing(signal, () => form.enter(entries)),
          press: (at) => doing(signal, () => act(signal, () => form.press(at))),
        }
      }),
    picture: async (target) => {
      const taken = target ? undefined : await ahead?.catch(() => undefined)
      ahead = undefined
      if (taken) return taken
      const { found } = target ? await look(page, target, 'pressed') : {}
      return takePicture(page, secrets, found)
    },
    profile: (signal) => doing(signal, async () => JSON.stringify(await context.storageState())),
    resume: (profile, signal) => doing(signal, () => context.setStorageState(JSON.parse(profile))),
    place: at,
    origin: () => new URL(page.url()).origin,
    close: () => context.close(),
  }
}

/** Dialogs would hold the page for ever; leaving one is not kept from us. */
function tame(page: Driven): void {
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
}

const isLink = (found: Locator): Promise<boolean> =>
  found.evaluate((element) => {
    const link = element.closest('a[href]')
    return link !== null && !/^\s*javascript:/i.test(link.getAttribute('href') ?? '')
  })

const chosenOf = (element: Element): string[] =>
  element instanceof HTMLSelectElement ? [...element.selectedOptions].map((option) => option.label) : []

async function readDownload(download: Download) {
  const path = await download.path()
  const bytes = await readFile(path)
  await download.delete()
  if (bytes.length > LARGEST_DOWNLOAD)
    throw new Refused(`The file is larger than ${LARGEST_DOWNLOAD / 1_000_000} MB. Ask for a smaller one.`)
  return { name: download.suggestedFilename(), type: 'application/octet-stream', bytes }
}
