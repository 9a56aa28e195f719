/// <reference lib="dom" />
import type { Entry } from '../field.ts'
import type { Scan } from './scan-page.ts'

type Simple = Extract<Entry, { text: string } | { choose: number[] } | { check: boolean }>

/**
 * Runs in the page: enters all values at once, with the events a person's typing would cause, and says which fields did not
 * take theirs as written. Those are typed key by key.
 */
export function enterValues({ elements }: Scan, entries: Simple[]): number[] {
  const tell = (element: Element, ...names: string[]) => {
    for (const name of names) element.dispatchEvent(new Event(name, { bubbles: true, composed: true }))
  }
  /** Frameworks put a setter of their own before the element's; theirs would take this for no change. */
  function write(element: HTMLInputElement | HTMLTextAreaElement, text: string): boolean {
    const window = element.ownerDocument.defaultView ?? globalThis.window
    const owner = element.localName === 'textarea' ? window.HTMLTextAreaElement : window.HTMLInputElement
    element.focus()
    Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(element, text)
    tell(element, 'input', 'change')
    element.blur()
    return element.value === text.replace(/\r\n?/g, '\n')
  }
  const isOn = (element: Element): boolean =>
    element.localName === 'input'
      ? (element as HTMLInputElement).checked
      : element.getAttribute('aria-checked') === 'true'
  function tick(element: Element, on: boolean): boolean {
    if (isOn(element) !== on) (element as HTMLElement).click()
    return isOn(element) === on
  }
  function choose(members: Element[], wanted: number[]): boolean {
    const [first] = members
    if (first?.localName !== 'select') return chooseBoxes(members, wanted)
    const select = first as HTMLSelectElement
    select.focus()
    for (const [index, option] of [...select.options].entries())
      if (option.selected !== wanted.includes(index)) option.selected = wanted.includes(index)
    tell(select, 'input', 'change')
    select.blur()
    return wanted.every((index) => select.options[index]?.selected)
  }
  function chooseBoxes(members: Element[], wanted: number[]): boolean {
    const radio = members.some(
      (one) => (one as HTMLInputElement).type === 'radio' || one.getAttribute('role') === 'radio',
    )
    return members
      .map((one, index) => (radio && !wanted.includes(index) ? true : tick(one, wanted.includes(index))))
      .every(Boolean)
  }
  function enter(entry: Simple): boolean {
    const members = elements[entry.at] ?? []
    const [first] = members
    if (!first?.isConnected) return false
    if ('choose' in entry) return choose(members, entry.choose)
    if ('check' in entry) return tick(first, entry.check)
    if (first.localName !== 'input' && first.localName !== 'textarea') return false
    return write(first as HTMLInputElement, entry.text)
  }
  return entries.filter((entry) => !enter(entry)).map(({ at }) => at)
}
