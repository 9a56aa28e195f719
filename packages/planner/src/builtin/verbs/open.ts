import { addStep, type Course, openStart } from '../build/course.ts'
import { calledUrl, findSite } from '../build/find-site.ts'
import { inForm } from '../build/in-form.ts'
import { linkOfRow, wantsRow } from '../build/refer-back.ts'
import { withoutSmall } from '../read/phrases.ts'
import type { Frame } from '../read/read-frame.ts'
import { act } from './act.ts'
import type { Verb } from './verb.ts'

export const open: Verb = {
  id: 'open',
  words: {
    en: [
      'open up',
      'open',
      'go to',
      'go into',
      'goto',
      'go on',
      'go over to',
      'visit',
      'navigate to',
      'browse to',
      'browse',
      'head to',
      'head over to',
      'load',
      'take me to',
      'bring me to',
      'bring up',
      'switch to',
      'see',
      'view',
      'checkout',
      'check out',
      'on',
      'access',
      'enter the site',
      'use',
      'start at',
      'start on',
      'starting at',
      'starting from',
    ],
    de: [
      'öffne',
      'öffnen',
      'gehe zu',
      'geh zu',
      'gehe zur',
      'geh zur',
      'gehe zum',
      'geh zum',
      'gehe auf',
      'geh auf',
      'gehe in',
      'geh in',
      'besuche',
      'rufe',
      'ruf',
      'navigiere zu',
      'wechsle zu',
      'auf',
    ],
    fr: [
      'ouvre',
      'ouvrez',
      'ouvrir',
      'va sur',
      'allez sur',
      'va à',
      'va au',
      'va dans',
      'aller sur',
      'aller à',
      'visite',
      'visitez',
      'rends-toi sur',
      'sur',
    ],
    es: ['abre', 'abra', 'abrir', 've a', 've al', 'vaya a', 'vaya al', 'ir a', 'entra en', 'visita', 'navega a', 'en'],
    zh: ['打开', '访问', '前往', '进入', '转到', '去'],
    ja: ['を開いて', 'を開く', '開いて', 'にアクセス', 'に行って', 'へ行って', 'に移動'],
  },
  build(frame, course) {
    const url = frame.values.find(({ sort }) => sort === 'url')?.text
    const site = (url && sameScheme(url, frame, course)) ?? findSite(frame.whole, course.goal.sites)
    if (site) return openUrl(site, frame, course, url === undefined)
    if (wantsRow(frame, course)) {
      const link = linkOfRow(frame, course)
      addStep(course, frame, { do: 'browser.open', name: `Open ${frame.whole}`, with: { url: link } })
      return
    }
    openStart(course, frame)
    const to = placeOf(frame.whole, course) || placeWords(frame.word)
    // "Check out" without saying what is the button that pays.
    if (frame.whole.trim() === '' && /^check ?out$/iu.test(frame.word))
      return act.build({ ...frame, word: 'check out' }, course)
    // "…, then open the ticket": the form is filled in, and its button is called so.
    if (to !== '' && /^open$/iu.test(frame.word) && inForm(course)) return act.build(frame, course)
    // What follows a comma in so many words is something else to do, and must not be lost.
    const lost = /,\s*((?:\S+\s+){2,}\S+)$/u.exec(to)?.[1]
    if (lost) course.notUnderstood.push({ words: lost })
    const about = frame.about.filter((one) => one !== to).slice(0, 12)
    addStep(course, frame, { do: 'browser.go', name: `Go to ${frame.whole}`, with: { to, about } })
  },
}

/** Without a scheme, a host that is known already is reached as it is known. */
export function sameScheme(url: string, frame: Pick<Frame, 'whole'>, { goal }: Course): string {
  if (frame.whole.includes('://')) return url
  const known = [goal.start, ...goal.logIns.map(({ origin }) => origin)].filter((one) => one !== undefined)
  const same = known.find((one) => new URL(one).host === new URL(url).host)
  return same ? new URL(new URL(url).pathname, same).href : url
}

export function openUrl(site: string, frame: Pick<Frame, 'clause' | 'whole'>, course: Course, byName: boolean): void {
  course.open = true
  course.url = site
  addStep(course, frame, {
    do: 'browser.open',
    name: `Open ${calledUrl(site, course.goal.sites)}`,
    with: { url: site },
  })
  if (byName) return
  const rest = placeWords(
    frame.whole
      .replace(/\S*\b(?:https?:\/\/|www\.)\S+|\S+\.\w{2,}\S*/giu, ' ')
      .replace(/\b(?:on|at|in|of|from|the site|site|website)\b/giu, ' '),
  )
  if (
    /\p{L}{3,}/u.test(rest) &&
    !/^(?:page|homepage|home page|shop|store|and|browser|url|address|auf|seite|page web|página)$/iu.test(rest)
  )
    addStep(course, frame, { do: 'browser.go', name: `Go to ${rest}`, with: { to: rest } })
}

/** "Open it": what was searched for just now. */
const placeOf = (text: string, { found }: Course): string =>
  found !== undefined && /^(?:it|her|him|them|that|this|the (?:result|first result|match|hit))$/iu.test(text.trim())
    ? found
    : placeWords(text)

/** "The monthly report page" is the monthly report. */
const placeWords = (text: string): string =>
  withoutSmall(text)
    .replace(/\s+(?:page|screen|section|tab|website|site|seite|bereich|página|sección)$/iu, '')
    .replace(/^(?:page|pagina|seite)\s+/iu, '')
    .replace(/["“”]/gu, '')
    .trim()
