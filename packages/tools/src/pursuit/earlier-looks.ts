import type { Seen } from '@app/toolkit'
import type { Page } from '../browser/port.ts'

export interface Look {
  url: string
  title: string
  text: string
  seen: readonly Seen[]
}

/** Pages that a list goes on over; more than that are not kept. */
const MOST = 40
const known = new WeakMap<Page, { goal: string; looks: readonly Look[] }>()

/** Notes a look, and tells those at other pages before it, towards the same goal in the same window. */
export function rememberLooks(page: Page, goal: string, { url, title, text, seen }: Look): readonly Look[] {
  const before = known.get(page)
  const others = before?.goal === goal ? before.looks.filter((look) => look.url !== url) : []
  known.set(page, { goal, looks: [...others, { url, title, text, seen }].slice(-MOST) })
  return others
}
