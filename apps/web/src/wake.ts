// The public pages are written ahead of time and read without a script. The app wakes at the first sign of a visitor,
// or a few seconds after the page has come to rest. What was pressed and typed before it could answer is done again.
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin']
const CONTROLS = 'button, summary, input[type=radio], input[type=checkbox]'
const REST_MS = 4_000
const PATIENCE_MS = 3_000

/** A control, told by its name and its place among those of the same name; or what a field of that name held. */
type Deed = { is: string; place: number } | { field: string; value: string }
const done: Deed[] = []
let focused: { is: string; place: number } | undefined
/** What a pointer went down on and has not left yet. */
let held: { control: Element; deed: Deed } | undefined
let waking = false
let awake = false

function wake(): void {
  if (waking) return
  waking = true
  for (const sign of SIGNS) removeEventListener(sign, wake)
  void import(/* @vite-ignore */ document.querySelector<HTMLElement>('script[data-app]')?.dataset.app ?? '')
}

function nameOf(control: Element): string {
  const { localName, type, value } = control as HTMLInputElement
  return [localName, type, value, control.getAttribute('aria-label') ?? control.textContent].join(' ')
}
const named = (is: string) =>
  [...document.querySelectorAll<HTMLElement>('#root :is(a, button, summary, input)')].filter(
    (one) => nameOf(one) === is,
  )
const placeOf = (control: Element) => ({
  is: nameOf(control),
  place: (named(nameOf(control)) as Element[]).indexOf(control),
})
const fieldOf = (input: HTMLInputElement) => input.getAttribute('aria-label') ?? input.placeholder
const within = ({ target }: Event) => (!awake && target instanceof Element && target.closest('#root') ? target : null)

addEventListener('focusin', (event) => {
  const control = within(event)
  if (control) focused = placeOf(control)
})
addEventListener('click', (event) => {
  const control = within(event)?.closest(CONTROLS)
  if (control) done.push(placeOf(control))
})
addEventListener('pointerdown', (event) => {
  const control = within(event)?.closest(CONTROLS)
  held = control ? { control, deed: placeOf(control) } : undefined
})
addEventListener('pointerup', () => {
  // The app took the page's place between down and up, so there is nothing left that could be clicked.
  if (held && !held.control.isConnected) void again(held.deed)
  held = undefined
})
addEventListener('input', (event) => {
  const field = within(event)
  if (field instanceof HTMLInputElement && !field.matches(CONTROLS))
    done.push({ field: fieldOf(field), value: field.value })
})
addEventListener('app-ready', () => void takeUp(), { once: true })

async function takeUp(): Promise<void> {
  awake = true
  // Who went by keyboard is where they were.
  if (focused) named(focused.is)[focused.place]?.focus({ preventScroll: true })
  for (const deed of done) await again(deed)
  if (focused && document.activeElement === document.body) named(focused.is)[focused.place]?.focus()
}

/** Presses or types once more; what is not there yet is waited for, what never comes is let go. */
async function again(deed: Deed): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; ) {
    const found = redo(deed)
    // The page answers to it before the next.
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (found) return
  }
}

function redo(deed: Deed): boolean {
  if ('is' in deed) {
    const control = named(deed.is)[deed.place]
    control?.focus({ preventScroll: true })
    control?.click()
    return control !== undefined
  }
  const inputs = [...document.querySelectorAll<HTMLInputElement>('#root input')]
  const field = inputs.find((input) => fieldOf(input) === deed.field)
  if (field) retype(field, deed.value)
  return field !== undefined
}

/** React hears of a value only through the element's own setter and an event. */
function retype(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

for (const sign of SIGNS) addEventListener(sign, wake, { passive: true })
if (document.readyState === 'complete') setTimeout(wake, REST_MS)
else addEventListener('load', () => setTimeout(wake, REST_MS), { once: true })
