/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core'
import { describedIn } from './find.ts'
import { type Asked, inOwnWorld } from './own-world.ts'
import type { Target } from './target.ts'

type Wish = { value: string } | { options: string[] } | { checked: boolean }
type Held = string | string[] | boolean

/**
 * Finds a field by exactly its label or description, enters and reads back, all in one trip to the page. Most fields of most
 * pages are that plain, and each trip costs as much as the work. Undefined, with nothing touched, where it takes a closer look.
 */
export async function enterAtOnce(page: Page, target: Target, wish: Wish): Promise<Held | undefined> {
  if (typeof target === 'string')
    return page.frames().length > 1
      ? undefined
      : (await enter({ found: calledSo(page, target), in: page, given: { wish, isQuick: true } }))?.held
  if (target.ref) {
    const found = page.getByRef(target.ref)
    return (await enter({ found, in: found, given: { wish } }))?.held
  }
  // As everywhere, what the page itself does not have is looked for in its frames.
  for (const frame of page.frames()) {
    const meant = describedIn(frame, target, 'filled')
    if (!meant) return undefined
    const entered = await enter({ found: meant.all, in: frame, given: { nth: meant.nth, wish } })
    if (entered) return entered.held
  }
  return undefined
}

const FILLED = ['textbox', 'searchbox', 'combobox', 'listbox', 'spinbutton', 'checkbox', 'switch', 'radio'] as const

/** All fields that are called exactly so. What a frame holds may be called the same. */
const calledSo = (page: Page, name: string): Locator =>
  FILLED.map((role) => page.getByRole(role, { name, exact: true })).reduce((all, one) => all.or(one))

interface Wanted {
  /** Entered at once, and not letter by letter. */
  isQuick?: boolean
  /** Which of those that were found, where several are. */
  nth?: number | undefined
  wish: Wish
}

const askToEnter = inOwnWorld('enter', enterField)

/** Undefined where nothing was found. */
async function enter(asked: Asked<Wanted>): Promise<{ held: Held | undefined } | undefined> {
  const answer = await askToEnter(asked).catch(() => ({ names: [''], result: undefined }))
  return answer.names.length === 0 ? undefined : { held: answer.result }
}

/** Runs in the page. */
function enterField(found: Element[], { isQuick, nth, wish }: Wanted): Held | undefined {
  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  /** What is typed letter by letter; the others have a picker of their own. */
  const LETTERS = /^(text|email|tel|url|search|number|password|textarea)$/
  const TYPED = /^(text|email|tel|url|search|number|password|date|time|month|week|datetime-local|textarea)$/
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
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
    // A person's hand: the page hears of the change when the field is left, and may save it only then.
    if (!isQuick && LETTERS.test(field.type)) {
      field.select()
      document.execCommand(value === '' ? 'delete' : 'insertText', false, value)
      return field.value
    }
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

  const one = found[nth === undefined ? 0 : nth - 1]
  const isClear = nth !== undefined || found.length === 1
  if (!isClear || !one?.matches('input, textarea, select') || !ready(one as Control)) return undefined
  const field = one as Control
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
