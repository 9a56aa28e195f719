/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { inPage } from '../in-page.ts'
import type { Memory } from '../look-aside.ts'

/** What a page says, line by line: what stays, what only passes by, and what it has against somebody. */
export interface Lines {
  url: string
  lasting: string[]
  /** What its fields and switches hold: these lines are among the lasting ones too. */
  fields: string[]
  /** Those of them that one writes into. */
  written: string[]
  fleeting: string[]
  /** Dialogs that ask for nothing to be filled in, each by how it begins. */
  notices: string[]
  wrong: string[]
  /** Where it leads by an address with a question mark. */
  links: string[]
  /** Where else on the site it leads. */
  ways: string[]
  headings: string[]
  /** What the browser keeps for it. */
  memory: Memory
}

/** What came and went on a page with an act. */
export interface Shown {
  appeared: string[]
  gone: string[]
  /** What it says against it. */
  wrong?: string | undefined
  /** It was on another page afterwards. */
  moved?: boolean | undefined
  /** What it says against it may be about something else: the form was taken, or something that is only read was not to be had. */
  besides?: boolean | undefined
  /** A dialog the page came with, that was there before anything was done on it, is shut. */
  shut?: string | undefined
}

const MOST = 12
const LONGEST = 200

export const readLines = (page: Page): Promise<Lines> => page.evaluate(inPage(linesOf)).catch(() => noLines(page.url()))

export const noLines = (url: string): Lines => ({
  url,
  ...{ lasting: [], fields: [], written: [], fleeting: [], notices: [], wrong: [], links: [], ways: [], headings: [] },
  memory: { stored: {}, cookies: '' },
})

export function compareLines(before: Lines, after: Lines): Shown {
  const cut = (lines: readonly string[]) => lines.slice(0, MOST).map((line) => line.slice(0, LONGEST))
  const [wrong] = minus(after.wrong, before.wrong)
  return {
    appeared: cut(minus([...after.lasting, ...after.fleeting], [...before.lasting, ...before.fleeting])),
    gone: cut(minus(before.lasting, after.lasting)),
    ...(wrong ? { wrong: wrong.slice(0, LONGEST) } : {}),
    ...(isSamePlace(before.url, after.url) ? {} : { moved: true }),
  }
}

/** The same page, whatever its address tells it besides. */
export const isSamePlace = (one: string, other: string): boolean => placeOf(one) === placeOf(other)
const placeOf = (url: string): string => url.replace(/\?[^#]*/, '')

/** An address of one thing: a number or a key is the last of its path. */
export const isOfOne = (url: string): boolean =>
  /\d/.test(new URL(url).pathname.split('/').findLast((part) => part !== '') ?? '')

/** Each as often as it is there more. */
export function minus(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    if (count > 0) left.set(line, count - 1)
    return count === 0
  })
}

export function common(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others)
  return lines.filter((line) => known.has(line))
}

/** So much of what a page showed shows it again, or it shows something else. */
const SAME = 0.8

export const isSameView = (view: readonly string[], fresh: Lines): boolean =>
  common(view, fresh.lasting).length >= view.length * SAME

/** Runs in the page. */
function linesOf(): Lines {
  const MOST_LINES = 3_000
  const MOST_STORED = 100_000
  const MOST_LINKS = 300
  const FLEETING =
    '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], dialog, [role=dialog], [role=alertdialog], [class*=toast i], [class*=snackbar i], [class*=flash i], [class*=notif i]'
  const DIALOG = 'dialog, [role=dialog], [role=alertdialog]'
  const ASKING = 'input:not([type=hidden], [type=checkbox], [type=button], [type=submit]), select, textarea'
  const AGAINST =
    /\b(?:error|invalid|failed|failure|could not|couldn.t|cannot|can.t|unable|denied|not allowed|required|try again|sold out|went wrong|rejected|fehler|ungültig|fehlgeschlagen|nicht möglich|erreur|invalide|échou|impossible|no se pudo|inválid|obligatori)/i
  const split = (text: string) =>
    text
      .split(/\n+/)
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '')
  const lasting: string[] = []
  const fields: string[] = []
  const written: string[] = []
  const fleeting: string[] = []
  const notices: string[] = []
  const wrong: string[] = []
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="?"]')]
    .slice(0, MOST_LINKS)
    .map(({ href }) => href)
  const ways = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href*="?"], [href*="#"], [download])')]
    .slice(0, MOST_LINKS)
    .flatMap(({ href, origin }) => (origin === location.origin ? [href] : []))
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6, [role=heading], legend')]
    .slice(0, MOST_LINKS)
    .flatMap((one) => split(one.innerText))
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true } as never)
  const walk = (root: Document | ShadowRoot): void => {
    const body = root instanceof Document ? root.body : null
    const passing = [...root.querySelectorAll<HTMLElement>(FLEETING)].filter(isSeen)
    const passed = passing.flatMap((one) => split(one.innerText))
    fleeting.push(...passed)
    for (const one of passing)
      if (one.matches(DIALOG) && !one.querySelector(ASKING)) notices.push(...split(one.innerText).slice(0, 1))
    const all = body
      ? split(body.innerText)
      : [...root.children].flatMap((one) => split((one as HTMLElement).innerText ?? ''))
    // What could be chosen stands there whether it was or not.
    const options = [...root.querySelectorAll('select')].filter(isSeen).flatMap((one) => split(one.innerText))
    const left = new Map<string, number>()
    for (const line of [...passed, ...options]) left.set(line, (left.get(line) ?? 0) + 1)
    for (const line of all) {
      const count = left.get(line) ?? 0
      if (count > 0) left.set(line, count - 1)
      else lasting.push(line)
    }
    for (const field of root.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
      if (field.type === 'password' || field.type === 'hidden' || !isSeen(field)) continue
      const chosen =
        field instanceof HTMLSelectElement
          ? [...field.selectedOptions].map(({ label }) => label).join(', ')
          : field.value
      const held = /^(?:checkbox|radio)$/.test(field.type) ? (field.checked ? '☑' : '☐') : chosen
      const name =
        field.labels?.[0]?.innerText.trim() || field.getAttribute('aria-label') || field.name || field.placeholder
      const line = `${name}: ${held}`.replace(/\s+/g, ' ')
      if (held !== '') fields.push(line)
      if (held !== '' && /^(?:text|email|tel|url|textarea)$/.test(field.type)) written.push(line)
      if (field.getAttribute('aria-invalid') === 'true') wrong.push(`“${name}” is not accepted`)
    }
    for (const one of root.querySelectorAll<HTMLElement>('[aria-checked], [aria-pressed], [aria-selected]')) {
      if (!isSeen(one)) continue
      const on = (one.ariaChecked ?? one.ariaPressed ?? one.ariaSelected) === 'true'
      const named = one.getAttribute('aria-labelledby')
      const name = one.ariaLabel || one.innerText.trim() || (named && document.getElementById(named)?.innerText) || ''
      fields.push(`${name}: ${on ? '☑' : '☐'}`.replace(/\s+/g, ' '))
    }
    // One that asks for something explains it besides.
    const messages = passing.filter((one) => !one.querySelector('input:not([type=hidden]), select, textarea'))
    for (const one of messages) if (AGAINST.test(one.innerText)) wrong.push(split(one.innerText).join(' '))
    for (const one of root.querySelectorAll<HTMLElement>('[class*=error i], [class*=invalid i], [class*=danger i]'))
      if (isSeen(one) && one.childElementCount < 4 && AGAINST.test(one.innerText ?? ''))
        wrong.push(split(one.innerText).join(' '))
    for (const one of root.querySelectorAll('*')) {
      if (one.shadowRoot) walk(one.shadowRoot)
      if (one instanceof HTMLIFrameElement) {
        try {
          if (one.contentDocument?.body) walk(one.contentDocument)
        } catch {
          // Of another origin: not ours to look into.
        }
      }
    }
  }
  walk(document)
  lasting.push(...fields)
  const memory: Memory = { stored: {}, cookies: '' }
  try {
    memory.cookies = document.cookie
    const stored: Record<string, string> = { ...localStorage }
    // What lets one in is short; a whole library is not carried over with every look.
    if (Object.values(stored).join('').length <= MOST_STORED) memory.stored = stored
  } catch {
    // A page of no origin has neither.
  }
  const shown = { lasting: lasting.slice(0, MOST_LINES), fields, written, fleeting, notices, wrong }
  return { url: location.href, ...shown, links, ways: [...new Set(ways)], headings, memory }
}
