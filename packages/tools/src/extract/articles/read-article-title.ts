import type { Fact } from '../details/list-facts.ts'
import { collapse, lineOf } from '../page/text-of.ts'
import type { Page } from '../page/tree.ts'

/** The headline: what the page shows where it agrees with its title, else what it declares. */
export function readArticleTitle(page: Page, facts: Fact[]): string | undefined {
  const head = page.all.find(({ tag, parent }) => tag === 'title' && parent?.tag !== 'svg')
  const title = head ? collapse(head.children.filter((child) => typeof child === 'string').join('')).trim() : ''
  const headings = page.all.filter(({ tag }) => tag === 'h1').map((heading) => lineOf(heading))
  const shown = headings.find((text) => text !== '' && title.toLowerCase().includes(text.toLowerCase()))
  const declared =
    facts.find(({ name }) => name === 'headline') ??
    facts.find(({ name, found }) => name === 'title' && found === 'open-graph')
  return shown ?? declared?.value ?? headings.find((text) => text !== '') ?? (withoutSite(title) || undefined)
}

/** `Headline | The Paper` without the paper. */
function withoutSite(title: string): string {
  const [head = ''] = title.split(/\s[|–—»-]\s/)
  return head.length > 15 ? head : title
}
