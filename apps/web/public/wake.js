// The public pages are written ahead of time and read without a script. The app wakes at the first sign of a visitor,
// or a few seconds after the page has come to rest. What was pressed and typed before it could answer is done again.
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin']
const CONTROLS = 'button, summary, input[type=radio], input[type=checkbox]'
const FOCUSED = 'a, button, summary, input'
const REST_MS = 4000
const PATIENCE_MS = 3000
const done = []
let focused
let waking = false
let awake = false

function wake() {
  if (waking) return
  waking = true
  for (const sign of SIGNS) removeEventListener(sign, wake)
  import(document.querySelector('script[data-app]').dataset.app)
}

const nameOf = (control) =>
  [control.localName, control.type, control.value, control.getAttribute('aria-label') ?? control.textContent].join(' ')
/** Everything of that name, in the order of the page: which of them it was is told by its place. */
const named = (is) => [...document.querySelectorAll(`#root :is(${FOCUSED})`)].filter((one) => nameOf(one) === is)
const fieldOf = (input) => input.getAttribute('aria-label') ?? input.placeholder

addEventListener('focusin', ({ target }) => {
  if (!awake && target.closest?.('#root')) focused = { is: nameOf(target), place: named(nameOf(target)).indexOf(target) }
})
addEventListener('click', ({ target }) => {
  const control = !awake && target.closest?.('#root') && target.closest(CONTROLS)
  if (control) done.push({ is: nameOf(control), place: named(nameOf(control)).indexOf(control) })
})
addEventListener('input', ({ target }) => {
  if (awake || !target.matches?.('#root input:not([type=radio], [type=checkbox])')) return
  done.push({ field: fieldOf(target), value: target.value })
})
addEventListener(
  'app-ready',
  async () => {
    awake = true
    // Who went by keyboard is where they were.
    if (focused) named(focused.is)[focused.place]?.focus({ preventScroll: true })
    for (const one of done) await again(one)
  },
  { once: true },
)

/** Presses or types once more; what is not there yet is waited for, what never comes is let go. */
async function again({ is, place, field, value }) {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; ) {
    const found = is
      ? named(is)[place]
      : [...document.querySelectorAll('#root input')].find((input) => fieldOf(input) === field)
    if (found && is) return found.click()
    if (found) return retype(found, value)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** React hears of a value only through the element's own setter and an event. */
function retype(field, value) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

for (const sign of SIGNS) addEventListener(sign, wake, { passive: true })
if (document.readyState === 'complete') setTimeout(wake, REST_MS)
else addEventListener('load', () => setTimeout(wake, REST_MS), { once: true })
