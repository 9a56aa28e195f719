import type { Act } from '@app/toolkit'
import { isUrl } from '@app/values'
import type { Snapshot } from '../browser/look/snapshot.ts'
import type { Page } from '../browser/port.ts'
import { isSameSite } from './is-same-site.ts'

/** What puts something of the person's onto a page. */
const ENTERS = new Set<Act['do']>(['fill', 'type', 'press', 'choose', 'check', 'slide', 'drag'])

/** What leads to a page that nobody has looked at, and what may be done there all the same. */
const LEAVES = new Set<Act['do']>(['back', 'forward', 'tab'])
const UNSEEN = new Set<Act['do']>([...LEAVES, 'open', 'wait', 'scroll', 'look'])

/** A reference to a thing of the page itself; one in a frame begins with the frame's. */
const OF_PAGE = /^e\d+$/

interface Rules {
  /** The hosts that the person's own words name. */
  sites: readonly string[]
  logIns: readonly string[]
}

/**
 * S-41: what a page says never chooses where something goes. On sites that the person named a mind may act; elsewhere it
 * may look and come back. Answers the words of the refusal, or nothing. By rules alone: whoever decided is not asked.
 */
export async function judgeActs(
  acts: readonly Act[],
  look: Pick<Snapshot, 'url' | 'targets' | 'links'>,
  page: Pick<Page, 'leadsTo' | 'standsOn'>,
  { sites, logIns }: Rules,
  signal: AbortSignal,
): Promise<string | undefined> {
  const isNamed = (url: string) => isUrl(url) && sites.some((site) => isSameSite(new URL(url).host, site))
  const here = isNamed(look.url) || !/^https?:/.test(look.url)
  let left = false
  for (const act of acts) {
    // These rules know the page of the look; of another one they would not know whose it is.
    if (left && !UNSEEN.has(act.do)) return `Look at the page first: ${act.do} would act on one that was not seen yet.`
    left = LEAVES.has(act.do) || (left && act.do !== 'open')
    const gone = ['ref' in act ? act.ref : undefined, 'onto' in act ? act.onto : undefined].find(
      (ref) => ref !== undefined && !look.targets.has(ref),
    )
    if (gone) return `There is no ${gone} in this look. Use the references of the look you were given last.`
    if (ENTERS.has(act.do)) {
      const ref = 'ref' in act ? act.ref : undefined
      const isOwn = ref !== undefined && OF_PAGE.test(ref)
      const held = ref === undefined ? undefined : look.targets.get(ref)
      const where = isOwn ? look.url : await page.standsOn(held, signal).catch(() => look.url)
      // A frame of another site is another site.
      if (/^https?:/.test(where) && hostOf(where) !== hostOf(look.url) && !isNamed(where))
        return `Nothing is entered on ${hostOf(where)}, which the person has not named, though it stands in this page.`
    }
    if (act.do === 'open') {
      if (!isNamed(act.url)) return foreign(act.url)
    } else if (act.do === 'log-in') {
      if (!logIns.includes(act.name)) return `There is no log-in "${act.name}" to be used for this task.`
    } else if (
      act.do === 'click' ||
      act.do === 'peek' ||
      act.do === 'press' ||
      act.do === 'type' ||
      act.do === 'fill'
    ) {
      if (!here && act.do !== 'click' && act.do !== 'peek')
        return `Nothing is entered on ${hostOf(look.url)}: the person has not named that site.`
      const target = act.do === 'type' || act.ref === undefined ? undefined : look.targets.get(act.ref)
      const sends = act.do !== 'type' && (act.do !== 'fill' || act.enter)
      const leads = target && sends ? await page.leadsTo(target, signal).catch(() => undefined) : undefined
      if (leads && /^https?:/.test(leads) && hostOf(leads) !== hostOf(look.url) && !isNamed(leads))
        return foreign(leads)
      // Elsewhere one may follow links and come back; a form of theirs is not sent.
      if (!here && (act.do === 'click' || act.do === 'peek') && !look.links.has(act.ref))
        return `Nothing is pressed on ${hostOf(look.url)}: the person has not named that site.`
    } else if (!here && ['choose', 'check', 'drag', 'slide'].includes(act.do)) {
      return `Nothing is changed on ${hostOf(look.url)}: the person has not named that site.`
    }
  }
  return undefined
}

const hostOf = (url: string): string => (isUrl(url) ? new URL(url).host : url.slice(0, 100))

const foreign = (url: string): string =>
  `That leads to ${hostOf(url)}, which the person has not named. Stay on the sites they named, or ask them.`
