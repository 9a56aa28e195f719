import { isUrl } from '@app/values'
import { lineOf } from './page/text-of.ts'
import type { Element, Page } from './page/tree.ts'

const NEXT =
  /^(?:next(?: page)?|older(?: posts| entries)?|more results|nächste(?: seite)?|weiter|suivante?|page suivante|siguiente|próxima?|seguinte|successiv[oa]|volgende|następna|次へ|次のページ|下一页|下一頁|下页|далее|следующая)(?:\s?[›»→>⟩❯]{1,2})?$|^[›»→⟩❯>]$/i

const NAMED = /(?:^|[\s_-])(?:next|nextpage|pagination-next|next-page)(?:$|[\s_-])/i

/** The address of the next page, by what the page says or by its numbered links. */
export function findNext(page: Page): string | undefined {
  const links = page.all.filter(
    ({ tag, attributes }) => (tag === 'a' || tag === 'link') && attributes.href !== undefined,
  )
  const found =
    links.find(({ attributes }) => /(?:^|\s)next(?:\s|$)/i.test(attributes.rel ?? '')) ??
    links.find(saysNext) ??
    nextNumber(page, links)
  return found && resolve(found.attributes.href ?? '', page.url)
}

function saysNext(link: Element): boolean {
  if (link.tag !== 'a' || isOff(link)) return false
  const { class: classes = '', id = '', title = '', 'aria-label': label = '' } = link.attributes
  const text = lineOf(link)
  if (text.length < 40 && NEXT.test(text.trim()))
    return (
      !/[›»→>⟩❯]/.test(text) ||
      text.length > 1 ||
      NAMED.test(`${classes} ${id} ${link.parent?.attributes.class ?? ''}`) ||
      inNumbers(link)
    )
  return (
    NEXT.test(label.trim()) ||
    NEXT.test(title.trim()) ||
    NAMED.test(`${classes} ${id}`) ||
    NAMED.test(link.parent?.tag === 'li' ? (link.parent.attributes.class ?? '') : '')
  )
}

const isOff = ({ attributes, parent }: Element): boolean =>
  attributes['aria-disabled'] === 'true' ||
  /(?:^|\s)disabled(?:\s|$)/.test(`${attributes.class ?? ''} ${parent?.attributes.class ?? ''}`)

const isNumber = (link: Element): boolean => /^\d{1,5}$/.test(lineOf(link))

const inNumbers = (link: Element): boolean => numbersBeside(link).length > 0

/** Numbered links in the same bar. */
function numbersBeside(link: Element): Element[] {
  const bar = link.parent?.tag === 'li' ? link.parent.parent : link.parent
  return (bar?.children ?? [])
    .filter((child): child is Element => typeof child !== 'string')
    .flatMap((child) =>
      child.tag === 'a'
        ? [child]
        : child.children.filter((one): one is Element => typeof one !== 'string' && one.tag === 'a'),
    )
    .filter(isNumber)
}

/** `1 [2] 3`: the number that is no link is where we are, the next higher link is where to go. */
function nextNumber(page: Page, links: Element[]): Element | undefined {
  const numbered = links.filter((link) => link.tag === 'a' && isNumber(link))
  for (const link of numbered) {
    const bar = numbersBeside(link)
    if (bar.length < 2 && !(bar.length === 1 && currentIn(link))) continue
    const current = currentIn(link) ?? pageNumber(page.url)
    const next = bar.find((one) => Number(lineOf(one)) === current + 1)
    if (next) return next
  }
  return undefined
}

function currentIn(link: Element): number | undefined {
  const bar = link.parent?.tag === 'li' ? link.parent.parent : link.parent
  for (const child of bar?.children ?? []) {
    if (typeof child === 'string') continue
    const active =
      /\b(?:active|current|selected)\b/i.test(child.attributes.class ?? '') ||
      child.attributes['aria-current'] !== undefined
    const linked = child.tag === 'a' || child.children.some((one) => typeof one !== 'string' && one.tag === 'a')
    const text = lineOf(child)
    if ((active || !linked) && /^\d{1,5}$/.test(text)) return Number(text)
  }
  return undefined
}

const pageNumber = (url: string | undefined): number =>
  Number(/[?&/](?:page|p|seite)[=/](\d{1,5})\b/i.exec(url ?? '')?.[1] ?? 1)

/** Only what a browser would open; a script or a place on the same page leads nowhere. */
function resolve(href: string, base: string | undefined): string | undefined {
  if (href.trim() === '' || href.startsWith('#') || !isUrl(href, base)) return undefined
  const url = new URL(href, base)
  url.hash = ''
  if (!/^https?:$/.test(url.protocol)) return undefined
  return url.href === (base && isUrl(base) ? new URL(base).href : '') ? undefined : url.href
}
