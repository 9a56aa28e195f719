import { readDate } from '@app/values'
import { type Fact, listFacts } from '../details/list-facts.ts'
import { isHidden } from '../page/is-hidden.ts'
import { languageOf } from '../page/language-of.ts'
import { collapse } from '../page/text-of.ts'
import type { Page } from '../page/tree.ts'
import { isBoilerplate } from './boilerplate.ts'
import { findBody } from './find-body.ts'
import { findByline } from './find-byline.ts'
import { isClutter } from './is-clutter.ts'
import { keepLines } from './keep-lines.ts'
import { listLines } from './list-lines.ts'
import { measureText } from './measure-text.ts'
import { readArticleTitle } from './read-article-title.ts'

export interface Article {
  title?: string
  author?: string
  /** ISO. */
  date?: string
  language?: string
  /** Paragraphs, one a line. */
  text: string
}

/** The article of a page without what surrounds it, and who wrote it when. */
export function readArticle(page: Page, now: Date): Article {
  const facts = listFacts(page)
  const language = languageOf(page)
  const title = readArticleTitle(page, facts)
  const author = said(facts, ['author', 'article:author', 'byl', 'dc.creator', 'parsely-author']) ?? findByline(page)
  const when =
    said(facts, [
      'datePublished',
      'published_time',
      'date',
      'pubdate',
      'dc.date',
      'publish-date',
      'parsely-pub-date',
    ]) ?? timeOf(page)
  const date = when && readDate(when, { now, language })
  return {
    ...(title ? { title } : {}),
    ...(author ? { author } : {}),
    ...(date ? { date } : {}),
    ...(language ? { language } : {}),
    text: readBody(page, title),
  }
}

/** What holds more of the page's text than this is the page, whatever it calls itself. */
const WHOLE = 0.4

export function readBody(page: Page, title: string | undefined): string {
  const all = measureText(page, isHidden)
  const most = (all.length[0] ?? 0) * WHOLE
  const measures = measureText(
    page,
    (element) => isHidden(element) || ((all.length[element.order] ?? 0) < most && isBoilerplate(element)),
  )
  const lines = findBody(page, measures).flatMap((part) => listLines(part, (element) => isClutter(element, measures)))
  return keepLines(lines, title ?? '')
    .map(({ text }) => text)
    .join('\n')
}

/** The first of the names, in their order, that says it in words rather than as an address. */
function said(facts: Fact[], names: string[]): string | undefined {
  for (const name of names) {
    const found = facts.find(
      (fact) =>
        fact.name.toLowerCase() === name.toLowerCase() && fact.value.length < 120 && !/^https?:/.test(fact.value),
    )
    if (found) return collapse(found.value).trim()
  }
  return undefined
}

const timeOf = (page: Page): string | undefined => {
  const time = page.all.find(({ tag, attributes }) => tag === 'time' && attributes.datetime)
  return time?.attributes.datetime
}
