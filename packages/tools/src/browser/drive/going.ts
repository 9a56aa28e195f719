import { setTimeout as sleep } from 'node:timers/promises'
import { Refused, Unavailable } from '@app/toolkit'
import { goAlong } from '../along-history.ts'
import { bringMore } from '../bring-more.ts'
import { scrollNear } from '../page-hands.ts'
import type { Page } from '../port.ts'
import { REFUSED_HEADER, UNREACHED_HEADER } from '../proxy.ts'
import { untilStirs } from '../settle.ts'
import { sparePictures } from '../spare-pictures.ts'
import { untilChanged, untilEnabled, untilGone, untilOther, untilShown } from '../until.ts'
import type { Cockpit } from './cockpit.ts'

const OPEN_MS = 30_000
/** So long a page that saves by itself may take before it begins. */
const THINKS_MS = 800

type Going = Pick<
  Page,
  'open' | 'back' | 'forward' | 'switchTab' | 'closeTab' | 'scroll' | 'wait' | 'more' | 'profile' | 'resume'
>

/** Ways: to a page, along its history, between tabs, further down, and the wait for what is to come. */
export function goingIn({ context, here, witness, rest, at, doing, meant }: Cockpit): Going {
  const spare = sparePictures(() => here.page)
  /** Whoever leaves a page at once takes back what it was about to send. */
  const untilSent = async () => {
    if (!witness.wasTouched()) return
    await untilStirs(here.page, THINKS_MS, () => here.traffic.underWay() > 0)
    await rest({ unseen: true })
  }
  return {
    open: (url, signal, how) =>
      doing(signal, async () => {
        // S-23: the one way out that does not lead over the network.
        if (!/^https?:\/\//i.test(url))
          throw new Refused('Agents open only http and https addresses. Write it in full.')
        await untilSent()
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
    back: (signal) =>
      doing(signal, async () => {
        await untilSent()
        await goAlong(here.page, 'back')
        await rest()
        return at()
      }),
    forward: (signal) =>
      doing(signal, async () => {
        await untilSent()
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
    scroll: (by, signal, target) =>
      doing(signal, async () => {
        await scrollNear(here.page, target === undefined ? undefined : await meant(target, 'any', signal), by)
        await rest()
        return at()
      }),
    wait: ({ target, text, until, seconds }, signal) =>
      doing(signal, async () => {
        if (seconds !== undefined) await sleep(seconds * 1_000, undefined, { signal })
        const patience = { ms: OPEN_MS, signal }
        if (until === 'gone') await untilGone(here.page, { target, text }, patience)
        else {
          const found = target === undefined ? undefined : await meant(target, 'any', signal)
          if (text !== undefined) await untilShown(here.page, text, patience)
          if (found && target && until === 'enabled') await untilEnabled(found, target, patience)
          if (found && target && until === 'changed') await untilOther(found, target, patience)
          if (!found && text === undefined && seconds === undefined) await untilChanged(here.page)
        }
        await rest()
        return at()
      }),
    more: (signal) => doing(signal, () => bringMore(here.page, () => rest({ unseen: true }))),
    profile: (signal) => doing(signal, async () => JSON.stringify(await context.storageState())),
    resume: (profile, signal) => doing(signal, () => context.setStorageState(JSON.parse(profile))),
  }
}
