/// <reference lib="dom" />
import { Refused } from '@app/toolkit'
import type { ElementHandle } from 'playwright-core'
import type { Found } from './find.ts'
import { inPage } from './in-page.ts'

/** One entry of a list that the page draws itself. */
export interface Offered {
  name: string
  chosen: boolean
  disabled: boolean
}

export async function listOffered(found: Found): Promise<Offered[]> {
  const all = await found.evaluateHandle(inPage(offeredBy))
  return all.evaluate(inPage(describe))
}

export async function getOffered(found: Found, at: number): Promise<ElementHandle> {
  const all = await found.evaluateHandle(inPage(offeredBy))
  const option = (await all.evaluateHandle((some, which) => some[which], at)).asElement()
  if (!option) throw new Refused('What was to be chosen is not there any more. Look again.')
  return option
}

/** What the browser itself suggests for a field, as it would be typed. */
export const suggestionsOf = (found: Found): Promise<{ name: string; value: string }[]> =>
  found.evaluate((element) =>
    [...((element as HTMLInputElement).list?.options ?? [])].map(({ label, text, value }) => ({
      name: text.trim() || label || value,
      value,
    })),
  )

/** What kind of choice it is; nothing where it is none. */
export const kindOf = (found: Found) =>
  found.evaluate((element) => {
    const role = element.getAttribute('role') ?? ''
    const holds = /^(?:listbox|menu|menubar|radiogroup|tablist|tree|grid|treegrid)$/.test(role)
    const opens = role === 'combobox' || element.hasAttribute('aria-haspopup')
    if (!holds && !opens) return undefined
    return {
      opens: opens && !holds,
      isOpen: element.getAttribute('aria-expanded') === 'true',
      several: element.getAttribute('aria-multiselectable') === 'true',
      typed: element.matches('input, textarea, [contenteditable=true]') && !(element as HTMLInputElement).readOnly,
    }
  })

/** In the page: everything that it offers and that can be seen. */
function offeredBy(element: Element): Element[] {
  const OPTION = ['option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'radio', 'tab', 'treeitem', 'gridcell']
    .map((role) => `[role=${role}]`)
    .join()
  const root = element.getRootNode() as Document | ShadowRoot
  const said = `${element.getAttribute('aria-controls') ?? ''} ${element.getAttribute('aria-owns') ?? ''}`.trim()
  const opened = said ? said.split(/\s+/).flatMap((id) => root.getElementById(id) ?? []) : []
  const holds = /^(?:listbox|menu|menubar|radiogroup|tablist|tree|grid|treegrid)$/
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true } as never)
  const within = (some: readonly ParentNode[]) =>
    some.flatMap((one) => [...one.querySelectorAll(OPTION)]).filter(isSeen)
  if (holds.test(element.getAttribute('role') ?? '')) return within([element])
  const own = within(opened)
  // Many lists open at the end of the page, with nothing that says whose they are.
  return own.length > 0 ? own : within([root.ownerDocument ?? document])
}

/** In the page. */
function describe(options: readonly Element[]): Offered[] {
  const isTrue = (one: Element, name: string) => one.getAttribute(name) === 'true'
  return options.map((one) => ({
    name: (one.getAttribute('aria-label') ?? (one as HTMLElement).innerText ?? one.textContent ?? '').trim(),
    chosen: isTrue(one, 'aria-selected') || isTrue(one, 'aria-checked'),
    disabled: isTrue(one, 'aria-disabled'),
  }))
}
