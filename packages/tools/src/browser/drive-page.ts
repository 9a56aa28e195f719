/// <reference lib="dom" />
import { Refused, Unavailable } from '@app/toolkit'
import type { BrowserContext } from 'playwright-core'
import { openForm } from '../forms/page/open-form.ts'
import { pressAtOnce, pressElement, pressFound } from './aim-at-once.ts'
import { goAlong } from './along-history.ts'
import { bringMore } from './bring-more.ts'
import { chooseAmong } from './choose-among.ts'
import { enterAtOnce } from './enter-at-once.ts'
import { openWitness } from './evidence/witness.ts'
import { fillField } from './fill-field.ts'
import { type Found, find, type Kind, look } from './find.ts'
import { followWindows } from './follow-windows.ts'
import { footprintOf } from './footprint.ts'
import { openLook } from './ground/open-look.ts'
import { handle } from './hands.ts'
import { inWords, lost } from './in-words.ts'
import { typeLogIn } from './log-in.ts'
import { markNew, takeSnapshot } from './look/snapshot.ts'
import { dragOnto, focusedAt, leadsTo, pointOn, scrollNear, slideTo, standsOn } from './page-hands.ts'
import { takeOpenPicture, takePicture, takePictureOf } from './picture.ts'
import type { Page, Pressed } from './port.ts'
import { REFUSED_HEADER, UNREACHED_HEADER } from './proxy.ts'
import { putFile } from './put-file.ts'
import { readDownload } from './read-download.ts'
import { setOn } from './set-on.ts'
import { settle, untilStirs } from './settle.ts'
import { sparePictures } from './spare-pictures.ts'
import { toSpokenError } from './speak.ts'
import type { Target } from './target.ts'
import { untilChanged, untilEnabled, untilGone, untilOther, untilShown } from './until.ts'
import { whileAlive } from './while-alive.ts'

const OPEN_MS = 30_000
const ACT_MS = 5_000
/** So long an act that shows nothing yet is waited for. */
const DOUBT_MS = 800
/** What is done only looks at the page. */
const LOOKS = { looks: true }

/** One context as an agent's window. What it opens besides is closed or taken over, and questions it pops up are answered no. */
export async function drivePage(context: BrowserContext): Promise<Page> {
  context.setDefaultTimeout(ACT_MS)
  const alive = whileAlive(context)
  const here = followWindows(context, await alive(context.newPage()))
  const { questions, isLost } = here
  const spare = sparePictures(() => here.page)
  const secrets: string[] = []
  let seen: { url: string; text: string } | undefined

  const at = async () => ({ url: here.page.url(), title: await here.page.title().catch(() => '') })
  let ahead: Promise<Uint8Array | undefined> | undefined
  /** The wait for rest is long enough for a picture: taken while nothing changes, it shows the page that is at rest. */
  const rest = async ({ unseen } = { unseen: false }) => {
    let tries = 0
    const meanwhile = () => {
      tries += 1
      ahead = !unseen && tries < 5 ? takeOpenPicture(here.page, secrets) : undefined
      ahead?.catch(() => undefined)
    }
    await settle(here.page, {
      underWay: () => here.traffic.underWay(),
      fresh: () => here.traffic.hasMoved(),
      meanwhile,
      isLost,
    })
  }

  const witness = openWitness(here)

  function doing<T>(signal: AbortSignal, work: () => Promise<T>, { looks = false } = {}): Promise<T> {
    // A look leaves the page as the picture shows it.
    if (!looks) ahead = undefined
    called = undefined
    return inWords({ alive, isLost }, signal, work)
  }

  async function act(signal: AbortSignal, work: () => Promise<unknown>) {
    await witness.begin()
    await work()
    await rest()
    // A page may think before it does anything, or try again. Who has seen something need not wait for more.
    if (await witness.isInDoubt()) {
      await untilStirs(here.page, DOUBT_MS, () => here.traffic.underWay() > 0 || here.traffic.hasMoved())
      await rest()
    }
    // An answer that nobody asked for is not kept for a later question.
    questions.next = undefined
    signal.throwIfAborted()
    return { ...(await at()), ...(await witness.end()) }
  }

  /** Does something to the page, and tells what changed. */
  async function changing(
    signal: AbortSignal,
    agree: ((question: string) => boolean) | undefined,
    work: () => Promise<unknown>,
  ): Promise<Pressed> {
    const before = await footprintOf(here.page)
    questions.agree = agree
    questions.asked = undefined
    try {
      const done = await act(signal, work)
      return {
        ...done,
        changed: before !== (await footprintOf(here.page)),
        ...(questions.asked === undefined ? {} : { asked: questions.asked }),
      }
    } finally {
      questions.agree = undefined
    }
  }

  /** What the page calls what was meant, where that is something else than what was said. */
  let called: string | undefined
  const meant = async (target: Target, kind: Kind, signal: AbortSignal): Promise<Found> => {
    const one = await find(here.page, target, kind, signal)
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
        witness.opened()
        await spare(how?.unseen === true)
        const answer = await here.page.goto(url, { timeout: OPEN_MS, waitUntil: 'commit' })
        if (answer?.headers()[UNREACHED_HEADER])
          throw new Unavailable(`${new URL(url).hostname} could not be reached. Check the address, or try again later.`)
        const refused = answer?.headers()[REFUSED_HEADER]
        if (refused) throw new Refused(decodeURIComponent(refused))
        await rest(how)
        return { ...(await at()), status: answer?.status() }
      }),
    click: (target, signal, how) =>
      doing(signal, async () =>
        naming(
          await act(signal, async () => {
            if (!how && (await pressAtOnce(here.page, target))) return
            const found = await pressed(target, signal)
            if (!how && (await pressFound(here.page, found))) return
            await found.click({
              clickCount: how?.double ? 2 : 1,
              button: how?.right ? 'right' : 'left',
              modifiers: [...(how?.keys ?? [])],
              ...(how?.at ? { position: await pointOn(found, how.at) } : {}),
            })
          }),
        ),
      ),
    follow: (target, signal) =>
      doing(signal, async () => {
        const { sent: _, ...place } = await act(signal, async () => {
          if (await pressAtOnce(here.page, target, { linkOnly: true })) return
          const found = await pressed(target, signal)
          if (!(await isLink(found)))
            throw new Refused('This is no link, so pressing it may change something. Use browser.click.')
          if (!(await pressFound(here.page, found))) await found.click()
        })
        return naming(place)
      }),
    fill: (target, value, signal) =>
      doing(signal, async () => {
        await witness.touch()
        const held = await enterAtOnce(here.page, target, { value })
        witness.enter(value)
        if (typeof held === 'string') return { value: held }
        const found = await filled(target, signal)
        return naming({ value: await fillField(here.page, found, value) })
      }),
    choose: (target, options, signal) =>
      doing(signal, async () => {
        await witness.touch()
        const held = await enterAtOnce(here.page, target, { options: [...options] })
        witness.enter(...options)
        if (Array.isArray(held)) return { chosen: held }
        const found = await filled(target, signal)
        if (!(await found.evaluate(isSelect))) return naming({ chosen: await chooseAmong(here.page, found, options) })
        await found.selectOption(options.map((label) => ({ label }))).catch(() => found.selectOption([...options]))
        // A choice may lead to another page at once.
        return naming({ chosen: await found.evaluate(chosenOf).catch(() => [...options]) })
      }),
    check: (target, checked, signal) =>
      doing(signal, async () => {
        await witness.touch()
        const held = await enterAtOnce(here.page, target, { checked })
        if (typeof held === 'boolean') return { checked: held }
        const found = await filled(target, signal)
        return naming({ checked: await setOn(found, checked) })
      }),
    logIn: (logIn, origin, signal) =>
      doing(signal, () => {
        secrets.push(logIn.secret.reveal())
        return act(signal, () => typeLogIn(here.page, origin, logIn, rest, signal))
      }),
    press: (key, signal, target) =>
      doing(signal, () =>
        act(signal, async () =>
          target ? (await meant(target, 'any', signal)).press(key) : here.page.keyboard.press(key),
        ),
      ),
    type: (text, signal) =>
      doing(signal, () => {
        witness.enter(text)
        return act(signal, () => here.page.keyboard.type(text))
      }),
    hover: (target, signal) =>
      doing(signal, async () => {
        await (await meant(target, 'any', signal)).hover()
        await rest()
        return at()
      }),
    drag: (target, onto, signal) =>
      doing(signal, () =>
        act(signal, async () => {
          const from = await meant(target, 'any', signal)
          await dragOnto(here.page, from, await meant(onto, 'any', signal))
        }),
      ),
    slide: (target, value, signal) =>
      doing(signal, async () => slideTo(here.page, await meant(target, 'any', signal), value)),
    scroll: (by, signal, target) =>
      doing(signal, async () => {
        await scrollNear(here.page, target === undefined ? undefined : await meant(target, 'any', signal), by)
        await rest()
        return at()
      }),
    answerNext: (answer) => {
      questions.next = answer
    },
    snapshot: (signal, view) =>
      doing(
        signal,
        async () => {
          await rest({ unseen: true })
          const taken = await takeSnapshot(here.page, view)
          const before = !view && seen?.url === taken.url ? seen.text : undefined
          if (!view) seen = taken
          const dialogs = questions.log.splice(0)
          return { ...taken, marked: markNew(taken.text, before), dialogs, tabs: await here.listTabs() }
        },
        LOOKS,
      ),
    standsOn: (target, signal) =>
      doing(
        signal,
        async () => (target ? standsOn(await meant(target, 'any', signal)) : here.page.evaluate(focusedAt)),
        LOOKS,
      ),
    leadsTo: (target, signal) => doing(signal, async () => leadsTo(await meant(target, 'any', signal)), LOOKS),
    look: (signal) =>
      doing(
        signal,
        async () => {
          const { element, ...seen } = await openLook(here.page)
          return {
            ...seen,
            press: (at, agree) =>
              doing(signal, async () =>
                changing(signal, agree, async () => {
                  const one = await element(at)
                  if (!(await pressElement(here.page, one))) await one.click()
                }),
              ),
            enter: (at, text) =>
              doing(signal, () =>
                changing(signal, undefined, async () => {
                  const field = await element(at)
                  witness.enter(text)
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
        await goAlong(here.page, 'back')
        await rest()
        return at()
      }),
    forward: (signal) =>
      doing(signal, async () => {
        await goAlong(here.page, 'forward')
        await rest()
        return at()
      }),
    switchTab: (number, signal) =>
      doing(signal, async () => {
        await here.switchTo(number)
        await rest()
        return at()
      }),
    closeTab: (number, signal) =>
      doing(signal, async () => {
        await here.closeTab(number)
        await rest()
        return at()
      }),
    upload: (target, file, signal) =>
      doing(signal, async () => {
        // A field for files is often hidden, and what stands for it is no field.
        const field = (await look(here.page, target, 'filled')).found
        await putFile(here.page, field ?? (await meant(target, 'any', signal)), file)
        return naming({ name: file.name })
      }),
    download: (target, signal) =>
      doing(signal, async () => {
        const found = await pressed(target, signal)
        here.fetching = true
        try {
          return naming(await readDownload(here.page, { act: () => found.click(), timeoutMs: OPEN_MS }))
        } finally {
          here.fetching = false
        }
      }),
    wait: ({ target, text, until }, signal) =>
      doing(signal, async () => {
        const patience = { ms: OPEN_MS, signal }
        if (until === 'gone') await untilGone(here.page, { target, text }, patience)
        else {
          const found = target === undefined ? undefined : await meant(target, 'any', signal)
          if (text !== undefined) await untilShown(here.page, text, patience)
          if (found && target && until === 'enabled') await untilEnabled(found, target, patience)
          if (found && target && until === 'changed') await untilOther(found, target, patience)
          if (!found && text === undefined) await untilChanged(here.page)
        }
        await rest()
        return at()
      }),
    read: (target, signal) =>
      doing(signal, async () => {
        const found = target ? await meant(target, 'any', signal) : here.page.locator('body')
        return { text: (await found.innerText()).trim() }
      }),
    html: (signal) => doing(signal, async () => ({ html: await here.page.content(), url: here.page.url() }), LOOKS),
    more: (signal) => doing(signal, () => bringMore(here.page, () => rest({ unseen: true }))),
    form: (signal) =>
      doing(
        signal,
        async () => {
          const form = await openForm(here.page)
          return {
            ...form,
            enter: (entries) =>
              doing(signal, async () => {
                await witness.touch()
                witness.enter(
                  ...entries.flatMap((one) => ('text' in one ? [one.text] : 'pick' in one ? [one.pick] : [])),
                )
                return form.enter(entries)
              }),
            press: (at) => doing(signal, () => act(signal, () => form.press(at))),
          }
        },
        LOOKS,
      ),
    confirm: (words, signal) => doing(signal, () => witness.confirm(words)),
    picture: async (target, how) => {
      if (target && how?.alone) return alive(takePictureOf(here.page, secrets, target))
      const taken = target || !ahead ? undefined : await alive(ahead).catch(() => undefined)
      ahead = undefined
      if (taken) return taken
      return alive(takePicture(here.page, secrets, target))
    },
    profile: (signal) => doing(signal, async () => JSON.stringify(await context.storageState())),
    resume: (profile, signal) => doing(signal, () => context.setStorageState(JSON.parse(profile))),
    place: at,
    view: () => alive(takePicture(here.page, secrets)),
    handle: (what) =>
      alive(handle(here.page, what)).catch((error) => {
        throw toSpokenError(error)
      }),
    isLost,
    origin: () => new URL(here.page.url()).origin,
    close: () => alive(context.close()).catch(() => undefined),
  }
}

const isLink = (found: Found): Promise<boolean> =>
  found.evaluate((element) => {
    const link = element.closest('a[href]')
    return link !== null && !/^\s*javascript:/i.test(link.getAttribute('href') ?? '')
  })

const isSelect = (element: Element): boolean => element instanceof HTMLSelectElement

const chosenOf = (element: Element): string[] =>
  element instanceof HTMLSelectElement ? [...element.selectedOptions].map((option) => option.label) : []
