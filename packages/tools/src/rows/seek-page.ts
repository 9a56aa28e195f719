import type { Page } from '../browser/port.ts'
import { goTo } from '../browser/words/go.ts'
import { searchSite } from '../browser/words/search.ts'

interface Sought {
  fields: readonly string[]
  about: readonly string[]
}

/** Looks on the site for the page that shows what is asked for: by a link that is called so, else by the site's search. */
export async function seekPage(page: Page, { fields, about }: Sought, signal: AbortSignal): Promise<boolean> {
  const before = await page.place()
  const names = about.filter((words) => /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)*$/u.test(words))
  for (const to of [...about.slice(0, 6), ...fields.slice(0, 2)]) {
    const went = await goTo(page, { to, about: [] }, signal).catch(() => undefined)
    if (went && went.url !== before.url) return true
  }
  const [name] = names
  if (name === undefined) return false
  return (await searchSite(page, name, signal).catch(() => undefined)) !== undefined
}
