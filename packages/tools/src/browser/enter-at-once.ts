/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { inPage } from './in-page.ts'
import type { Target } from './target.ts'

type Wish = { value: string } | { options: string[] } | { checked: boolean }
type Held = string | string[] | boolean

/**
 * Finds a field by exactly its label, enters and reads back, all in one trip to the page. Most fields of most pages are that
 * plain, and each trip costs as much as the work. Undefined, with nothing touched, where it takes a closer look.
 */
export async function enterAtOnce(page: Page, target: Target, wish: Wish): Promise<Held | undefined> {
  if (typeof target !== 'string') return undefined
  return page.evaluate(inPage(enterField), { words: target, wish }).catch(() => undefined)
}

/** Runs in the page. */
function enterField({ words, wish }: { words: string; wish: Wish }): Held | undefined {
  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const TYPED = /^(text|email|tel|url|search|number|password|date|time|month|week|datetime-local|textarea)$/
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  function nameOf(label: HTMLLabelElement): string {
    const copy = label.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll('select, textarea, script, style')) part.remove()
    return plain(copy.textContent)
  }
  const called = (field: Control): boolean =>
    plain(field.getAttribute('aria-label')) === words ||
    [...(field.labels ?? [])].some((label) => nameOf(label) === words)
  const ready = (field: Control): boolean => {
    const box = field.getBoundingClientRect()
    const free = !field.matches(':disabled') && !(field as HTMLInputElement).readOnly
    return free && box.width > 0 && box.height > 0 && field.checkVisibility({ visibilityProperty: true } as never)
  }
  const tell = (field: Control) => {
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): string {
    const owner = field.localName === 'textarea' ? HTMLTextAreaElement : HTMLInputElement
    field.focus()
    // Frameworks put a setter of their own before the element's; theirs would take this for no change.
    Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value)
    tell(field)
    return field.value
  }
  function choose(field: HTMLSelectElement, wanted: string[]): string[] | undefined {
    const options = [...field.options]
    const found = wanted.map((one) => options.find((option) => plain(option.label) === one && !option.disabled))
    if (found.some((one) => !one) || (found.length !== 1 && !field.multiple)) return undefined
    field.focus()
    for (const option of options) option.selected = found.includes(option)
    tell(field)
    return [...field.selectedOptions].map((option) => option.label)
  }

  // What a frame or a shadow root holds may be called the same.
  if (document.querySelector('iframe, frame, object')) return undefined
  const fields = [...document.querySelectorAll<Control>('input, textarea, select')].filter(called)
  const [field, ...more] = fields
  if (
    !field ||
    more.length > 0 ||
    !ready(field) ||
    document.querySelector(`[aria-label="${CSS.escape(words)}"]:not(input, textarea, select)`)
  )
    return undefined
  // One that suggests listens for keys.
  const suggests = field.matches('[role], [aria-autocomplete], [aria-haspopup], [type=search]')
  if ('value' in wish && field.localName !== 'select' && TYPED.test(field.type) && !suggests) {
    const held = type(field as HTMLInputElement, wish.value)
    return held === wish.value ? held : undefined
  }
  if ('options' in wish && field.localName === 'select') return choose(field as HTMLSelectElement, wish.options)
  if ('checked' in wish && (field.type === 'checkbox' || (field.type === 'radio' && wish.checked))) {
    if ((field as HTMLInputElement).checked !== wish.checked) field.click()
    return (field as HTMLInputElement).checked === wish.checked ? wish.checked : undefined
  }
  return undefined
}
