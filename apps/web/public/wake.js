// The public pages are written ahead of time and read without a script. The app wakes at the first sign of a visitor,
// or a few seconds after the page has come to rest; a button pressed before that is pressed again once it can answer,
// and what was typed is typed again.
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin']
const REST_MS = 4000
let waking = false
let pressed
let typed

function wake() {
  if (waking) return
  waking = true
  for (const sign of SIGNS) removeEventListener(sign, wake)
  import(document.querySelector('script[data-app]').dataset.app)
}

addEventListener('click', (event) => {
  const button = event.target.closest?.('#root button')
  if (button) pressed = nameOf(button)
})
addEventListener('input', ({ target }) => {
  if (target.closest?.('#root input')) typed = { name: nameOf(target), value: target.value }
})
addEventListener(
  'app-ready',
  () => {
    const field = typed && [...document.querySelectorAll('#root input')].find((input) => nameOf(input) === typed.name)
    if (field) retype(field, typed.value)
    typed = undefined
    const again = pressed && [...document.querySelectorAll('#root button')].find((button) => nameOf(button) === pressed)
    again?.click()
    pressed = undefined
  },
  { once: true },
)

const nameOf = (control) => control.getAttribute('aria-label') ?? control.placeholder ?? control.textContent

/** As a person would: React hears of a value only through the element's own setter and an event. */
function retype(field, value) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

for (const sign of SIGNS) addEventListener(sign, wake, { passive: true })
if (document.readyState === 'complete') setTimeout(wake, REST_MS)
else addEventListener('load', () => setTimeout(wake, REST_MS), { once: true })
