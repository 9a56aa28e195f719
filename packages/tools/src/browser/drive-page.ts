/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import { Refused, Unavailable } from '@app/toolkit'
import type { BrowserContext, Download, Page as Driven } from 'playwright-core'
import { openForm } from '../forms/page/open-form.ts'
import { pressAtOnce, pressElement } from './aim-at-once.ts'
import { bringMore } from './bring-more.ts'
import { enterAtOnce } from './enter-at-once.ts'
import { type Found, find, type Kind } from './find.ts'
import { openLook } from './ground/open-look.ts'
import { handle } from './hands.ts'
import { inPage } from './in-page.ts'
import { typeLogIn } from './log-in.ts'
import { prepareCamera, takeOpenPicture, takePicture } from './picture.ts'
import type { Page, Pressed } from './port.ts'
import { REFUSED_HEADER, UNREACHED_HEADER } from './proxy.ts'
import { settle } from './settle.ts'
import { sparePictures } from './spare-pictures.ts'
import { toSpokenError } from './speak.ts'
import type { Target } from './target.ts'
import { watchTraffic } from './traffic.ts'
import { whileAlive } from './while-alive.ts'

const OPEN_MS = 30_000
const ACT_MS = 5_000
/** A page may open a window or two; one that opens a hundred is stopped. */
const MOST_WINDOWS = 5
/** What is done only looks at the page. */
const LOOKS = { looks: true }
const LARGEST_DOWNLOAD = 50_000_000

/** One context as an agent's window. What it opens besides is closed or taken over, and questions it pops up are answered no. */
export async function drivePage(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(ACT_MS)
  const alive = whileAlive(context)
  let page = await alive(context.newPage())
  let traffic = watchTraffic(page)
  const spare = sparePictures(() => page)
  let windows = 1
  const secrets: string[] = []
  const questions: { agree?: ((question: string) => boolean) | undefined; asked?: string | undefined } = {}
  let crashed = false
  const isLost = () => crashed || page.isClosed() || context.browser()?.isConnected() === false
  const lose = () => {
    crashed = true
  }
  page.on('crash', lose)
  context.on('page', (opened) => {
    windows += 1
    if (windows > MOST_WINDOWS) return void opened.close().catch(() => undefined)
    tame(opened, questions)
    // A link into a new window: what the agent meant is there.
    page = opened
    traffic = watchTraffic(opened)
    opened.on('crash', lose)
    opened.on('close', () => {
      if (page !== opened) return
      // One that closes itself gives way to what was there before.
      page = context.pages().at(-1) ?? opened
      traffic = watchTraffic(page)
    })
    void prepareCamera(opened)
  })
  tame(page, questions)
  void prepareCamera(page)

  const at = async () => ({ url: page.url(), title: await page.title().catch(() => '') })
  let ahead: Promise<Uint8Array | undefined> | undefined
  /** The wait for rest is long enough for a picture: taken while nothing changes, it shows the page that is at rest. */
  const rest = async ({ unseen } = { unseen: false }) => {
    let tries = 0
    const meanwhile = () => {
      tries += 1
      ahead = !unseen && traffic.hasMoved() && tries < 5 ? takeOpenPicture(page, secrets) : undefined
      ahead?.catch(() => undefined)
    }
    await settle(page, { underWay: () => traffic.underWay(), fresh: () => traffic.hasMoved(), meanwhile, isLost })
  }

  /** Everything a browser throws becomes words; what the signal says comes first. */
  async function doing<T>(signal: AbortSignal, work: () => Promise<T>, { looks = false } = {}): Promise<T> {
    signal.throwIfAborted()
    if (isLost()) throw lost({ begun: false })
    // A look leaves the page as the picture shows it.
    if (!looks) ahead = undefined
    called = undefined
    let stop: (() => void) | undefined
    const stopped = new Promise<never>((_, reject) => {
      stop = () => reject(signal.reason)
      signal.addEventListener('abort', stop)
    })
    try {
      const done = await alive(Promise.race([work(), stopped]))
      // Much of the work puts up with a page that does not answer. Whether it was done is then not known.
      if (isLost()) throw lost({ begun: true })
      return done
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (isLost()) throw error instanceof Unavailable ? error : lost({ begun: true, cause: error })
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

  /** Does something to the page, and tells what changed. */
  async function changing(
    signal: AbortSignal,
    agree: ((question: string) => boolean) | undefined,
    work: () => Promise<unknown>,
  ): Promise<Pressed> {
    const before = await footprintOf(page)
    questions.agree = agree
    questions.asked = undefined
    try {
      const done = await act(signal, work)
      return {
        ...done,
        changed: before !== (await footprintOf(page)),
        ...(questions.asked === undefined ? {} : { asked: questions.asked }),
      }
    } finally {
      questions.agree = undefined
    }
  }

  /** What the page calls what was meant, where that is something else than what was said. */
  let called: string | undefined
  const meant = async (target: Target, kind: Kind, signal: AbortSignal): Promise<Found> => {
    const one = await find(page, target, kind, signal)
    called = one.called
    return one.found
  }
  const naming = <T extends object>(done: T): T & { called?: string } =>
    called === undefined ? done : { ...done, called }
  /** Who is still looking for what to press has pressed nothing. */
  const pressed = (target: Target, signal: AbortSignal) =>
    meant(target, 'pressed', signal).catch((cause) => {
      throw isLost() ? lost({ begun: false, cause }) : cause
    })
  const filled = (target: Target, signal: AbortSignal) => meant(target, 'filled', signal)

  return {
    open: (url, signal, how) =>
      doing(signal, async () => {
        // S-23: the one way out that does not lead over the network.
        if (!/^https?:\/\//i.test(url))
          throw new Refused('Agents open only http and https addresses. Write it in full.')
        traffic.takeSent()
        await spare(how?.unseen === true)
        const answer = await page.goto(url, { timeout: OPEN_MS, waitUntil: 'commit' })
        if (answer?.headers()[UNREACHED_HEADER])
          throw new Unavailable(`${new URL(url).hostname} could not be reached. Check the address, or try again later.`)
        const refused = answer?.headers()[REFUSED_HEADER]
        if (refused) throw new Refused(decodeURIComponent(refused))
        await rest(how)
        return { ...(await at()), status: answer?.status() }
      }),
    click: (target, signal) =>
      doing(signal, async () =>
        naming(
          await act(signal, async () => {
            if (!(await pressAtOnce(page, target))) await (await pressed(target, signal)).click()
          }),
        ),
      ),
    follow: (target, signal) =>
      doing(signal, async () => {
        const { sent: _, ...place } = await act(signal, async () => {
          if (await pressAtOnce(page, target, { linkOnly: true })) return
          const found = await pressed(target, signal)
          if (!(await isLink(found)))
            throw new Refused('This is no link, so pressing it may change something. Use browser.click.')
          await found.click()
        })
        return naming(place)
      }),
    fill: (target, value, signal) =>
      doing(signal, async () => {
        const held = await enterAtOnce(page, target, { value })
        if (typeof held === 'string') return { value: held }
        const found = await filled(target, signal)
        await found.fill(value)
        return naming({ value: await found.inputValue() })
      }),
    choose: (target, options, signal) =>
      doing(signal, async () => {
        const held = await enterAtOnce(page, target, { options: [...options] })
        if (Array.isArray(held)) return { chosen: held }
        const found = await filled(target, signal)
        await found.selectOption(options.map((label) => ({ label }))).catch(() => found.selectOption([...options]))
        return naming({ chosen: await found.evaluate(chosenOf) })
      }),
    check: (target, checked, signal) =>
      doing(signal, async () => {
        const held = await enterAtOnce(page, target, { checked })
        if (typeof held === 'boolean') return { checked: held }
        const found = await filled(target, signal)
        await found.setChecked(checked)
        return naming({ checked: await found.isChecked() })
      }),
    logIn: (logIn, origin, signal) =>
      doing(signal, () => {
        secrets.push(logIn.secret.reveal())
        return act(signal, () => typeLogIn(page, origin, logIn, rest, signal))
      }),
    press: (key, signal) => doing(signal, () => act(signal, () => page.keyboard.press(key))),
    look: (signal) =>
      doing(
        signal,
        async () => {
          const { element, ...seen } = await openLook(page)
          return {
            ...seen,
            press: (at, agree) =>
              doing(signal, async () =>
                changing(signal, agree, async () => {
                  const one = await element(at)
                  if (!(await pressElement(page, one))) await one.click()
                }),
              ),
            enter: (at, text) =>
              doing(signal, () =>
                changing(signal, undefined, async () => {
                  const field = await element(at)
                  await field.fill(text)
                  await field.press('Enter')
                }),
              ),
          }
        },
        LOOKS,
      ),
    back: (signal) =>
      doing(signal, async () => {
        await page.goBack({ timeout: OPEN_MS, waitUntil: 'commit' })
        await rest()
        return at()
      }),
    upload: (target, file, signal) =>
      doing(signal, async () => {
        const found = await filled(target, signal)
        await found.setInputFiles({ name: file.name, mimeType: file.type, buffer: Buffer.from(file.bytes) })
        return naming({ name: file.name })
      }),
    download: (target, signal) =>
      doing(signal, async () => {
        const found = await pressed(target, signal)
        const [download] = await Promise.all([page.waitForEvent('download', { timeout: OPEN_MS }), found.click()])
        return naming(await readDownload(download))
      }),
    wait: ({ target, text }, signal) =>
      doing(signal, async () => {
        if (target) await meant(target, 'any', signal)
        if (text) await page.getByText(text).first().waitFor({ timeout: OPEN_MS })
        await rest()
        return at()
      }),
    read: (target, signal) =>
      doing(signal, async () => {
        const found = target ? await meant(target, 'any', signal) : page.locator('body')
        return { text: (await found.innerText()).trim() }
      }),
    html: (signal) => doing(signal, async () => ({ html: await page.content(), url: page.url() }), LOOKS),
    more: (signal) => doing(signal, () => bringMore(page, () => rest({ unseen: true }))),
    form: (signal) =>
      doing(
        signal,
        async () => {
          const form = await openForm(page)
          return {
            ...form,
            enter: (entries) => doing(signal, () => form.enter(entries)),
            press: (at) => doing(signal, () => act(signal, () => form.press(at))),
          }
        },
        LOOKS,
      ),
    picture: async (target) => {
      const taken = target || !ahead ? undefined : await alive(ahead).catch(() => undefined)
      ahead = undefined
      if (taken) return taken
      return alive(takePicture(page, secrets, target))
    },
    profile: (signal) => doing(signal, async () => JSON.stringify(await context.storageState())),
    resume: (profile, signal) => doing(signal, () => context.setStorageState(JSON.parse(profile))),
    place: at,
    view: () => alive(takePicture(page, secrets)),
    handle: (what) =>
      alive(handle(page, what)).catch((error) => {
        throw toSpokenError(error)
      }),
    isLost,
    origin: () => new URL(page.url()).origin,
    close: () => alive(context.close()).catch(() => undefined),
  }
}

const lost = ({ begun, cause }: { begun: boolean; cause?: unknown }) =>
  new Unavailable('The browser was lost in the middle of it.', { perhapsDone: begun, cause })

/** Dialogs would hold the page for ever; leaving one is not kept from us. */
function tame(
  page: Driven,
  questions: { agree?: ((question: string) => boolean) | undefined; asked?: string | undefined },
): void {
  page.on('dialog', (dialog) => {
    questions.asked = dialog.message()
    const yes = dialog.type() === 'confirm' && questions.agree?.(dialog.message()) === true
    void (yes ? dialog.accept() : dialog.dismiss()).catch(() => undefined)
  })
}

/** What tells one state of a page from another, in its frames and open shadow roots too. */
const footprintOf = (page: Driven): Promise<string> => page.evaluate(inPage(footprint)).catch(() => '')

function footprint(): string {
  const parts: string[] = [location.href]
  const walk = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) walk(element.shadowRoot)
      if (element.localName === 'iframe') {
        try {
          const inner = (element as HTMLIFrameElement).contentDocument
          if (inner) walk(inner)
        } catch {
          // Of another origin: not ours to look into.
        }
      }
      const field = element as HTMLInputElement
      if (/^(input|select|textarea)$/.test(element.localName)) parts.push(`${field.value} ${field.checked}`)
      if (
        element.hasAttribute('aria-pressed') ||
        element.hasAttribute('aria-expanded') ||
        element.hasAttribute('aria-selected')
      )
        parts.push(element.outerHTML.slice(0, 200))
    }
    parts.push((root as Document).body?.innerText ?? root.textContent ?? '')
    parts.push(String(root.querySelectorAll('*').length))
  }
  walk(document)
  return parts.join('\n')
}

const isLink = (found: Found): Promise<boolean> =>
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
