import type { Page } from './tree.ts'

/** What the page says its language is, as BCP 47. */
export function languageOf(page: Page): string | undefined {
  const html = page.all.find(({ tag }) => tag === 'html')
  const said =
    html?.attributes.lang ??
    html?.attributes['xml:lang'] ??
    page.all.find(
      ({ tag, attributes }) => tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-language',
    )?.attributes.content
  const tag = said?.trim().replace('_', '-').split(',')[0]
  return tag && /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(tag) ? tag : undefined
}
