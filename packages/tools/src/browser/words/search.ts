import { Refused } from '@app/toolkit'
import type { Scene, Thing } from '../ground/open-look.ts'
import type { Page, Place } from '../port.ts'

const SEARCH = /search|such|recherche|busca|búsqueda|find|filter|keyword|look ?up|query|cerca|zoek|搜索|搜|検索/iu

/** Finds the site's own search, types the words, and waits for what comes. */
export async function searchSite(page: Page, words: string, signal: AbortSignal): Promise<Place> {
  for (let round = 0; round < 2; round += 1) {
    const seen = await page.look(signal)
    const field = fieldIn(seen)
    if (field) return await submit(page, seen, field, words, signal)
    const door = seen.things.find(
      ({ role, name, disabled }) =>
        !disabled && role !== 'field' && role !== 'box' && name.length < 40 && SEARCH.test(name),
    )
    if (!door || round > 0) break
    await seen.press(door.at)
  }
  throw new Refused('There is no search on this page. Open the page that has one, or say which link to follow.')
}

async function submit(
  page: Page,
  seen: Awaited<ReturnType<Page['look']>>,
  field: Thing,
  words: string,
  signal: AbortSignal,
): Promise<Place> {
  const before = seen.text
  const place = await seen.enter(field.at, words)
  const after = await page.look(signal)
  if (place.url !== (await page.place()).url || after.text !== before) return { url: place.url, title: place.title }
  const button =
    after.things.find(
      ({ role, name, disabled }) => !disabled && (role === 'button' || role === 'other') && SEARCH.test(name),
    ) ?? nextButton(after, field)
  if (!button) return { url: place.url, title: place.title }
  const { url, title } = await after.press(button.at)
  return { url, title }
}

const nextButton = (seen: Scene, field: Thing): Thing | undefined =>
  seen.things.find(({ at, role, disabled }) => at > field.at && at < field.at + 3 && role === 'button' && !disabled)

/** What says it is one, else the one field that stands at the top for nothing else. */
function fieldIn({ things }: Scene): Thing | undefined {
  const fields = things.filter(
    ({ role, type, disabled }) =>
      role === 'field' && !disabled && /^(search|text|searchbox|combobox|textbox|)$/.test(type),
  )
  return (
    fields.find(({ type }) => type === 'search' || type === 'searchbox') ??
    fields.find(({ name }) => SEARCH.test(name)) ??
    fields.find(({ name }) => /^(?:q|s|query|k)$/iu.test(name))
  )
}
