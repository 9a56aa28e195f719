import type { Seen, SeenNode, Situation, Wanted } from '@app/toolkit'
import { builtinDecider } from './builtin-decider.ts'

let refs = 0
/** A thing of a page, with a reference of its own. */
export const node = (role: string, name: string, more: Partial<SeenNode> = {}): SeenNode => {
  refs += 1
  return { role, name, ref: `e${refs}`, ...more }
}
export const button = (name: string): SeenNode => node('button', name)
export const link = (name: string, url = `/${name}`): SeenNode => node('link', name, { url })
export const heading = (name: string): SeenNode => node('heading', name, { level: 1 })
export const field = (name: string, text = '', kind = 'text'): SeenNode => node('textbox', name, { text, kind })
export const tick = (name: string, checked = false): SeenNode => node('checkbox', name, { checked })
export const choice = (name: string, ...options: string[]): SeenNode =>
  node('combobox', name, {
    children: options.map((option, at) => ({ role: 'option', name: option, selected: at === 0 })),
  })

export const table = (columns: readonly string[], ...rows: readonly (readonly Seen[])[]): SeenNode =>
  node('table', '', {
    children: [
      node('row', '', { children: columns.map((column) => node('columnheader', column)) }),
      ...rows.map((cells) =>
        node('row', '', {
          children: cells.map((cell) =>
            typeof cell === 'string' ? node('cell', cell) : node('cell', '', { children: [cell] }),
          ),
        }),
      ),
    ],
  })

/** What the built-in mind wants on this page. */
export async function decideOn(goal: string, seen: readonly Seen[], more: Partial<Situation> = {}): Promise<Wanted> {
  const page: Situation['page'] = {
    ...{ url: 'http://shop.test/orders', title: 'Shop', text: '', seen, refs: new Set() },
    ...{ unchanged: false, dialogs: [] },
  }
  const situation = { goal, values: {}, give: { answer: '' }, logIns: [], told: [], notes: [], left: 40, page, ...more }
  const now = new Date('2026-03-02T09:00:00')
  return (await builtinDecider(() => now).decide(situation, new AbortController().signal)).wanted
}
